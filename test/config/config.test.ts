import { expect, test } from '@jest/globals';
import { readConfig } from '../../config/config.ts';
import { createLogger } from '../../config/logger.ts';

const least = { DATABASE_URL: 'postgres://u:p@127.0.0.1/db' };

test('the address of the database is enough; the rest are stand-ins on this machine', () => {
  const config = readConfig(least);
  expect(config).toMatchObject({
    temporal: { address: '127.0.0.1:7233', namespace: 'default' },
    api: { host: '127.0.0.1', port: 0 },
    storage: { kind: 'folder' },
    anthropic: null,
    allowUnsandboxed: false,
  });
  expect(config.worker.queues).toEqual(['core', 'direct', 'stills', 'render']);
});

test('production ends are swapped in by variables alone, and empty ones count as unset', () => {
  const config = readConfig({
    ...least,
    S3_BUCKET: 'films',
    S3_ENDPOINT: 'http://store:9000/',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    ANTHROPIC_API_KEY: '',
    PUBLIC_BASE_URL: 'https://films.example/',
    WORKER_QUEUES: 'stills, render',
  });
  expect(config.storage).toEqual({
    ...{ kind: 's3', bucket: 'films', region: 'us-east-1', endpoint: 'http://store:9000', pathStyle: false },
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  });
  expect(config).toMatchObject({ anthropic: null, publicBaseUrl: 'https://films.example' });
  expect(config.worker.queues).toEqual(['stills', 'render']);
});

test('money is taken by Stripe, else locally on loopback or where that is allowed, else list prices stand', () => {
  const billing = (env: Record<string, string>) => readConfig({ ...least, BILLING: 'auto', ...env }).billing;
  expect(billing({})).toBe('local');
  expect(billing({ API_HOST: '::1' })).toBe('local');
  expect(billing({ API_HOST: '127.evil.example' })).toBe('unconfigured');
  expect(billing({ API_HOST: '0.0.0.0' })).toBe('unconfigured');
  expect(billing({ API_HOST: '0.0.0.0', LOCAL_CHECKOUT: 'allow' })).toBe('local');
  expect(billing({ API_HOST: '0.0.0.0', LOCAL_CHECKOUT: 'allow', STRIPE_SECRET_KEY: 'sk' })).toBe('stripe');
  expect(billing({ STRIPE_SECRET_KEY: 'sk', BILLING: 'off' })).toBe('off');
  expect(() => billing({ LOCAL_CHECKOUT: 'yes' })).toThrow(/LOCAL_CHECKOUT/);
});

test('what of this machine customers may name is a list of hosts and ports, and nothing unless given', () => {
  expect(readConfig(least).outboundAllow).toEqual([]);
  const list = (text: string) => readConfig({ ...least, OUTBOUND_ALLOW: text }).outboundAllow;
  expect(list('127.0.0.1:8080, localhost:80,[::1]:9000')).toEqual(['127.0.0.1:8080', 'localhost:80', '[::1]:9000']);
  for (const bad of ['*', '127.0.0.1', '127.0.0.0/8:80', 'http://127.0.0.1:80']) expect(() => list(bad)).toThrow();
});

test('every wrong variable is named at once', () => {
  const wrong = () => readConfig({ DATABASE_URL: 'mysql://x', API_PORT: '99999', WORKER_QUEUES: 'core,moon' });
  expect(wrong).toThrow(/DATABASE_URL.*\n.*API_PORT.*\n.*WORKER_QUEUES/);
});

test('a log line is JSON with ids and without secrets', () => {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'info' }, 'api', { write: (line) => void lines.push(line) });
  logger.info({ runId: 'run_1', apiKey: 'fw_live_x', req: { headers: { 'x-api-key': 'fw_live_x' } } }, 'done');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', process: 'api', runId: 'run_1', msg: 'done' });
  expect(lines[0]).not.toContain('fw_live_x');
});
