import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AppError } from '../../contract/errors.ts';
import { compileScene } from '../../engine/compile/compile-scene.ts';
import { openStage } from '../../engine/stage/open-stage.ts';
import { filmOf, pixelsOf, testBundle } from '../engine/stage/film.ts';
import { canaryColour, canaryPlaces, canaryWords, loopbackCanary } from './loopback-canary.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
beforeAll(async () => {
  stage = await testBundle();
});
afterAll(() => stage.cleanUp());

/** Asks every place by every means that a scene has for bytes and pictures, and paints what comes back. */
const asking = (places: readonly string[]) => `
import { createElement, useEffect, useState } from 'react';
import * as remotion from 'remotion';
const { AbsoluteFill, Html5Audio, Html5Video, IFrame, Img, OffthreadVideo, continueRender, delayRender } = remotion;
const places: string[] = ${JSON.stringify(places.map((place) => [...place].reverse().join('')))}.map((place) => [...place].reverse().join(''));
const means: Record<string, (web: string, place: string) => unknown> = {
  fetch: (web) => fetch(web).then((reply) => reply.text()),
  proxy: (web) => fetch('/pro' + 'xy?src=' + encodeURIComponent(web)).then((reply) => reply.text()),
  bareProxy: () => fetch('/pro' + 'xy').then((reply) => reply.text()),
  secure: (web) => fetch(web.replace('http', 'https'), { mode: 'no-cors' }),
  socket: (_web, place) => new WebSocket('ws://' + place),
  picture: (web) => { new Image().src = web; },
  background: (web) => { document.body.style.backgroundImage = 'url(' + web + ')'; },
  frame: (web) => { const frame = document.createElement('iframe'); frame.src = web; frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%'; document.body.append(frame); },
  script: (web) => { const script = document.createElement('script'); script.src = web; document.head.append(script); },
  module: (web) => new Function('web', 'return import(web)')(web),
  worker: (web) => new Worker(URL.createObjectURL(new Blob(['importScripts(' + JSON.stringify(web) + ')']))),
  beacon: (web) => navigator.sendBeacon(web, 'x'),
  window: (web) => open(web),
  datagrams: (_web, place) => { const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + place }] }); peer.createDataChannel('x'); return peer.createOffer().then((offer) => peer.setLocalDescription(offer)); },
};
export default function Scene() {
  const [said, say] = useState('');
  const [handle] = useState(() => delayRender('asking'));
  useEffect(() => {
    const tell = (what: unknown) => { if (typeof what === 'string') say((before) => before + ' ' + what); };
    for (const place of places) for (const ask of Object.values(means)) {
      try { Promise.resolve(ask('http' + '://' + place + '/', place)).then(tell, () => 0); } catch {}
    }
    setTimeout(() => continueRender(handle), 600);
  }, []);
  const web = 'http' + '://' + places[0] + '/';
  return <AbsoluteFill style={{ fontSize: 20 }}>asked {said}
    {[Img, Html5Video, Html5Audio, IFrame, OffthreadVideo].map((Media, index) => createElement(Media as never, { key: index, src: web, onError: () => 0 } as never))}
  </AbsoluteFill>;
}`;

test('no spelling of an address of this machine or of a metadata service is reached, by no means', async () => {
  await using canary = await loopbackCanary();
  const code = asking(canaryPlaces(canary.port));
  await using film = await openStage({ bundle: stage.bundle, ...(await filmOf([{ code }])) });
  const seen = await (async () => {
    const picture = await film.capture(3, { format: 'png' });
    return { picture, words: JSON.stringify((await film.measure(3)).texts) };
  })().catch((error: unknown) => {
    // Pictures that never come may keep the frame from being ready; then nothing is shown.
    expect(error).toBeInstanceOf(AppError);
    return null;
  });
  await delay(500);
  expect(canary.hits()).toBe(0);
  expect(`${seen?.words}${JSON.stringify(film.faults())}`).not.toContain(canaryWords);
  if (seen) expect(holdsCanary(await pixelsOf(seen.picture))).toBe(false);
}, 120_000);

test('what a scene tells remotion to collect, to store or to load on its server does nothing', async () => {
  const attacks = [
    'globalThis.remotion_collectAssets = () => { for (;;); };',
    'globalThis.remotion_collectAssets = () => Array(1e7).fill({});',
    'globalThis.remotion_setFrame = () => { for (;;); }; globalThis.remotion_renderReady = false;',
    'globalThis.remotion_cancelledError = "x".repeat(1e6);',
    'fetch("/pro" + "xy").catch(() => 0);',
  ];
  for (const attack of attacks) {
    const code = `import * as remotion from 'remotion'; const { Artifact } = remotion; ${attack}
export default () => <><p>here</p><Artifact filename="../../etc/cron.d/x" content={'x'.repeat(1e6)} /></>;`;
    await using film = await openStage({ bundle: stage.bundle, ...(await filmOf([{ code }])) });
    const shown = await film.capture(2, { format: 'jpeg' }).catch((error: unknown) => error);
    if (!Buffer.isBuffer(shown)) expect(shown).toBeInstanceOf(AppError);
  }
}, 120_000);

/** Kinds of text that compilers stumble over; each is refused by name or becomes a module of allowed imports. */
const odd: Record<string, string> = {
  'a byte order mark': '\uFEFFexport default () => null;',
  'zero bytes': 'export default () => "\u0000";\u0000',
  'line separators': 'const a = "x";\u2028export default () => a;\u2029',
  'text that turns round': 'const \u202Ea = 1; export default () => null; /*\u2066*/',
  'half a pair': 'export default () => "\uD800";',
  'a hashbang': '#!/bin/sh\nexport default () => null;',
  'old comments': '<!-- \nexport default () => null;\n-->',
  'a module that is deferred': 'import defer * as fs from "fs"; export default () => null;',
  'a source import': 'import source x from "/etc/passwd"; export default () => null;',
  'an import with its attributes': 'import x from "/etc/passwd" with { type: "json" }; export default () => x;',
  'a required file': 'import x = require("fs"); export default () => x;',
  'a file of the triple slash': '/// <reference path="/etc/passwd" />\nexport default () => null;',
  'where it lies': 'export default () => import.meta.resolve("/etc/passwd");',
  'an inline map of a file': `export default () => null;\n//# sourceMappingURL=data:application/json;base64,eyJzb3VyY2VzIjpbIi9ldGMvcGFzc3dkIl19`,
  'a namespace of types': 'declare module "fs" { export const x: 1 } export default () => null;',
  'a fragment pragma': '/** @jsxFrag globalThis.constructor */ export default () => <></>;',
  'a runtime pragma': '/** @jsxRuntime classic */ /** @jsx alert */ export default () => <p />;',
  'an escaped import': 'export default () => \\u0069mport("fs");',
  'an import in a template': 'export default () => `${import("fs")}`;',
  decorators: 'const d = (x: unknown) => x; @d class A {} export default () => null;',
  'no export': 'const a = 1;',
  nothing: '',
  'two defaults': 'export default 1; export default 2;',
  'another language': '{"json": true}',
  'a long line': `export default () => ${JSON.stringify('x'.repeat(200_000))};`,
  'many names': `${Array.from({ length: 20_000 }, (_, index) => `let a${index}`).join(';')}; export default () => null;`,
  'a deep type': `type T = ${'Array<'.repeat(3_000)}1${'>'.repeat(3_000)}; export default () => null;`,
  'a deep element': `export default () => ${'<a>'.repeat(3_000)}${'</a>'.repeat(3_000)};`,
  'a long chain': `export default () => ${'a.'.repeat(50_000)}a;`,
  'a long sum': `export default () => ${'1+'.repeat(60_000)}1;`,
  'many ternaries': `export default () => ${'a?b:'.repeat(20_000)}c;`,
  'a huge pattern': `export default () => /${'(a?'.repeat(500)}${')'.repeat(500)}/u;`,
};

test('the compiler survives every kind of odd text, lets through allowed modules alone, and compiles the next scene', async () => {
  for (const [what, code] of Object.entries(odd)) {
    const result = await compileScene(code).catch((error: unknown) => error);
    if (result instanceof Error) {
      expect([what, result]).toEqual([what, expect.objectContaining({ code: 'scene_rejected' })]);
      continue;
    }
    const { js, imports } = result as { js: string; imports: string[] };
    expect([what, imports.filter((name) => !/^(react|remotion|@framewright\/kit)/u.test(name))]).toEqual([what, []]);
    expect([what, js.includes('root:x:0')]).toEqual([what, false]);
  }
  expect((await compileScene('export default () => <p>next</p>;')).imports).toEqual(expect.any(Array));
}, 120_000);

function holdsCanary(pixels: Buffer): boolean {
  for (let index = 0; index < pixels.length; index += 3) {
    if (canaryColour.every((value, channel) => Math.abs((pixels[index + channel] ?? 0) - value) < 8)) return true;
  }
  return false;
}
