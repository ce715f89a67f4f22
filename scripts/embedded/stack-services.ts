import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHost } from '../../config/host.ts';
import { findLogLine } from './log-line.ts';
import { Service } from './service.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export interface ServicesOptions {
  dataDir: string;
  databaseUrl: string;
  temporalAddress: string;
  temporalUiUrl: string;
  apiPort: number;
  env: Record<string, string>;
  readyTimeoutMs: number;
  onRestart?: (line: string) => void;
}

export interface StackServices {
  api: Service;
  worker: Service;
  apiUrl: () => string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** API and worker as processes that find each other, their servers and their data by environment variables. */
export function createServices(options: ServicesOptions): StackServices {
  const dataDir = resolve(options.dataDir);
  // Known from the API's first start on, so that a later start listens at the same place.
  let apiUrl = `http://127.0.0.1:${options.apiPort}`;
  const env = () => ({
    // Readiness is read from lines of level info.
    LOG_LEVEL: readHost().environment.LOG_LEVEL === 'debug' ? 'debug' : 'info',
    ...options.env,
    DATABASE_URL: options.databaseUrl,
    TEMPORAL_ADDRESS: options.temporalAddress,
    TEMPORAL_UI_URL: options.temporalUiUrl,
    DATA_DIR: dataDir,
    API_HOST: '127.0.0.1',
    API_PORT: new URL(apiUrl).port,
  });
  const serviceOf = (name: 'api' | 'worker', isReady: (logFile: string) => Promise<boolean>) =>
    new Service({
      name,
      entry: `${name}/main.ts`,
      root,
      env,
      logFile: join(dataDir, 'logs', `${name}.log`),
      onRestart: options.onRestart,
      waitUntilReady: (child) => waitUntilReady(child, () => isReady(child.logFile), options.readyTimeoutMs),
    });
  const api = serviceOf('api', async (logFile) => {
    const line = findLogLine(logFile, 'listening');
    if (typeof line?.url !== 'string') return false;
    apiUrl = line.url.replace(/\/$/, '');
    return true;
  });
  const worker = serviceOf('worker', async (logFile) => {
    return findLogLine(logFile, 'worker ready') !== undefined && (await fetch(`${apiUrl}/ready`)).ok;
  });
  return { api, worker, apiUrl: () => apiUrl };
}
