import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BenchRow } from '../row.ts';
import { load } from './load.ts';
import type { ApiBench } from './open-bench.ts';
import { percentile } from './percentiles.ts';

const connections = 4;
const listed = 20;

/** Lists of projects beside a bare Koa route with one query over the same rows: in turns, so that both meet one machine. */
export async function listReads(bench: ApiBench): Promise<BenchRow[]> {
  for (let count = 0; count < listed; count += 1) await bench.post('/api/v1/projects', { name: `Project ${count}` });
  const headers = { 'x-api-key': bench.apiKey };
  const ours = { url: `${bench.url}/api/v1/projects?limit=${listed}`, headers };
  const bare = await startBareRoute(bench.databaseUrl, bench.accountId);
  try {
    const seconds = bench.quick ? 0.5 : 4;
    const results: Record<'ours' | 'bare', { perSecond: number[]; latencies: number[] }> = {
      ours: { perSecond: [], latencies: [] },
      bare: { perSecond: [], latencies: [] },
    };
    await Promise.all([load({ ...ours, connections, seconds: 1 }), load({ url: bare.url, connections, seconds: 1 })]);
    for (let round = 0; round < 3; round += 1) {
      for (const [name, target] of [
        ['bare', { url: bare.url }],
        ['ours', ours],
      ] as const) {
        const { perSecond, latencies } = await load({ ...target, connections, seconds });
        results[name].perSecond.push(perSecond);
        results[name].latencies.push(...latencies);
      }
    }
    return rowsOf(results.ours, results.bare);
  } finally {
    bare.process.kill();
  }
}

interface Measured {
  perSecond: number[];
  latencies: number[];
}

function rowsOf(ours: Measured, bare: Measured): BenchRow[] {
  const [rate, bareRate] = [percentile(ours.perSecond, 0.5), percentile(bare.perSecond, 0.5)];
  const detail = { connections, rows: listed, requests: ours.latencies.length };
  return [
    { name: 'list of projects, p50', value: percentile(ours.latencies, 0.5), unit: 'ms', detail },
    { name: 'list of projects, p99', value: percentile(ours.latencies, 0.99), unit: 'ms', bar: { atMost: 25 } },
    { name: 'bare Koa route with one query, p50', value: percentile(bare.latencies, 0.5), unit: 'ms' },
    { name: 'bare Koa route with one query, p99', value: percentile(bare.latencies, 0.99), unit: 'ms' },
    { name: 'list of projects', value: rate, unit: 'requests/s' },
    { name: 'bare Koa route', value: bareRate, unit: 'requests/s' },
    { name: 'list of projects, share of the bare route', value: rate / bareRate, unit: 'x', bar: { atLeast: 0.5 } },
  ];
}

function startBareRoute(databaseUrl: string, accountId: string): Promise<{ url: string; process: ChildProcess }> {
  const file = fileURLToPath(new URL('./bare-route.ts', import.meta.url));
  const child = spawn(process.execPath, [file, databaseUrl, accountId], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the bare route did not start')));
    child.stdout.once('data', (line) => resolve({ url: String(line).trim(), process: child }));
  });
}
