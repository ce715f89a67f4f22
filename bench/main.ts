import { parseArgs } from 'node:util';
import { machine, textOf } from './report.ts';
import { type BenchPart, type BenchRow, holds } from './row.ts';
import { writePage } from './write-page.ts';

/** The parts of the bench; each is loaded when it runs. */
const parts: Record<string, () => Promise<BenchPart>> = {
  api: async () => (await import('./api/api-part.ts')).apiPart,
  render: async () => (await import('./render/render-part.ts')).renderPart,
  web: async () => (await import('./web/web-part.ts')).webPart,
};

/**
 * `npm run bench [-- <part>…] [--json] [--quick] [--write]`: measures and holds the figures against their bars. Text by
 * default; with `--json` one document `{machine, parts}` on standard output; `--write` puts the tables into
 * `docs/performance.md`. The exit code is 1 when a bar is missed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, write: { type: 'boolean' } },
});
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
const results: Record<string, BenchRow[]> = {};
if (unknown.length > 0) {
  process.stderr.write(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.\n`);
  process.exitCode = 2;
} else {
  await measure();
}

async function measure(): Promise<void> {
  if (!values.json) console.log(`${JSON.stringify(machine())}\n`);
  for (const name of chosen) {
    const part = await parts[name]?.();
    if (!part) continue;
    const onStep = (line: string) => void process.stderr.write(`  … ${line}\n`);
    process.stderr.write(`${name}: ${part.describe}\n`);
    results[name] = await part.run({ onStep, quick: values.quick === true });
    if (!values.json) console.log(textOf(name, results[name]));
  }
  if (values.write) await writePage(machine(), results);
  if (values.json) console.log(JSON.stringify({ machine: machine(), parts: results }, null, 2));
  if (
    Object.values(results)
      .flat()
      .some((row) => holds(row) === false)
  )
    process.exitCode = 1;
}
