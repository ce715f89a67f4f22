import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AppError } from '../../contract/errors.ts';
import { openStage } from '../../engine/stage/open-stage.ts';
import { filmOf, testBundle } from '../engine/stage/film.ts';
import { descendants, isBrowser, survivors } from './process-tree.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
beforeAll(async () => {
  stage = await testBundle();
});
afterAll(() => stage.cleanUp());

const browsers = () =>
  descendants()
    .filter(isBrowser)
    .map(({ pid }) => pid);
const scene = 'export default () => <p>here</p>;';

/** Ways to eat, stall or break a browser; `scene` follows each unless it gives its own. */
const attacks: Record<string, string> = {
  'a component within itself': 'const Deep = () => <Deep />; export default Deep;',
  'a component with a million children':
    'export default () => <>{Array.from({ length: 1e6 }, (_, i) => <i key={i} />)}</>;',
  'a state that never rests':
    "import { useEffect, useState } from 'react'; export default () => { const [n, set] = useState(0); useEffect(() => set(n + 1)); return <p>{n}</p>; };",
  'a state set while rendering':
    "import { useState } from 'react'; export default () => { const [n, set] = useState(0); set(n + 1); return <p>{n}</p>; };",
  'a promise that is thrown for ever': 'export default () => { throw new Promise(() => 0); };',
  'a pattern that backtracks': `/^(a+)+$/.test('a'.repeat(60) + 'b'); ${scene}`,
  'promises without end': `(function next() { Promise.resolve().then(next); })(); ${scene}`,
  'timers without end': `setInterval(() => { for (let i = 0; i < 100; i++) setTimeout(() => 0); }); ${scene}`,
  'frames without end': `(function next() { requestAnimationFrame(next); document.body.append('x'.repeat(1e5)); })(); ${scene}`,
  'observers that feed themselves': `new MutationObserver(() => document.body.append('x')).observe(document, { childList: true, subtree: true }); document.body.append('x'); ${scene}`,
  'textures of a card': `const c = document.createElement('canvas'); const g = c.getContext('webgl2'); for (let i = 0; g && i < 500; i++) { const t = g.createTexture(); g.bindTexture(g.TEXTURE_2D, t); g.texImage2D(g.TEXTURE_2D, 0, g.RGBA, 8192, 8192, 0, g.RGBA, g.UNSIGNED_BYTE, null); } ${scene}`,
  'a shader that never ends': `const c = document.createElement('canvas'); const g = c.getContext('webgl'); if (g) { const s = g.createShader(g.FRAGMENT_SHADER); if (s) { g.shaderSource(s, 'precision highp float; void main() { for (int i = 0; i < 1000000000; i++) {} gl_FragColor = vec4(1.); }'); g.compileShader(s); } } ${scene}`,
  'a context that is lost over and over': `setInterval(() => { const g = document.createElement('canvas').getContext('webgl'); g?.getExtension('WEBGL_lose_context')?.loseContext(); }); ${scene}`,
  'a card that is asked to hang': `(navigator as any).gpu?.requestAdapter().then((a: any) => a?.requestDevice()).then((d: any) => d?.destroy()); ${scene}`,
  'pages of the browser that crash it': `for (const page of ['crash', 'gpucrash', 'gpuhang', 'kill', 'hang', 'inducebrowsercrashforrealz']) { open('chrome' + '://' + page); location.href = 'chrome' + '://' + page; } ${scene}`,
  'memory of a machine of its own': `const m = new WebAssembly.Memory({ initial: 1, maximum: 65536 }); try { for (;;) m.grow(1000); } catch {} new Uint8Array(m.buffer).fill(1); ${scene}`,
  'blobs without end': `const all: string[] = []; for (let i = 0; i < 2000; i++) all.push(URL.createObjectURL(new Blob([new Uint8Array(1 << 20)]))); ${scene}`,
  'a full store': `indexedDB.open('x').onupgradeneeded = (e: any) => { const s = e.target.result.createObjectStore('x', { autoIncrement: true }); for (let i = 0; i < 200; i++) s.put(new Uint8Array(1 << 22)); }; ${scene}`,
  'a number that is too large': `let n = 2n; for (;;) n = n ** 2n; ${scene}`,
  'a list that is too long': `new Array(2 ** 31).fill(0); ${scene}`,
  'a filter of a filter': `document.body.insertAdjacentHTML('beforeend', '<svg>' + Array.from({ length: 200 }, (_, i) => '<filter id="f' + i + '"><feGaussianBlur stdDeviation="500"/><feTurbulence numOctaves="50"/></filter>').join('') + '</svg>' + '<div style="filter:url(#f0) url(#f1) url(#f2) blur(900px);position:fixed;inset:-9999px">x</div>'.repeat(20)); ${scene}`,
  'shadows upon shadows': `document.body.insertAdjacentHTML('beforeend', '<div style="box-shadow:' + Array(3000).fill('0 0 900px 900px #f00').join() + '">x</div>'); ${scene}`,
  'animations without number': `document.body.insertAdjacentHTML('beforeend', '<style>@keyframes a{to{transform:rotate(1turn)}}</style>' + '<b style="animation:a 1s infinite;display:block">x</b>'.repeat(20000)); ${scene}`,
  'a history without end': `for (let i = 0; i < 1e5; i++) { try { history.pushState('x'.repeat(1e4), '', '?' + i); } catch { break; } } ${scene}`,
  'a page written anew': `document.open(); document.write('<p>gone</p>'); document.close(); ${scene}`,
  'a page without a root': `document.documentElement.remove(); ${scene}`,
  'a prototype without ways': `for (const p of [Array, Promise, Map, Function, String]) for (const n of Object.getOwnPropertyNames(p.prototype)) { try { delete (p.prototype as any)[n]; } catch {} } ${scene}`,
  'a clock that is taken away': `Object.defineProperty(globalThis, 'performance', { get() { throw 1; } }); globalThis.queueMicrotask = globalThis.setTimeout = globalThis.requestAnimationFrame = (() => { throw 1; }) as any; ${scene}`,
  'a stop of the debugger': `for (let i = 0; i < 1e4; i++) { debugger; } ${scene}`,
  'sounds without end': `for (let i = 0; i < 100; i++) { const o = new OfflineAudioContext(32, 48000 * 600, 48000); o.startRendering(); } ${scene}`,
  'a million elements': `try { for (let i = 0; i < 1e6; i++) document.body.append(document.createElement('i')) } catch {} ${scene}`,
  'a flood of messages': `try { for (let i = 0; i < 1e5; i++) postMessage("x".repeat(100), "*") } catch {} ${scene}`,
  'a getter that never returns': `try { Object.defineProperty(Object.prototype, 'frame', { get() { for (;;); } }) } catch {} ${scene}`,
  'a thenable that never settles': `try { Object.prototype.then = () => 0 } catch {} ${scene}`,
  'waiting on itself': `try { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) } catch {} ${scene}`,
  'frames within frames': `try { (function nest(d) { const f = d.createElement('iframe'); d.body.append(f); if (f.contentDocument?.body && nest.count++ < 300) nest(f.contentDocument); }).call(null, document) } catch {} ${scene}`,
};

test.each(Object.entries(attacks))(
  '%s ends in a verdict or a picture, leaves no process, and the next film is shown',
  async (_what, code) => {
    const before = browsers();
    const outcome = await (async () => {
      await using film = await openStage({ bundle: stage.bundle, ...(await filmOf([{ code }])) });
      await film.capture(3, { format: 'jpeg' });
      return 'shown';
    })().catch((error: unknown) => error);
    if (outcome !== 'shown') expect(outcome).toBeInstanceOf(AppError);
    expect(await survivors(browsers().filter((pid) => !before.includes(pid)))).toEqual([]);
    await using next = await openStage({ bundle: stage.bundle, ...(await filmOf([{ code: scene }])) });
    expect((await next.capture(1, { format: 'jpeg' })).length).toBeGreaterThan(100);
  },
  120_000,
);
