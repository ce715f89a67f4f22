/// <reference lib="dom" />
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'puppeteer';
import { findTools } from '../../engine/jail/find-tools.ts';
import { type RunningStack, startStack } from '../../scripts/embedded/stack.ts';
import { pixelsOf, psnr } from '../engine/stage/film.ts';
import { newPage, openBrowser } from './open-browser.ts';

let stack: RunningStack;
let browser: Browser;
let page: Page & { complaints: string[] };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-walk-'));
  stack = await startStack({ dataDir: join(folder, 'data'), durable: false, readyTimeoutMs: 120_000 });
  browser = await openBrowser('--font-render-hinting=none');
  page = await newPage(browser);
  page.setDefaultTimeout(120_000);
  await page.setViewport({ width: 1440, height: 900 });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const email = 'walk@example.org';
const film = 'section[aria-label=Player] iframe';
const projectId = () => /prj_\w+/.exec(page.url())?.[0] ?? '';
// biome-ignore lint/suspicious/noExplicitAny: replies differ by address.
const ask = (path: string): Promise<any> => page.evaluate(async (at) => (await fetch(`/api/v1${at}`)).json(), path);

async function write(selector: string, text: string): Promise<void> {
  await page.locator(selector).wait();
  await page.type(selector, text);
}
const ended = async (kind: string) => {
  for (let tries = 0; tries < 600; tries += 1) {
    const { runs } = await ask(`/runs?projectId=${projectId()}`);
    const run = runs.find((each: { kind: string }) => each.kind === kind);
    if (run?.endedAt) return run;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`no ${kind} ended`);
};

/** Reviews and exports what stands now; address of the file. */
async function exported(): Promise<string> {
  if (await page.$('::-p-text(Review now)')) {
    await page.locator('::-p-text(Review now)').click();
    await page.waitForFunction("!document.body.innerText.includes('Review now')");
  }
  const { exports: before } = await ask(`/projects/${projectId()}/exports`);
  await page.locator('::-p-aria(Export[role="tab"])').click();
  await page.waitForFunction(
    "document.querySelector('input[name=accept]') || !document.querySelector('button[name=export]').disabled",
  );
  if (await page.$('input[name=accept]:not(:checked)')) {
    await page.click('input[name=accept]');
    await write('textarea[name=reason]', 'It is a try.');
  }
  await page.locator('button[name=export]').click();
  for (let tries = 0; tries < 600; tries += 1) {
    const { exports: list } = await ask(`/projects/${projectId()}/exports`);
    const made = list.find(({ id }: { id: string }) => !before.some((old: { id: string }) => old.id === id));
    if (made?.url) return made.url;
    if (made?.state === 'failed') throw new Error('the export failed');
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('nothing was exported');
}

/** An exported file on disk. */
async function fileOf(url: string): Promise<string> {
  const file = join(folder, 'film.mp4');
  await writeFile(file, Buffer.from(await (await fetch(url)).arrayBuffer()));
  return file;
}

/** A frame of an exported file, as PNG. */
async function frameOf(file: string, frame: number): Promise<Buffer> {
  const { ffmpeg } = await findTools();
  const picture = join(folder, `frame-${frame}.png`);
  const only = `select=eq(n\\,${frame}),scale=in_color_matrix=bt709:in_range=tv:out_range=pc,format=rgb24`;
  await promisify(execFile)(ffmpeg ?? 'ffmpeg', [
    '-y',
    '-v',
    'error',
    '-i',
    file,
    '-vf',
    only,
    '-frames:v',
    '1',
    picture,
  ]);
  return readFile(picture);
}

/** A frame as the app's player shows it, at the film's own size. */
async function shownAt(frame: number, size: { width: number; height: number }): Promise<Buffer> {
  await page.evaluate(({ width, height }) => {
    const frame = document.querySelector('section[aria-label=Player] iframe') as HTMLElement;
    for (let at = frame.parentElement; at; at = at.parentElement)
      at.style.cssText += ';overflow:visible;transform:none;contain:none';
    frame.style.cssText += `;position:fixed;inset:0;transform:none;z-index:99999;width:${width}px;height:${height}px`;
  }, size);
  await page.focus('section[aria-label=Player]');
  await page.keyboard.press('Home');
  for (let at = 0; at < Math.floor(frame / 10); at += 1) {
    await page.keyboard.down('Shift');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.up('Shift');
  }
  for (let at = 0; at < frame % 10; at += 1) await page.keyboard.press('ArrowRight');
  await page.waitForFunction(`document.querySelector('[data-frame]').dataset.frame === '${frame}'`);
  await new Promise((done) => setTimeout(done, 300));
  return Buffer.from(await page.screenshot({ clip: { x: 0, y: 0, ...size }, captureBeyondViewport: false }));
}

test('a person who signs up makes a film whose run outlives a cut connection and a reload', async () => {
  await page.goto(`${stack.apiUrl}/`);
  await write('input[type=email]', email);
  await page.click('button[type=submit]');
  await page.waitForSelector('input[name=code]');
  const html = await (await fetch(`${stack.apiUrl}/mailbox`)).text();
  await write('input[name=code]', /\d{4} \d{4}/.exec(html.slice(html.indexOf(email)))?.[0] ?? '');
  await page.click('button[type=submit]');
  await page.locator('::-p-text(New project)').click();
  await write('[role=dialog] input', 'Walk');
  await write('textarea[name=goal]', 'Announce Nimbus to engineers.');
  await write('textarea[name=requirement]', 'Four seconds. Say "Nimbus never sleeps".');
  await write('textarea[name=brand]', 'Nimbus. Deep green #0b6e4f on paper, calm.');
  await page.locator('::-p-text(Create project)').click();
  await write('textarea[name=prompt]', 'A 4 second film: say "Nimbus never sleeps".');
  await page.click('button[type=submit]');
  await page.waitForSelector('[data-run=queued], [data-run=running]');
  await page.setOfflineMode(true);
  await new Promise((done) => setTimeout(done, 1_500));
  await page.setOfflineMode(false);
  await page.waitForSelector('[data-run=completed]');
  expect(await page.$$('[data-scene=ready]')).not.toHaveLength(0);
  await page.waitForSelector(film);
  await page.reload();
  await page.waitForSelector('[data-run=completed]');
  await page.waitForSelector('[data-scene-id]');
}, 300_000);

test('the player and the export show the same ten frames', async () => {
  const { timeline } = await ask(`/projects/${projectId()}/film`);
  const file = await fileOf(await exported());
  const size = { width: timeline.width, height: timeline.height };
  await page.setViewport({ width: Math.max(1440, size.width), height: Math.max(900, size.height) });
  await page.reload();
  await page.waitForSelector(film);
  await new Promise((done) => setTimeout(done, 1_500));
  const decibels: number[] = [];
  for (let index = 0; index < 10; index += 1) {
    const frame = Math.floor(((timeline.durationInFrames - 1) * index) / 9);
    const [seen, made] = [await shownAt(frame, size), await frameOf(file, frame)];
    decibels.push(psnr(await pixelsOf(seen), await pixelsOf(made)));
  }
  await page.setViewport({ width: 1440, height: 900 });
  await page.reload();
  expect(decibels.filter((each) => each < 40)).toEqual([]);
}, 300_000);

test('an edit by dragging, one by a prompt and one in code each reach the player and the file', async () => {
  const scenesOf = async () => (await ask(`/projects/${projectId()}/scenes`)).scenes;
  const before = await scenesOf();
  const last = before
    .toSorted((one: { startFrame: number }, other: { startFrame: number }) => one.startFrame - other.startFrame)
    .at(-1);
  await page.waitForSelector(`[data-scene-id="${last.id}"]`);
  const block = await (await page.$(`[data-scene-id="${last.id}"]`))?.boundingBox();
  await page.mouse.move((block?.x ?? 0) + (block?.width ?? 0) / 2, (block?.y ?? 0) + (block?.height ?? 0) / 2);
  await page.mouse.down();
  await page.mouse.move((block?.x ?? 0) + (block?.width ?? 0) / 2 + 90, (block?.y ?? 0) + (block?.height ?? 0) / 2, {
    steps: 6,
  });
  await page.mouse.up();
  await page.waitForFunction(
    `fetch('/api/v1/projects/${projectId()}/scenes').then((reply) => reply.json()).then(({ scenes }) => scenes.some(({ id, startFrame }) => id === '${last.id}' && startFrame > ${last.startFrame}))`,
    { polling: 500 },
  );
  await write('textarea[name=prompt]', 'Make the title say "Nimbus is awake".');
  await page.click('button[type=submit]');
  const prompted = await ended('prompt');
  expect(prompted.state).toBe('completed');
  const [first] = await scenesOf();
  await page.locator('::-p-aria(Code[role="tab"])').click();
  await page.waitForSelector('.cm-content');
  await page.click(`[data-scene-id="${first.id}"]`);
  await page.waitForFunction(
    (name) => (document.querySelector('input[aria-label=Scene]') as HTMLInputElement)?.value.startsWith(name),
    {},
    first.name,
  );
  const code = `import { AbsoluteFill } from 'remotion';\nexport default () => <AbsoluteFill style={{ background: 'rgb(90, 20, 120)' }} />;`;
  await page.locator('.cm-content').click();
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.$eval(
    '.cm-content',
    (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    code,
  );
  await page.keyboard.down('Control');
  await page.keyboard.press('s');
  await page.keyboard.up('Control');
  await page.waitForFunction(
    `fetch('/api/v1/projects/${projectId()}/scenes/${first.id}').then((reply) => reply.json()).then(({ code }) => code.includes('90, 20, 120'))`,
    { polling: 500 },
  );
  const corner = (pixels: Uint8Array | Buffer) => [...pixels.slice(0, 3)];
  const file = await fileOf(await exported());
  const made = corner(await pixelsOf(await frameOf(file, first.startFrame + 5)));
  const close = made.every((value, index) => Math.abs(value - ([90, 20, 120][index] ?? 0)) <= 4);
  expect([close, made]).toEqual([true, made]);
  const project = await ask(`/projects/${projectId()}`);
  expect(project.durationInFrames).toBeGreaterThan(last.startFrame + last.durationInFrames);
  expect(page.complaints).toEqual([]);
}, 300_000);
