import { setTimeout as delay } from 'node:timers/promises';
import { Client, Connection, defaultGrpcRetryOptions, makeGrpcRetryInterceptor } from '@temporalio/client';
import type { Config } from '../../config/config.ts';

export interface Temporal extends AsyncDisposable {
  client: Client;
  connection: Connection;
  namespace: string;
}

const longestRetryMs = 1_000;

/** A client that connects with its first call, so that a process can start while Temporal is down. */
export function openTemporal({ address, namespace }: Config['temporal']): Temporal {
  const retries = createRetries();
  const connection = Connection.lazy({ address, interceptors: [makeGrpcRetryInterceptor(retries.options)] });
  const client = new Client({ connection, namespace });
  return {
    client,
    connection,
    namespace,
    async [Symbol.asyncDispose]() {
      await retries.stop();
      await connection.close();
    },
  };
}

/**
 * The SDK's retries, which can be ended. A retry is a timer that knows nothing of its call's end; one that fires after
 * the connection is closed throws where nobody can catch it and takes the process along.
 */
function createRetries() {
  const { delayFunction, retryableDecider } = defaultGrpcRetryOptions();
  let isStopped = false;
  let lastAt = 0;
  const options: ReturnType<typeof defaultGrpcRetryOptions> = {
    delayFunction(attempt, status) {
      const ms = Math.min(longestRetryMs, delayFunction(attempt, status));
      lastAt = Math.max(lastAt, performance.now() + ms);
      return ms;
    },
    retryableDecider: (attempt, status) => !isStopped && retryableDecider(attempt, status),
  };
  const stop = async () => {
    isStopped = true;
    const left = lastAt - performance.now();
    if (left > -50) await delay(left + 50);
  };
  return { options, stop };
}
