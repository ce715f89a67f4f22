import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ledger } from '../../db/repositories/ledger.ts';
import { runs } from '../../db/repositories/runs.ts';
import { newPaidCaller } from '../api/paid-caller.ts';
import { newProject } from '../api/test-film.ts';
import { pixelsOf } from '../engine/stage/film.ts';
import { type ExportStack, ended, openExportStack } from '../faults/killed-exports.ts';
import { type Canary, canaryColour, canaryWords, loopbackCanary } from './loopback-canary.ts';

// A secret of the service, in the environment of API and worker.
const secret = 'canary-of-the-environment-0123456789';
let opened: ExportStack;
let canary: Canary;
beforeAll(async () => {
  canary = await loopbackCanary();
  opened = await openExportStack({ inFolder: true, env: { CANARY_SECRET: secret } });
}, 200_000);
afterAll(async () => {
  await opened?.[Symbol.asyncDispose]();
  await canary?.[Symbol.asyncDispose]();
}, 60_000);

const good = 'export default () => <p>good</p>;';
const web = () => `'http' + '://127.0.0.1:${canary.port}/'`;

/** Scenes as a customer would send them; each is refused, fails, or is shown without what it was after. */
const attacks: Record<string, () => string> = {
  'reads a file': () => `import s from "/proc/self/environ" with { type: "text" }; export default () => s;`,
  'reads a file on the page': () =>
    `import { useEffect } from 'react'; export default () => { useEffect(() => { fetch('file' + ':///proc/self/environ').then((r) => r.text()).then((t) => document.body.append(t)); }); return <p />; };`,
  'asks the service': () =>
    `import { useEffect } from 'react'; export default () => { useEffect(() => { fetch(${web()}).then((r) => r.text()).then((t) => document.body.append(t)); }); return <p />; };`,
  'shows the service': () =>
    `export default () => { const f = document.createElement('iframe'); f.src = ${web()}; f.style.cssText = 'position:fixed;inset:0;width:100%;height:100%'; document.body.append(f); return <p />; };`,
  'leaves for the service': () => `location.href = ${web()}; ${good}`,
  'kills the renderer': () => `fetch('/pro' + 'xy').catch(() => 0); ${good}`,
  'never returns': () => `for (;;); ${good}`,
  'never returns in a frame': () => 'export default () => { for (;;); };',
  'eats memory': () => `const all = []; for (;;) all.push(new Uint8Array(64 << 20).fill(1)); ${good}`,
  'throws a book': () => `export default () => { throw new Error('\\u001b[31m\\n{"level":60}' + 'x'.repeat(5e7)); };`,
  'forges a report': () => `Object.defineProperty(globalThis, 'stage', { value: { seek: () => ({}) } }); ${good}`,
  'breaks the compiler': () => `const x = ${'['.repeat(120_000)}`,
  'floods the console': () => `for (let i = 0; i < 2e5; i++) console.log('x'.repeat(100)); ${good}`,
  pollutes: () => `Object.prototype.then = (done) => done(1); JSON.stringify = () => '{}'; ${good}`,
  'opens windows': () => `for (let i = 0; i < 300; i++) open('about:blank'); ${good}`,
  'prints secrets': () => `export default () => <p>{JSON.stringify(globalThis.process ?? {})}</p>;`,
};

test.each(Object.keys(attacks))(
  'a scene that %s: no packet, no secret, no process of the service touched, nothing charged, and the next film is shown',
  async (what) => {
    const { stack, database, folder } = opened;
    const call = await newPaidCaller({ url: stack.apiUrl, database }, 1);
    const before = stack.pids();
    const show = async (code: string) => {
      const projectId = await newProject(call, { width: 320, height: 180, fps: 30 });
      const body = { name: 'Scene', code, track: 0, startFrame: 0, durationInFrames: 30 };
      const made = await call('createScene', { params: { projectId }, body });
      if (made.status !== 201) return { refused: made };
      const started = await call('startPreview', { params: { projectId }, body: { frames: [3] } });
      const run = await ended(database, started.body.id);
      return { run, told: await runs.eventsSince(database.fork(), run.id, 0), faults: made.body };
    };
    const outcome = await show((attacks[what] as () => string)());
    const picture = outcome.told?.find(({ type }) => type === 'artefact')?.body.url;
    if (picture) {
      const bytes = Buffer.from(await (await fetch(`${stack.apiUrl}${picture}`)).arrayBuffer());
      expect(holdsCanary(await pixelsOf(bytes))).toBe(false);
    }
    expect(canary.hits()).toBe(0);
    const logs = await Promise.all(
      ['api', 'worker'].map((name) => readFile(join(folder, `data/logs/${name}.log`), 'utf8')),
    );
    const all = `${JSON.stringify(outcome)}${logs.join('')}`;
    expect([secret, canaryWords, 'root:x:0'].filter((word) => all.includes(word))).toEqual([]);
    expect(stack.pids()).toEqual(before);
    expect((await fetch(`${stack.apiUrl}/health`)).status).toBe(200);
    const { availableMicros, heldMicros } = await ledger.balanceOf(database.fork(), call.accountId);
    expect([availableMicros, heldMicros]).toEqual([1_000_000, 0]);
    expect((await show(good)).run).toMatchObject({ state: 'completed', error: null });
  },
  240_000,
);

function holdsCanary(pixels: Buffer): boolean {
  for (let index = 0; index < pixels.length; index += 3) {
    if (canaryColour.every((value, channel) => Math.abs((pixels[index + channel] ?? 0) - value) < 8)) return true;
  }
  return false;
}
