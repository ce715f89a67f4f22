import type { SceneFaultReport } from './director.ts';
import type { DirectedScene, TimedShot } from './film.ts';
import { writeScene } from './write-scene.ts';

/**
 * A plainer scene with the same words: first without decoration and with plain fades, then each piece as the simplest
 * one that holds its words. Which step comes next is read off the code that failed.
 */
export function simplifyScene(scene: DirectedScene, code: string, _faults: readonly SceneFaultReport[]): string {
  const plain = writeScene({ ...scene, shots: scene.shots.map(plainShot) });
  return code === plain ? writeScene({ ...scene, shots: wordShots(scene) }) : plain;
}

function plainShot({ piece, props }: TimedShot): TimedShot {
  const { emphasis: _, cues: __, ...kept } = props;
  return { piece, props: piece === 'Ground' ? {} : { ...kept, enter: 'fade' } };
}

function wordShots(scene: DirectedScene): TimedShot[] {
  if (scene.role === 'ground') return [{ piece: 'Ground', props: { kind: 'solid' } }];
  const texts = scene.words.filter((word) => word !== '').slice(0, 6);
  const exit: TimedShot['props'] = scene.role === 'closing' ? { exit: 'none' } : {};
  if (texts.length <= 1)
    return [{ piece: 'Headline', props: { zone: scene.zone, text: texts[0] ?? '', enter: 'fade', ...exit } }];
  return [{ piece: 'ListBuild', props: { zone: scene.zone, items: texts, marker: 'none', enter: 'fade', ...exit } }];
}
