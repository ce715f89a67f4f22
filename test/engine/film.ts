import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StageTimeline } from '../../contract/stage.ts';
import type { ReviewedScene } from '../../domain/review/finding.ts';
import { compileScene } from '../../engine/compile/compile-scene.ts';
import { movesBySpring } from '../../engine/review/moves-by-spring.ts';
import { openStage, type StageHandle } from '../../engine/stage/open-stage.ts';
import { type StageBundle, stageBundle } from '../../engine/stage/stage-bundle.ts';
import { plainTheme } from './plain-theme.ts';

export interface TestScene {
  name: string;
  code: string;
  track?: number;
  startFrame?: number;
  durationInFrames: number;
}

export interface TestFilm {
  timeline: StageTimeline;
  scenes: ReviewedScene[];
  hashes: string[];
  open(): Promise<StageHandle>;
}

let bundling: Promise<StageBundle> | undefined;

/** The stage's bundle, built once for all films of a test file. */
export function bundleOnce(): Promise<StageBundle> {
  bundling ??= mkdtemp(join(tmpdir(), 'film-')).then((cache) =>
    stageBundle(cache).finally(() => rm(cache, { recursive: true, force: true })),
  );
  return bundling;
}

/** Compiles scenes one after another (or where they say) into a film that opens on a real jailed stage. */
export async function testFilm(
  scenes: TestScene[],
  size: { width: number; height: number; fps?: number },
): Promise<TestFilm> {
  const compiled = await Promise.all(scenes.map(({ code }) => compileScene(code)));
  let end = 0;
  const placed = scenes.map((scene, index) => {
    const startFrame = scene.startFrame ?? end;
    end = Math.max(end, startFrame + scene.durationInFrames);
    return {
      key: `s${index}`,
      name: scene.name,
      track: scene.track ?? 0,
      startFrame,
      durationInFrames: scene.durationInFrames,
    };
  });
  const timeline: StageTimeline = {
    fps: 30,
    ...size,
    durationInFrames: end,
    theme: plainTheme,
    scenes: placed.map(({ name: _, ...scene }) => ({ ...scene, module: `/scenes/${scene.key}.js` })),
  };
  const modules = Object.fromEntries(compiled.map(({ js }, index) => [`/scenes/s${index}.js`, js]));
  const bundle = await bundleOnce();
  return {
    timeline,
    scenes: placed.map((scene, index) => ({
      ...{ ...scene, sceneId: `scn_${scene.name}`, springs: movesBySpring(scenes[index]?.code ?? '') },
    })),
    hashes: compiled.map(({ hash }) => hash),
    open: () => openStage({ bundle, timeline, modules }),
  };
}

/** A scene of plain elements on a dark ground; `body` sits inside the root element and may use `frame`. */
export function plainScene(
  body: string,
  { ground = '#0b1020', before = '', fontSize = 120 }: { ground?: string; before?: string; fontSize?: number } = {},
): string {
  return `import { useCurrentFrame } from 'remotion';
export default function Scene() {
  const frame = useCurrentFrame();
  ${before}
  return (
    <div style={{ position: 'absolute', inset: 0, background: '${ground}', color: '#f4f6ff', fontFamily: 'Manrope Variable', fontWeight: 700, fontSize: ${fontSize} }}>
      ${body}
    </div>
  );
}
`;
}
