import { countWords } from '../reading/phrases.ts';
import { makeBeat } from './make-beat.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat } from './shot.ts';

/**
 * "City notice: from Monday 8 March line 6 does not run between …": a notice too long for one line opens on its head,
 * and goes on without it. Null where the brief opens with something else.
 */
export function noticeHead(caster: Caster, beats: readonly Beat[]): { head: string; beats: Beat[] } | null {
  const relay = beats.find(({ kind, shots }) => kind === 'statement' && shots[0]?.piece === 'Kinetic');
  const [lines, ...beside] = relay?.shots ?? [];
  const [head, ...rest] = lines?.words ?? [];
  if (relay === undefined || lines === undefined || head === undefined || rest.length === 0) return null;
  if (countWords(head) > 6 || caster.brief.copy[0]?.startsWith(`${head}:`) !== true) return null;
  const said = rest.length === 1 ? cast.headline(caster, rest[0] ?? '') : cast.kinetic(caster, rest);
  const shots = [lines.box === undefined ? said : { ...said, box: lines.box }, ...beside];
  return {
    head,
    beats: beats.map((beat) => (beat === relay ? makeBeat('statement', relay.rank, shots) : beat)),
  };
}
