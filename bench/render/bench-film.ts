import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface BenchScene {
  name: string;
  code: string;
  track: number;
  startFrame: number;
  durationInFrames: number;
}

export interface BenchFilm {
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  scenes: BenchScene[];
}

const folder = new URL('../scenes/launch/', import.meta.url);

/** Where the scenes of the launch film lie, for the renderers that read files. */
export const launchFolder = fileURLToPath(folder);

/** Ten seconds over a ground and dots that move in every frame: nothing in it can be left out. */
export async function launchFilm(): Promise<BenchFilm> {
  const { scenes, ...size } = JSON.parse(await readFile(new URL('project.json', folder), 'utf8'));
  const read = async ({ file, ...place }: { file: string } & Omit<BenchScene, 'code'>) => {
    return { ...place, code: await readFile(new URL(file, folder), 'utf8') };
  };
  return { ...size, scenes: await Promise.all(scenes.map(read)) };
}

/** `count` scenes one after another, each with a ground of its own that moves all the time. */
export function rowOfScenes(count: number, secondsEach: number): BenchFilm {
  const size = { width: 1920, height: 1080, fps: 30 };
  const durationInFrames = secondsEach * size.fps;
  const scenes = Array.from({ length: count }, (_, index) => ({
    ...{ name: `Scene ${index + 1}`, code: movingScene(`Scene ${index + 1}`, index * 37), track: 0 },
    ...{ startFrame: index * durationInFrames, durationInFrames },
  }));
  return { ...size, scenes, durationInFrames: count * durationInFrames };
}

/** Shown text and hue, so that an edit changes every frame of the scene. */
export function movingScene(text: string, hue: number): string {
  return `import { AbsoluteFill, spring, useCurrentFrame, useVideoConfig } from 'remotion';

export default function Scene() {
  const frame = useCurrentFrame();
  const { fps, durationInFrames } = useVideoConfig();
  const at = 20 + (60 * frame) / durationInFrames;
  const shown = spring({ frame, fps });
  return (
    <AbsoluteFill style={{ background: \`radial-gradient(circle at \${at}% 40%, hsl(${hue} 70% 45%) 0%, #140a3c 60%, #05030f 100%)\`, alignItems: 'center', justifyContent: 'center' }}>
      <div style={{ color: '#fff', fontFamily: '"Manrope Variable"', fontSize: 140, fontWeight: 800, transform: \`scale(\${shown})\` }}>${text}</div>
    </AbsoluteFill>
  );
}
`;
}
