import { Client, Connection } from '@temporalio/client';
import type { Config } from '../../config/config.ts';

export interface Temporal extends AsyncDisposable {
  client: Client;
  connection: Connection;
  namespace: string;
}

/** A client that connects with its first call, so that a process can start while Temporal is down. */
export function openTemporal({ address, namespace }: Config['temporal']): Temporal {
  const connection = Connection.lazy({ address });
  const client = new Client({ connection, namespace });
  return {
    client,
    connection,
    namespace,
    async [Symbol.asyncDispose]() {
      await connection.close();
    },
  };
}
