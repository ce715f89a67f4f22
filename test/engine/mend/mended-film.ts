import type { MendOutcome } from '../../../engine/mend/mend-film.ts';
import { plainScene } from '../film.ts';

export const size = { width: 960, height: 540, fps: 30 };
export const at = (left: number, top: number, more = '') =>
  `style={{ position: 'absolute', left: ${left}, top: ${top}, whiteSpace: 'nowrap', margin: 0, ${more}}}`;
export const panel = (left: number, top: number, width: number, height: number) =>
  `<div style={{ position: 'absolute', left: ${left}, top: ${top}, width: ${width}, height: ${height}, background: '#5b2bff' }} />`;

/** Scenes of two seconds, one after the other. */
export function filmOf(bodies: Record<string, string>) {
  return Object.entries(bodies).map(([name, body], index) => ({
    ...{ sceneId: `scn_${name}`, name, code: plainScene(body, { fontSize: 60 }) },
    ...{ track: 0, startFrame: index * 60, durationInFrames: 60 },
  }));
}

export const told = ({ mended, left }: MendOutcome) => [
  ...mended.map(({ finding }) => `${finding.sceneName} ${finding.rule} mended`),
  ...left.map(({ finding, why }) => `${finding.sceneName} ${finding.rule} left: ${why}`),
];
