/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { Asset } from '../../db/entities/asset.ts';
import { newSound } from '../api/owned-things.ts';
import { startApi } from '../api/start-api.ts';
import { type EditorPage, film, green, openEditor, red, sceneIn } from './editor-page.ts';
import { listen } from './listen.ts';
import { openBrowser } from './open-browser.ts';

const api = await startApi();
const browser = await openBrowser();
let editor: EditorPage;
/** Number of the revision in which both scenes stand as they were made. */
let twoScenes: number;

beforeAll(async () => {
  editor = await openEditor(api, browser, 'eda@example.org');
  twoScenes = (await editor.revisionsOf())[0].number;
}, 120_000);
afterAll(async () => {
  await browser.close();
  await api[Symbol.asyncDispose]();
});

test('a scene that is dragged to the start stands there in the timeline and in the player, and undo takes it back', async () => {
  const { page, shows, drag, stands, sceneNow, startsAt } = editor;
  await shows(film, red);
  await drag('Scene 1', -2_000);
  await stands('Scene 1, track 1, 0:00.00 to 0:02.00');
  await shows(film, green);
  await startsAt('Scene 1', 0);
  expect(await sceneNow('Scene 1')).toMatchObject({ startFrame: 0, track: 1 });
  await page.locator('::-p-aria(Undo[role="button"])').click();
  await stands('Scene 1, track 1, 0:02.00 to 0:04.00');
  await shows(film, red);
  await page.waitForSelector('[aria-label=Redo]:not([disabled])');
  await page.keyboard.down('Control');
  await page.keyboard.press('y');
  await page.keyboard.up('Control');
  await shows(film, green);
}, 120_000);

test('two revisions stand beside each other at the same frame, and the old one is made the film again', async () => {
  const { page, shows, revisionsOf } = editor;
  const revisions = await revisionsOf();
  const made = revisions.find(({ number }: { number: number }) => number === twoScenes) as {
    id: string;
    number: number;
  };
  await page.locator('::-p-aria(History[role="tab"])').click();
  await page.waitForSelector(`[data-revision-id="${revisions[0].id}"]`);
  await page.locator(`[data-revision-id="${made.id}"] button`).click();
  await page.locator('::-p-text(Against the film as it is now)').click();
  await page.waitForSelector('ul[aria-label=Changes] button');
  await shows(`figure:nth-of-type(1) iframe[title="Revision ${made.number}"]`, red);
  await shows('figure iframe[title=Now]', green);
  await page.locator(`::-p-text(Restore revision ${made.number})`).click();
  await page.waitForFunction("!document.querySelector('figure')");
  await shows(film, red);
  expect((await revisionsOf())[0].message).toBe(`Revision ${made.number} restored`);
  expect(page.complaints).toEqual([]);
}, 120_000);

test('a film is heard from where it is played until it is paused, its words stand over the picture, and both can be turned off', async () => {
  const { page, call, projectId, accountId } = editor;
  await newSound(api, { projectId, accountId });
  const words = [{ text: 'Fresh', from: 0.2, to: 0.9 }];
  await api.database.fork().nativeUpdate(Asset, { projectId, name: 'tone' }, { words });
  const played = await listen(page);
  // The file of the voice is gone from the store: the rest is heard without it.
  for (const body of [
    { asset: 'fx:hit', startFrame: 90 },
    { asset: 'tone', role: 'voice', startFrame: 60, durationInFrames: 60 },
  ]) {
    expect((await call('addSound', { params: { projectId }, body })).status).toBe(201);
  }
  await page.waitForSelector('[aria-label="Hide captions (C)"]');
  await page.waitForSelector('[aria-label="Sound off (M)"]:not([aria-busy=true])');
  // Round and round: however slow this machine is, the film is not over before it is silenced.
  await page.focus('section[aria-label=Player]');
  await page.keyboard.press('l');
  await page.keyboard.press('Home');
  await page.keyboard.down('Shift');
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Shift');
  await page.locator('[data-caption]::-p-text(Fresh)').wait();
  await page.keyboard.press('c');
  await page.waitForSelector('[data-caption]', { hidden: true });
  await page.keyboard.press('c');
  await page.keyboard.press(' ');
  const [heard] = await played(({ length }) => length > 0);
  expect(heard?.from).toBeCloseTo(70 / 30, 1);
  expect(heard?.peak).toBeGreaterThan(0.1);
  await page.keyboard.press('m');
  await played((all) => all.at(-1)?.volume === 0);
  await page.keyboard.press(' ');
  await played((all) => all.every(({ isOver }) => isOver));
  await page.keyboard.press('m');
  await page.keyboard.press('l');
  expect(page.complaints).toEqual([]);
}, 120_000);

test('a scene that never returns is taken away after two seconds, the editor stays usable, and mended code plays again', async () => {
  const { page, call, projectId, shows, sceneNow, drag } = editor;
  await page.focus('section[aria-label=Player]');
  await page.keyboard.press('Home');
  const { id: sceneId = '' } = (await sceneNow('Scene 0')) ?? {};
  const forever = 'export default () => { for (;;) Math.random(); };';
  await call('setSceneCode', { params: { projectId, sceneId }, body: { code: forever } });
  await page.locator('::-p-text(The picture was taken away)').wait();
  expect(await page.$(film)).toBeNull();
  const before = (await sceneNow('Scene 1'))?.startFrame ?? 0;
  await drag('Scene 1', 60);
  await page.waitForFunction(
    "document.querySelector('section[aria-label=Timeline] [role=status]').innerText.startsWith('Scene 1')",
  );
  await page.waitForFunction(
    "!/not applied yet|applying/.test(document.querySelector('section[aria-label=Timeline] [role=status]').innerText)",
  );
  expect((await sceneNow('Scene 1'))?.startFrame).toBeGreaterThan(before);
  await call('setSceneCode', { params: { projectId, sceneId }, body: { code: sceneIn(red) } });
  await shows(film, red);
}, 120_000);

test('an upload whose connection breaks goes on where it stood, and one that is stopped is not sent on', async () => {
  const { page, call, projectId } = editor;
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(new URL(request.url()).search));
  await page.locator('::-p-aria(Media[role="tab"])').click();
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  const network = (offline: boolean, uploadThroughput: number) =>
    client.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput });
  // So slow that there is time to break it off.
  await network(false, 100_000);
  await chooseSound(page, 'Long song.wav');
  await page.waitForFunction("Number(document.querySelector('[data-upload] [role=progressbar]')?.ariaValueNow) > 20");
  await network(true, 0);
  await page.waitForSelector('[data-upload=broken]');
  await network(false, -1);
  await page.waitForSelector('[data-upload]', { hidden: true });
  const [first, ...rest] = sent.map((search) => Number(new URLSearchParams(search).get('offset')));
  expect(first).toBe(0);
  expect(rest.at(-1)).toBeGreaterThan(0);
  const { assets } = (await call('listAssets', { params: { projectId } })).body;
  expect(assets.find(({ name }: { name: string }) => name === 'long-song')).toMatchObject({ bytes: 1_000_044 });

  await network(false, 20_000);
  await chooseSound(page, 'Unwanted.wav');
  await page.waitForFunction("Number(document.querySelector('[data-upload] [role=progressbar]')?.ariaValueNow) > 1");
  await page.locator('::-p-aria(Stop Unwanted.wav)').click();
  await page.waitForSelector('[data-upload]', { hidden: true });
  await network(false, -1);
  const list = await call('listAssets', { params: { projectId } });
  expect(list.body.assets.map(({ name }: { name: string }) => name)).not.toContain('unwanted');
}, 120_000);

/** Chooses a sound of a megabyte in the media panel, as a person does in its dialogue. */
async function chooseSound(page: Page, name: string): Promise<void> {
  await page.waitForSelector('input[name=files]');
  await page.$eval(
    'input[name=files]',
    (field, { name, head }) => {
      const files = new DataTransfer();
      const noise = crypto.getRandomValues(new Uint8Array(50_000));
      files.items.add(new File([new Uint8Array(head), ...Array.from({ length: 20 }, () => noise)], name));
      (field as HTMLInputElement).files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, head: [...wavHead(1_000_000)] },
  );
}

/** The first 44 bytes of a WAV file: two channels of 16 bits at 48 kHz. */
function wavHead(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [28, 192_000],
    [24, 48_000],
    [40, bytes],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 2],
    [32, 4],
    [34, 16],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write('data', 36);
  return head;
}
