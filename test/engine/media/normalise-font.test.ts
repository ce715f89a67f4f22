import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { normaliseFont } from '../../../engine/media/normalise-font.ts';
import { type StageBundle, stageBundle } from '../../../engine/stage/stage-bundle.ts';
import { StagePage } from '../../../engine/stage/stage-page.ts';
import { openTypeCff } from './cff-font.ts';
import { trueType, withTable, woff2 } from './sample-fonts.ts';

let folder: string;
let files: StageBundle;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'font-'));
  files = await stageBundle(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const normalise = async (source: Buffer) => normaliseFont(await StagePage.open(files), source);
const refusalOf = (source: Buffer) =>
  normalise(source).then(
    () => 'taken',
    (error) => error.code,
  );

test('a TrueType file tells its name, weight and letters, and keeps no table that no text needs', async () => {
  const source = withTable(await trueType(), 'gasp', (body) => body, 'EVIL');
  const { font, type, facts, specimen } = await normalise(source);
  expect([type, specimen.readUInt32BE(16), specimen.readUInt32BE(20)]).toEqual(['font/ttf', 480, 270]);
  expect(facts).toMatchObject({ family: 'Manrope', style: 'Regular', weights: [400, 400], italic: false, axes: [] });
  expect(facts.scripts).toContain('latin');
  expect(facts.ranges).toMatch(/^U\+[0-9A-F-]+(,U\+[0-9A-F-]+)*$/);
  expect(facts.advance).toBeGreaterThan(0.4);
  expect([source.includes('EVIL'), font.includes('EVIL')]).toEqual([true, false]);
}, 60_000);

test('a variable WOFF2 tells its axis; what hides behind it and in its metadata goes', async () => {
  const source = await woff2();
  const hidden = Buffer.concat([source, Buffer.from('PK\x03\x04SECRET-PLACE')]);
  hidden.writeUInt32BE(hidden.length, 8);
  hidden.writeUInt32BE(source.length, 40);
  hidden.writeUInt32BE(hidden.length - source.length, 44);
  const { font, type, facts } = await normalise(hidden);
  expect([type, font.length, font.includes('SECRET-PLACE')]).toEqual(['font/woff2', source.length, false]);
  expect(facts).toMatchObject({ family: 'Fredoka', weights: [300, 700] });
  expect(facts.axes.map(({ tag }) => tag)).toContain('wght');
}, 60_000);

test('a typeface whose tables lie is refused', async () => {
  const font = await trueType();
  const noise = withTable(font, 'head', (body) => body.fill(0xff));
  expect(await refusalOf(noise)).toBe('asset_refused');
}, 60_000);

test('an OpenType file with PostScript outlines is told of and drawn like any other', async () => {
  const { font, type, facts, specimen } = await normalise(await openTypeCff());
  expect([type, font.toString('latin1', 0, 4), font.includes('CFF ')]).toEqual(['font/otf', 'OTTO', true]);
  expect(facts).toMatchObject({ family: 'Sample CFF', style: 'Regular', weights: [400, 400], scripts: ['latin'] });
  expect(facts.advance).toBeGreaterThan(0.4);
  expect([specimen.readUInt32BE(16), specimen.readUInt32BE(20)]).toEqual([480, 270]);
}, 60_000);
