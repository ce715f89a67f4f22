import { expect, test } from '@jest/globals';
import { AppError } from '../../../contract/errors.ts';
import { exportFormats, exportQualities, exportRates, exportResolutions } from '../../../contract/runs.ts';
import { encoderSettings } from '../../../domain/render/encoder-settings.ts';
import { chooseExport } from '../../../domain/render/export-format.ts';

const landscape = { width: 1920, height: 1080, fps: 30 };
const shapes = [landscape, { width: 1080, height: 1920, fps: 25 }, { width: 1080, height: 1080, fps: 60 }];

test('a resolution names the short side, and the shape stays', () => {
  const sizes = shapes.map((shape) => {
    const { width, height } = chooseExport({ resolution: '720p' }, shape);
    return [width, height];
  });
  expect(sizes).toEqual([
    [1280, 720],
    [720, 1280],
    [720, 720],
  ]);
  expect(chooseExport({ resolution: '2160p' }, landscape)).toMatchObject({ width: 3840, height: 2160, scale: 2 });
});

test('a video file has even sides, whatever the project has', () => {
  expect(chooseExport({}, { width: 641, height: 361, fps: 30 })).toMatchObject({ width: 640, height: 360, scale: 1 });
  expect(chooseExport({ format: 'png' }, { width: 641, height: 361, fps: 30 })).toMatchObject({
    width: 641,
    height: 361,
  });
});

test('what is not asked for follows the project', () => {
  expect(chooseExport({}, landscape)).toEqual({
    ...landscape,
    format: 'mp4',
    quality: 'standard',
    transparent: false,
    scale: 1,
  });
  expect(chooseExport({ format: 'prores' }, landscape).transparent).toBe(true);
  expect(chooseExport({ format: 'gif' }, { ...landscape, fps: 60 }).fps).toBe(30);
});

test.each([
  ['an alpha channel in H.264', { format: 'mp4', transparent: true }, 'transparent'],
  ['sixty frames a second in a GIF', { format: 'gif', fps: 60 }, 'fps'],
] as const)('%s is refused with its field', (_what, request, field) => {
  expect.assertions(1);
  try {
    chooseExport(request, landscape);
  } catch (error) {
    expect((error as AppError).options.errors?.[0]?.path).toBe(field);
  }
});

test('a picture larger than the largest side is refused', () => {
  expect(() => chooseExport({ resolution: '2160p' }, { width: 2520, height: 1080, fps: 30 })).toThrow(AppError);
});

test('every format, preset, resolution and rate has settings of its own', () => {
  const seen = new Set<string>();
  for (const format of exportFormats) {
    for (const quality of exportQualities) {
      for (const resolution of exportResolutions) {
        for (const fps of exportRates.filter((rate) => format !== 'gif' || rate <= 50)) {
          seen.add(JSON.stringify(encoderSettings(chooseExport({ format, resolution, fps, quality }, landscape))));
        }
      }
    }
  }
  // GIF and PNG have one quality only.
  expect(seen.size).toBe(4 * 5 * (3 + 3 + 3 + 1) + 4 * 4);
});
