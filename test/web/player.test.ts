/// <reference lib="dom" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { openStage } from '../../engine/stage/open-stage.ts';
import { callerOf } from '../api/caller.ts';
import { startApi } from '../api/start-api.ts';
import { newProject } from '../api/test-film.ts';
import { pixelsOf, psnr, testBundle } from '../engine/stage/film.ts';
import { newPage, openBrowser } from './open-browser.ts';
import { openPlayerFrame } from './player-frame.ts';

const api = await startApi();
// A person's screen may have glyphs fitted to its pixels, which an export never has.
const browser = await openBrowser('--font-render-hinting=none');
const stage = await testBundle();
/** Whatever reaches it got out of the player. */
const reached: string[] = [];
const canary = createServer((request, response) => {
  reached.push(String(request.url));
  response.end();
});
let page: Page;
let call: ReturnType<typeof callerOf>;

beforeAll(async () => {
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  page = await newPage(browser);
  await page.setViewport({ width: 640, height: 360 });
  const { body } = await callerOf(api.url)('register', { body: { email: 'p@example.org', name: 'P' } });
  call = callerOf(api.url, body.api_key);
});
afterAll(async () => {
  canary.closeAllConnections();
  canary.close();
  await browser.close();
  await stage.cleanUp();
  await api[Symbol.asyncDispose]();
});

/** A project of these scenes, one second each, one after another; as the player gets it. */
async function filmOf(...codes: string[]) {
  const projectId = await newProject(call, { width: 640, height: 360, fps: 30 });
  for (const [index, code] of codes.entries()) {
    const place = { name: `Scene ${index}`, track: 0, startFrame: index * 30, durationInFrames: 30 };
    expect((await call('createScene', { params: { projectId }, body: { code, ...place } })).body).toHaveProperty(
      'scene',
    );
  }
  const { body } = await call('projectFilm', { params: { projectId } });
  return { projectId, film: body };
}

const moving = `import { AbsoluteFill, interpolate, spring, useCurrentFrame } from 'remotion';
import { Headline } from '@framewright/kit';
export default function Moving() {
  const frame = useCurrentFrame();
  return <AbsoluteFill style={{ background: '#123' }}>
    <div style={{ position: 'absolute', left: 20 + frame * 9, top: 40, width: 90, height: 90, borderRadius: 45, background: '#fa3' }} />
    <p style={{ position: 'absolute', left: 40, top: 180, margin: 0, font: '700 54px "Manrope Variable"', color: '#fff', opacity: Math.min(1, frame / 10), transform: \`translateY(\${interpolate(spring({ frame, fps: 30 }), [0, 1], [40, 0])}px)\` }}>Frame {frame}</p>
  </AbsoluteFill>;
}`;

// Words in no typeface of the film: each machine has others.
const plain = `import { AbsoluteFill } from 'remotion';
export default () => <AbsoluteFill style={{ background: '#fff', padding: 20 }}>
  <h1>No family named</h1><p style={{ fontFamily: 'Georgia, Arial', fontWeight: 600 }}>Machines have these</p>
  <button type="button">Start free</button>
</AbsoluteFill>;`;

test('the player shows what an export captures, frame by frame', async () => {
  const still = moving.replace("import { Headline } from '@framewright/kit';\n", '');
  const { film } = await filmOf(still, still.replace('#123', '#641'), plain);
  expect(JSON.stringify([film.timeline, film.modules])).not.toMatch(/prj_|scn_|fw_live|Scene 0/);
  await page.goto(`${api.url}/sign-in`);
  const player = await openPlayerFrame(page, film);
  await player.next('opened', { type: 'open', timeline: film.timeline, modules: film.modules, assets: {} });
  const decibels: number[] = [];
  await using engine = await openStage({ bundle: stage.bundle, timeline: film.timeline, modules: film.modules });
  for (const frame of [0, 3, 9, 14, 22, 29, 30, 37, 48, 59, 70]) {
    expect(await player.next('shown', { type: 'seek', frame })).toMatchObject({ frame, faults: [] });
    const seen = await pixelsOf(Buffer.from(await page.screenshot({ type: 'png' })));
    const captured = await pixelsOf(await engine.capture(frame, { format: 'png' }));
    decibels.push(psnr(seen, captured));
  }
  expect(decibels.filter((each) => each < 40)).toEqual([]);
}, 120_000);

test('a hostile scene reads no cookie, reaches no server, moves no window, and one that never returns leaves the app alive', async () => {
  const { port } = canary.address() as AddressInfo;
  // Put together, since code that names an address is refused before it runs anywhere.
  const hostile = `const tell: string[] = [];
const at = (path: string, scheme = 'http') => [scheme + ':', '', '127.0.0.1:${port}', path].join('/');
const attempt = (name: string, act: () => unknown) => { try { tell.push(name + ':' + String(act())); } catch { tell.push(name + ':refused'); } };
attempt('cookie', () => document.cookie);
attempt('storage', () => localStorage.length);
attempt('parent', () => parent.document.title);
attempt('top', () => { top!.location.href = at('top'); return 'sent'; });
attempt('fetch', () => { fetch(at('fetch')).catch(() => 0); fetch('/api/v1/account').catch(() => 0); return 'sent'; });
attempt('socket', () => { new WebSocket(at('socket', 'ws')); return 'sent'; });
attempt('beacon', () => navigator.sendBeacon(at('beacon')));
attempt('image', () => { new Image().src = at('image'); return 'sent'; });
attempt('open', () => window.open(at('open')));
attempt('self', () => { location.href = at('self'); return 'sent'; });
export default () => <p>{tell.join(' ')}</p>;`;
  const forever = 'export default () => { for (;;) Math.random(); };';
  const { film } = await filmOf(hostile, forever);
  await page.goto(`${api.url}/sign-in`);
  const player = await openPlayerFrame(page, film);
  await player.send({ type: 'open', timeline: film.timeline, modules: film.modules, assets: {} });
  await new Promise((done) => setTimeout(done, 2_000));
  expect(reached).toEqual([]);
  expect(page.url()).toBe(`${api.url}/sign-in`);
  await player.send({ type: 'seek', frame: 40 });
  // The frame hangs for good, and so would a page that shared its thread.
  expect(await page.evaluate(() => document.title)).toBe('Framewright');
  expect(await page.$eval('input[type=email]', (input) => (input as HTMLInputElement).type)).toBe('email');
  await page.evaluate(() => (globalThis as never as { player: HTMLElement }).player.remove());
  expect(reached).toEqual([]);
}, 120_000);

test('the player may be framed by the app alone, and its page can do nothing for who opens it by itself', async () => {
  const { film } = await filmOf(moving.replace("import { Headline } from '@framewright/kit';\n", ''));
  const url = new URL(String(film.player));
  const other = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[new URL(api.url).hostname];
  expect(url.hostname).toBe(other);
  const reply = await fetch(film.player);
  const policy = reply.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toMatch(/frame-ancestors http:\/\/localhost:\d+ http:\/\/127\.0\.0\.1:\d+$/);
  expect(reply.headers.get('x-frame-options')).toBeNull();
});
