import { missingPollers } from '../../adapters/temporal/list-pollers.ts';
import type { ApiContext } from '../context.ts';

export interface ReadinessCheck {
  name: string;
  ok: boolean;
  detail?: string;
}

const patienceMs = 3_000;

/** Whether each thing that work needs can be used right now. */
export function checkReadiness({ database, temporal, storage }: ApiContext): Promise<ReadinessCheck[]> {
  return Promise.all([
    check('database', async () => void (await database.ping())),
    check('temporal', async () => void (await temporal.connection.workflowService.getSystemInfo({}))),
    check('storage', async () => void (await storage.head('ready-probe'))),
    check('workers', async () => {
      const missing = await missingPollers(temporal);
      return missing.length > 0 ? `Nobody polls ${missing.join(', ')}.` : undefined;
    }),
  ]);
}

/** `probe` resolves with what is wrong, if anything. Why it failed stays in here: the reply names no address. */
async function check(name: string, probe: () => Promise<string | undefined>): Promise<ReadinessCheck> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('It does not answer.'), patienceMs);
  });
  const detail = await Promise.race([probe().catch(() => 'It cannot be reached.'), late]);
  clearTimeout(timer);
  return detail === undefined ? { name, ok: true } : { name, ok: false, detail };
}
