import { expect, test } from '@jest/globals';
import { type ExportRequest, exportFormats, exportRates, exportResolutions } from '../../../contract/runs.ts';
import { openExporter } from './exported-file.ts';

const shapes = [
  { width: 640, height: 360, fps: 30 },
  { width: 360, height: 640, fps: 30 },
  { width: 400, height: 400, fps: 30 },
];
/** A GIF shows fifty frames a second at most. */
const canBe = (format: string, fps: number) => format !== 'gif' || fps <= 50;

/** Every format in every size, with shapes and rates in turn, so that each pair of them is met. */
const table = exportFormats.flatMap((format, row) =>
  exportResolutions.map((resolution, column) => {
    const rates = exportRates.filter((fps) => canBe(format, fps));
    const fps = rates[(row + column) % rates.length] as (typeof rates)[number];
    return { shape: shapes[(row * 2 + column) % shapes.length] as (typeof shapes)[number], format, resolution, fps };
  }),
);
const more = exportRates.flatMap((fps, row) =>
  exportFormats.flatMap((format, column) => {
    if (!canBe(format, fps) || table.some((each) => each.format === format && each.fps === fps)) return [];
    return [{ shape: shapes[(row + column) % shapes.length] as (typeof shapes)[number], format, fps }];
  }),
);

test('every format is met in every size and at every rate, and every shape in every size', () => {
  const met = new Set([...table, ...more].map(({ format, fps }) => `${format} ${fps}`));
  expect(met.size).toBe(exportFormats.length * exportRates.length - 1);
  expect(new Set(table.map(({ format, resolution }) => `${format} ${resolution}`)).size).toBe(20);
  expect(new Set(table.map(({ shape, resolution }) => `${shape.width} ${resolution}`)).size).toBe(12);
});

test.each([...table, ...more])(
  '%j is what it says',
  async ({ shape, ...request }) => {
    await using exporter = await openExporter(shape, 8);
    const { check, settings } = await exporter.exported(request);
    expect(check.rows.filter(({ passed }) => !passed)).toEqual([]);
    const { resolution } = request as ExportRequest;
    if (resolution) expect(Math.min(settings.width, settings.height)).toBe(Number.parseInt(resolution, 10));
  },
  240_000,
);
