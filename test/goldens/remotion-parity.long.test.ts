import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { launchFilm, rowOfScenes } from '../../bench/render/bench-film.ts';
import { fontStylesheets } from '../../contract/fonts.ts';
import { kitModule, kitPieces } from '../../contract/kit.ts';
import { runFfmpeg } from '../../engine/jail/run-ffmpeg.ts';
import { testBundle } from '../engine/stage/film.ts';
import { type Likeness, likeness } from './parity.ts';
import type { GoldenFilm, GoldenPicture } from './remotion-reference.ts';

let stage: Awaited<ReturnType<typeof testBundle>>;
beforeAll(async () => {
  stage = await testBundle();
});
afterAll(() => stage.cleanUp());

const least = 45;
/** No example is written in them, and they are most of the bytes. */
const isNear = (sheet: string) => !/noto-sans-(jp|kr|sc)/u.test(sheet);
/** Every piece's example as a scene of its own, looked at while it comes and while it stands. */
const sceneLength = 240;
const looks = [12, 200];

/** The reference renderer bundles each group anew, and none takes long. */
const groupSize = 15;
const groups = Array.from({ length: Math.ceil(kitPieces.length / groupSize) }, (_, index) => {
  const pieces = kitPieces.slice(index * groupSize, (index + 1) * groupSize);
  return { name: pieces.map(({ name }) => name).join(', '), pieces };
});

const code = (element: string) => {
  const used = kitPieces.map(({ name }) => name).filter((name) => new RegExp(`<${name}\\b`, 'u').test(element));
  const names = element.includes('asset(') ? [...used, 'asset'] : used;
  return `import { ${names.join(', ')} } from '${kitModule}';\nexport default () => <>${element}</>;\n`;
};

async function logo(): Promise<GoldenPicture> {
  const size = { width: 400, height: 240 };
  const args = ['-f', 'lavfi', '-i', 'testsrc=size=400x240', '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'];
  return { ...size, bytes: (await runFfmpeg(args)).stdout };
}

test.each(groups)(
  '$name look as the reference renderer shows them, coming and standing',
  async ({ pieces }) => {
    const film: GoldenFilm = {
      size: { width: 1280, height: 720, fps: 30, durationInFrames: pieces.length * sceneLength },
      fonts: fontStylesheets.filter(isNear),
      assets: { logo: await logo() },
      scenes: pieces.map(({ example }, index) => ({
        ...{ code: code(example), track: 0, startFrame: index * sceneLength, durationInFrames: sceneLength },
      })),
    };
    const frames = pieces.flatMap((_, index) => looks.map((look) => index * sceneLength + look));
    const told = tell(await likeness(stage.bundle, film, frames), (frame) => {
      return `${pieces[Math.floor(frame / sceneLength)]?.name} at ${frame % sceneLength}`;
    });
    expect(told).toEqual([]);
  },
  900_000,
);

test('the scenes of the bench look as the reference renderer shows them', async () => {
  const { scenes: launch, ...size } = await launchFilm();
  const found = await likeness(stage.bundle, { size, scenes: launch }, [0, 15, 60, 105, 150, 195, 240, 290]);
  const { scenes: row, ...rowSize } = rowOfScenes(3, 2);
  const others = await likeness(stage.bundle, { size: rowSize, scenes: row }, [0, 10, 59, 60, 75, 130, 179]);
  expect(tell([...found, ...others], String)).toEqual([]);
}, 600_000);

/** What is below the bar, in words; the lowest of all is printed. */
function tell(found: Likeness[], name: (frame: number) => string): string[] {
  const lowest = found.reduce((one, other) => (other.decibels < one.decibels ? other : one));
  console.log(`${found.length} stills; the least like is ${name(lowest.frame)}: ${lowest.decibels.toFixed(1)} dB`);
  const low = found.filter(({ decibels }) => decibels < least);
  return low.map(({ frame, decibels }) => `${name(frame)}: ${decibels.toFixed(1)} dB`);
}
