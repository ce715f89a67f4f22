import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { noMedia } from '../../config/media.ts';
import { brandColours } from '../../domain/media/brand-colours.ts';
import { cutOutByModel, installedModel } from '../../engine/media/cut-out-by-model.ts';
import { prepareMedia, toldEnds } from '../../worker/prepare-media.ts';

type Surroundings = Parameters<typeof prepareMedia>[1];
const surroundings = { stage: { browser: {}, pages: {} }, scratchDir: '/tmp', publicBaseUrl: null } as Surroundings;
const told = (backgroundModel: boolean) => {
  const ends = toldEnds(prepareMedia({ ...noMedia, backgroundModel }, surroundings));
  return ends.find(({ operation }) => operation === 'background_removal');
};

test('the model package under the AGPL is off unless it is switched on, and refused while it is not installed', () => {
  expect(told(false)).toMatchObject({ provider: 'embedded', note: expect.stringContaining('colours and edges') });
  expect(installedModel()).toBeNull();
  const note = expect.stringMatching(/AGPL-3\.0.*not installed.*npm install/u);
  expect(told(true)).toEqual({ operation: 'background_removal', provider: null, note });
});

test('a picture goes through the package in a thread that a cancel ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'model-'));
  const file = join(folder, 'model.mjs');
  const body = `if (picture.size === 1) return new Promise(() => setInterval(() => {}, 1000));
    return new Blob([options.output.format, ' of ', picture.type], { type: 'image/png' });`;
  await writeFile(file, `export async function removeBackground(picture, options) { ${body} }`);
  const make = cutOutByModel(pathToFileURL(file).href);
  const order = (content: Buffer) => ({
    ...{ operation: 'background_removal' as const, seed: 1, colours: brandColours('', 0) },
    ...{ size: { width: 64, height: 64, fps: 25 }, picture: { content, type: 'image/png' } },
  });
  const { content, type } = await make(order(Buffer.alloc(9)), { signal: new AbortController().signal, key: 'run_1' });
  expect([content.toString(), type]).toEqual(['image/png of image/png', 'image/png']);
  const cancelled = make(order(Buffer.alloc(1)), { signal: AbortSignal.timeout(200), key: 'run_1' });
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
  await rm(folder, { recursive: true });
}, 30_000);
