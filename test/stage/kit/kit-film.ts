import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kitModule, kitPieces } from '../../../contract/kit.ts';
import type { FrameMeasure, StageTimeline, TextMeasure } from '../../../contract/stage.ts';
import type { Theme } from '../../../contract/theme.ts';
import { compileScene } from '../../../engine/compile/compile-scene.ts';
import { openStage, type StageHandle } from '../../../engine/stage/open-stage.ts';
import { type StageBundle, stageBundle } from '../../../engine/stage/stage-bundle.ts';

export const formats = {
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
} as const;
export type FormatName = keyof typeof formats;

/** Length of every scene and the frame at which all has come and nothing has left. */
export const sceneLength = 240;
export const holdFrame = 205;

let bundled: Promise<StageBundle> | undefined;

function bundleOnce(): Promise<StageBundle> {
  bundled ??= mkdtemp(join(tmpdir(), 'kit-')).then((cache) =>
    stageBundle(cache).finally(() => rm(cache, { recursive: true, force: true })),
  );
  return bundled;
}

/** Stands in for whatever picture an example names. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A scene of one element, with every piece that it names imported. */
function sceneOf(element: string): string {
  const used = kitPieces.map(({ name }) => name).filter((name) => new RegExp(`<${name}\\b`).test(element));
  return `import { ${used.join(', ')} } from '${kitModule}';\nexport default () => <>${element.replace(/asset\("\w+"\)/g, JSON.stringify(pixel))}</>;\n`;
}

export interface KitFilm extends AsyncDisposable {
  stage: StageHandle;
  scenes: number;
  /** Frame of the film at a frame of the nth scene. */
  at(scene: number, frame: number): number;
}

/** The elements as scenes one after another, on a real stage. */
export async function kitFilm(elements: readonly string[], format: FormatName, theme: Theme): Promise<KitFilm> {
  const compiled = await Promise.all(elements.map((element) => compileScene(sceneOf(element))));
  const timeline: StageTimeline = {
    ...formats[format],
    fps: 30,
    durationInFrames: sceneLength * elements.length,
    theme,
    scenes: elements.map((_, index) => ({
      key: `s${index}`,
      module: `/scenes/s${index}.js`,
      track: 0,
      startFrame: index * sceneLength,
      durationInFrames: sceneLength,
    })),
  };
  const modules = Object.fromEntries(compiled.map(({ js }, index) => [`/scenes/s${index}.js`, js]));
  const stage = await openStage({ bundle: await bundleOnce(), timeline, modules });
  return {
    stage,
    scenes: elements.length,
    at: (scene, frame) => scene * sceneLength + frame,
    [Symbol.asyncDispose]: () => stage.close(),
  };
}

/** What a viewer could not read or see of a frame at rest, in words; empty when all is well. */
export function troubles(measure: FrameMeasure, format: FormatName): string[] {
  const { width, height } = formats[format];
  const texts = measure.texts.filter(({ opacity }) => opacity > 0.2);
  return [...texts.flatMap((text) => textTroubles(text, width, height)), ...collisions(texts)];
}

function textTroubles(
  { text, allow = '', clipped, occluded, missing, inkBox }: TextMeasure,
  width: number,
  height: number,
): string[] {
  const found: string[] = [];
  const slack = 1;
  const outside =
    inkBox.x < -slack ||
    inkBox.y < -slack ||
    inkBox.x + inkBox.width > width + slack ||
    inkBox.y + inkBox.height > height + slack;
  if (clipped > 0.02 && !allow.includes('clip')) found.push(`“${text}” is cut by ${clipped}`);
  if (occluded > 0.05 && !allow.includes('occlusion')) found.push(`“${text}” is covered by ${occluded}`);
  if (outside && !allow.includes('off-canvas')) found.push(`“${text}” leaves the frame`);
  if (missing) found.push(`“${text}” lacks ${missing}`);
  return found;
}

/** Pairs of texts whose glyphs lie on each other by more than an eighth of the smaller. */
function collisions(texts: readonly TextMeasure[]): string[] {
  const solid = texts.filter(({ allow = '' }) => !allow.includes('overlap'));
  return solid.flatMap((one, i) =>
    solid.slice(i + 1).flatMap((other) => {
      const wide = Math.min(right(one), right(other)) - Math.max(one.inkBox.x, other.inkBox.x);
      const high = Math.min(foot(one), foot(other)) - Math.max(one.inkBox.y, other.inkBox.y);
      const smaller = Math.min(area(one), area(other));
      return wide > 0 && high > 0 && wide * high > smaller / 8 ? [`“${one.text}” lies on “${other.text}”`] : [];
    }),
  );
}

const right = ({ inkBox }: TextMeasure) => inkBox.x + inkBox.width;
const foot = ({ inkBox }: TextMeasure) => inkBox.y + inkBox.height;
const area = ({ inkBox }: TextMeasure) => inkBox.width * inkBox.height;
