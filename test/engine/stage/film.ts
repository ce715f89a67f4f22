import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StageTimeline } from '../../../contract/stage.ts';
import { Theme } from '../../../contract/theme.ts';
import { compileScene } from '../../../engine/compile/compile-scene.ts';
import { runFfmpeg } from '../../../engine/jail/run-ffmpeg.ts';
import { type StageBundle, stageBundle } from '../../../engine/stage/stage-bundle.ts';

export interface TestScene {
  code: string;
  track?: number;
  startFrame?: number;
  durationInFrames?: number;
}

const testTheme = Theme.parse({
  colours: {
    ground: '#101020',
    groundAlt: '#181830',
    surface: '#202040',
    ink: '#ffffff',
    inkMuted: '#b0b0c0',
    line: '#333350',
    brand: '#5b2bff',
    brandText: '#9b7bff',
    accent: '#ff8a1f',
    accentText: '#ff8a1f',
    onBrand: '#ffffff',
    onAccent: '#000000',
    data: ['#5b2bff', '#ff8a1f', '#20c997', '#f06595', '#339af0'],
  },
  ground: 'ink',
  pairing: 'neutral',
  radius: 16,
  texture: 'none',
  shadow: 'none',
  signature: 'machined',
  transition: 'cut',
  motif: 'circle',
  emphasis: 'under',
  camera: 'still',
  energy: 'balanced',
  playful: false,
  strict: false,
  language: 'en',
  direction: 'ltr',
  seed: 1,
});

/** Compiles the scenes and places them; 320 × 180 at 30 frames a second unless said otherwise. */
export async function filmOf(
  scenes: TestScene[],
  size: Partial<Pick<StageTimeline, 'width' | 'height' | 'fps' | 'durationInFrames'>> = {},
): Promise<{ timeline: StageTimeline; modules: Record<string, string> }> {
  const whole = { width: 320, height: 180, fps: 30, durationInFrames: 60, ...size };
  const modules: Record<string, string> = {};
  const placed = await Promise.all(
    scenes.map(async ({ code, track = 0, startFrame = 0, durationInFrames = whole.durationInFrames }, index) => {
      const module = `/scenes/s${index}.js`;
      modules[module] = (await compileScene(code)).js;
      return { key: `s${index}`, module, track, startFrame, durationInFrames };
    }),
  );
  return { timeline: { ...whole, theme: testTheme, scenes: placed }, modules };
}

/** The stage's bundle in a folder of its own, removed with `cleanUp`. */
export async function testBundle(): Promise<{ bundle: StageBundle; cleanUp: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-stage-'));
  return { bundle: await stageBundle(folder), cleanUp: () => rm(folder, { recursive: true, force: true }) };
}

/** Raw RGB bytes of a picture. */
export async function pixelsOf(picture: Buffer): Promise<Buffer> {
  const args = ['-v', 'error', '-i', '-', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'];
  return (await runFfmpeg(args, { stdin: [picture] })).stdout;
}

/** Peak signal to noise ratio of two pictures of one size, in dB; infinite when equal. */
export function psnr(one: Buffer, other: Buffer): number {
  if (one.length !== other.length || one.length === 0) throw new Error(`Sizes differ: ${one.length}, ${other.length}`);
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += ((one[index] ?? 0) - (other[index] ?? 0)) ** 2;
  return 10 * Math.log10((255 ** 2 * one.length) / sum);
}
