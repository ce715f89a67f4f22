import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readConfig } from '../../config/config.ts';

interface Service {
  image?: string;
  environment: Record<string, string>;
  ports?: unknown[];
  security_opt?: string[];
  cap_drop?: string[];
  privileged?: boolean;
  user?: string;
  shm_size?: string | number;
  depends_on: Record<string, { condition: string }>;
}

let services: Record<string, Service>;
const service = (name: string): Service => services[name] as Service;

/** `docker-compose config` checks the file against the Compose specification and needs no daemon. */
async function composeConfig(env: Record<string, string>) {
  const path = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: '/nonexistent' };
  return promisify(execFile)('docker-compose', ['config'], { env: { ...path, ...env } });
}

beforeAll(async () => {
  const { stdout } = await composeConfig({ POSTGRES_PASSWORD: 'one', STORAGE_PASSWORD: 'two' });
  services = parse(stdout).services;
});

test('Postgres, Temporal, its UI, storage, API and worker are services of their own', () => {
  const names = ['api', 'postgres', 'storage', 'temporal', 'temporal-ui', 'worker'];
  expect(Object.keys(services)).toEqual(expect.arrayContaining(names));
  const images = Object.values(services).flatMap(({ image }) => (image?.includes('/') ? [image] : []));
  expect(images.filter((image) => !/:v?\d+\.\d+/.test(image))).toEqual([]);
});

test('without passwords the file is refused: it has none of its own', async () => {
  await expect(composeConfig({})).rejects.toMatchObject({ stderr: expect.stringContaining('docs/install.md') });
});

test('every published port is of this machine alone', () => {
  const ports = Object.values(services).flatMap((each) => each.ports ?? []);
  expect(ports.length).toBeGreaterThanOrEqual(2);
  expect(ports.filter((port) => !JSON.stringify(port).includes('127.0.0.1'))).toEqual([]);
});

test('API and worker get an environment that the configuration knows and accepts', () => {
  const known = readFileSync('config/config.ts', 'utf8');
  for (const name of ['api', 'worker']) {
    const { environment } = service(name);
    expect(Object.keys(environment).filter((key) => !known.includes(`  ${key}: `))).toEqual([]);
    const { storage, temporal } = readConfig(environment);
    expect(storage).toMatchObject({ kind: 's3', bucket: 'framewright', endpoint: 'http://storage:7070' });
    expect(temporal.address).toBe('temporal:7233');
  }
});

test('the worker has what its jail needs and nothing above it', () => {
  const { security_opt, cap_drop, privileged, shm_size } = service('worker');
  expect(security_opt).toEqual(
    expect.arrayContaining([
      'no-new-privileges:true',
      'apparmor=unconfined',
      'systempaths=unconfined',
      expect.stringMatching(/^seccomp[=:].*seccomp-worker\.json$/),
    ]),
  );
  expect({ cap_drop, privileged }).toEqual({ cap_drop: ['ALL'], privileged: undefined });
  expect(String(shm_size)).toMatch(/^(1g|1gb|1073741824)$/i);
  const last = readFileSync('Dockerfile', 'utf8').split('FROM tree AS worker')[1];
  for (const program of ['bubblewrap', 'chromium-headless-shell', 'ffmpeg', 'espeak-ng', 'fluidsynth']) {
    expect(last).toMatch(new RegExp(`\\b${program}\\b`, 'u'));
  }
  expect(last).toMatch(/^USER node$/m);
});

test('its system calls leave room for namespaces and none for the kernel', () => {
  const profile = JSON.parse(readFileSync('docker/seccomp-worker.json', 'utf8'));
  const refused: string[] = profile.syscalls.flatMap(({ names }: { names: string[] }) => names);
  const needed = ['clone', 'clone3', 'unshare', 'setns', 'mount', 'umount2', 'pivot_root', 'sethostname', 'ptrace'];
  expect(refused.filter((name) => needed.includes(name))).toEqual([]);
  expect(refused).toEqual(expect.arrayContaining(['kexec_load', 'init_module', 'bpf', 'open_by_handle_at', 'reboot']));
});

test('the API relaxes nothing', () => {
  expect(service('api').security_opt).toEqual(['no-new-privileges:true']);
});

test('work starts after the servers that it needs', () => {
  for (const name of ['api', 'worker']) {
    expect(service(name).depends_on).toMatchObject({
      postgres: { condition: 'service_healthy' },
      'temporal-namespace': { condition: 'service_completed_successfully' },
    });
  }
});
