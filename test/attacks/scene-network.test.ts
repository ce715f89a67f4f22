import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findTools } from '../../engine/jail/find-tools.ts';
import { jailedCommand } from '../../engine/jail/jailed-command.ts';
import { startJailed } from '../../engine/jail/jailed-process.ts';
import { openStage } from '../../engine/stage/open-stage.ts';
import { filmOf, pixelsOf, testBundle } from '../engine/stage/film.ts';
import { canaryColour, canaryWords, loopbackCanary } from './loopback-canary.ts';
import { descendants, environmentOf, isBrowser, survivors } from './process-tree.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
beforeAll(async () => {
  stage = await testBundle();
});
afterAll(() => stage.cleanUp());

/** Every way out of a page, tried at once; what comes back is painted, so that pixels and words would show it. */
const reachingOut = (port: number, file: string) => `
import { useEffect, useState } from 'react';
import { AbsoluteFill, continueRender, delayRender } from 'remotion';
const place = ['127', '0', '0', '1'].join('.') + ':${port}';
const web = 'http' + '://' + place + '/';
export default function Scene() {
  const [said, say] = useState('');
  const [handle] = useState(() => delayRender('trying'));
  useEffect(() => {
    const tell = (what: unknown) => say((before) => before + ' ' + String(what));
    const attempts = [
      () => fetch(web).then((reply) => reply.text()).then(tell),
      () => fetch(web, { mode: 'no-cors' }),
      () => fetch('file:' + '//${file}').then((reply) => reply.text()).then(tell),
      () => new WebSocket('ws://' + place),
      () => new EventSource(web),
      () => navigator.sendBeacon(web, 'x'),
      () => { new Image().src = web; },
      () => open(web),
      () => { const link = document.createElement('a'); link.href = web; link.ping = web; link.click(); },
      () => { const form = document.createElement('form'); form.action = web; form.target = '_blank'; document.body.append(form); form.submit(); },
      () => { for (const rel of ['preconnect', 'prefetch', 'dns-prefetch', 'stylesheet']) { const link = document.createElement('link'); link.rel = rel; link.href = web; document.head.append(link); } },
      () => { const frame = document.createElement('iframe'); frame.src = web; frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%'; document.body.append(frame); },
      () => { const frame = document.createElement('iframe'); frame.src = 'file:' + '//${file}'; document.body.append(frame); },
      () => { const style = document.createElement('style'); style.textContent = '@import "' + web + '"; body { background: url(' + web + ') }'; document.head.append(style); },
      () => { const url = URL.createObjectURL(new Blob(['fetch("' + web + '"); new WebSocket("ws://' + place + '")'])); new Worker(url); },
      () => { const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + place }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer)); },
      () => { location.href = web; },
    ];
    for (const attempt of attempts) { try { Promise.resolve(attempt()).catch(() => 0); } catch {} }
    setTimeout(() => continueRender(handle), 400);
  }, []);
  return <AbsoluteFill style={{ fontSize: 20 }}>tried {said}</AbsoluteFill>;
}`;

test('scene code reaches no service and no file of this machine, in no way it can try', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-canary-'));
  const file = join(folder, 'secret.txt');
  await writeFile(file, canaryWords);
  await using canary = await loopbackCanary();
  try {
    await using film = await openStage({
      bundle: stage.bundle,
      ...(await filmOf([{ code: reachingOut(canary.port, file) }])),
    });
    const picture = await film.capture(3, { format: 'png' });
    const { texts } = await film.measure(3);
    expect(texts.map(({ text }) => text).join()).toContain('tried');
    expect(JSON.stringify([texts, film.faults()])).not.toContain(canaryWords);
    expect(shareOfCanary(await pixelsOf(picture))).toBe(0);
    expect(canary.hits()).toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the jail alone, without the page being watched, has no network either', async () => {
  await using canary = await loopbackCanary();
  const command = jailedCommand('chromium', { tools: await findTools() });
  const page = `data:text/html,<p>started<iframe src="http://127.0.0.1:${canary.port}/"></iframe>`;
  const args = ['--headless', '--user-data-dir=/tmp/profile', '--dump-dom', page];
  await using browser = startJailed(command, args, ['ignore', 'pipe', 'pipe']);
  let printed = '';
  browser.child.stdout?.on('data', (part) => {
    printed += part;
  });
  await browser.exited;
  expect(printed).toContain('started');
  expect(canary.hits()).toBe(0);
});

test('the browser keeps its own sandbox, holds nothing of our environment and leaves no process behind', async () => {
  await using film = await openStage({
    bundle: stage.bundle,
    ...(await filmOf([{ code: 'export default () => <p>Hello</p>' }])),
  });
  const now = () => {
    const tree = descendants().filter(isBrowser);
    return { tree, renderers: tree.filter(({ command }) => command.join(' ').includes('--type=renderer')) };
  };
  let { tree, renderers } = now();
  // One in waiting, which shows nothing yet, may be about to close itself in.
  for (let looks = 0; looks < 300 && renderers.some(({ status }) => status.Seccomp !== '2'); looks += 1) {
    await delay(100);
    ({ tree, renderers } = now());
  }
  expect(renderers.length).toBeGreaterThan(0);
  expect(renderers.map(({ status }) => status.Seccomp)).toEqual(renderers.map(() => '2'));
  expect(tree.filter(({ command }) => command.join(' ').includes('--no-sandbox'))).toEqual([]);
  const secrets = environmentOf(process.pid).filter(
    (entry) => entry.length > 16 && !/^(PATH|HOME|LANG|TZ)=/.test(entry),
  );
  expect(secrets.length).toBeGreaterThan(0);
  const seen = tree.map(({ pid }) => environmentOf(pid).join('\n')).join('\n');
  expect(secrets.filter((entry) => seen.includes(entry))).toEqual([]);
  await film.close();
  expect(await survivors(tree.map(({ pid }) => pid))).toEqual([]);
});

function shareOfCanary(pixels: Buffer): number {
  let found = 0;
  for (let index = 0; index < pixels.length; index += 3) {
    if (canaryColour.every((value, channel) => Math.abs((pixels[index + channel] ?? 0) - value) < 8)) found += 1;
  }
  return found / (pixels.length / 3);
}
