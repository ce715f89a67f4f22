import { closeFilm, tightClosing } from '../casting/closing.ts';
import type { Caster } from '../casting/pieces.ts';
import type { PlacedShot } from '../casting/shot.ts';
import type { Material } from '../material.ts';
import { countWords } from '../reading/phrases.ts';
import type { BoardLine, BoardScene } from './board.ts';
import { isCovered, shownBy, tokensOf } from './board-words.ts';
import { isWords } from './compose-scene.ts';

interface Ending {
  /** The scene that the film ends on; null where its last scene is no ending. */
  ending: BoardScene | null;
  closing: PlacedShot[];
  /** Lines of that scene that the closing has no place for. */
  left: BoardLine[];
}

/** What fits a button. */
const mostOfCall = 6;

/** The last scene of a board as the closing: its call, its address and one line more, signed with the name. `framesOf`: at 30 per second. */
export function closeBoard(
  caster: Caster,
  { shape }: Material,
  framesOf: (scene: BoardScene) => number | null,
): Ending {
  const { brief } = caster;
  const last = brief.board.at(-1);
  const frames = last === undefined ? null : framesOf(last);
  const close = (action: string, address: string, tagline: string) => {
    const own = { ...caster, brief: { ...brief, action, address, tagline } };
    const closing = closeFilm(own, shape, '');
    // Given less time than its words need, it stands at once.
    return frames === null ? closing : tightClosing(own, closing, frames);
  };
  const asks = last?.lines.some(({ role }) => role === 'call' || role === 'address') ?? false;
  if (last === undefined || !asks || !isWords(last.lines))
    return { ending: null, closing: close('', '', ''), left: [] };
  const named = new Set(tokensOf(brief.name));
  const texts = last.lines.filter(({ role, text }) => (role === 'title' || role === 'line') && !isCovered(text, named));
  const given = last.lines.find(({ role }) => role === 'call')?.text;
  // Without a button, the first short line over an address is what to do.
  const asked =
    given === undefined
      ? texts.find(({ text }) => countWords(text) <= mostOfCall && !/[.!?]\s/u.test(text))
      : undefined;
  const [line] = texts.filter((one) => one !== asked);
  const address = last.lines.find(({ role }) => role === 'address')?.text ?? '';
  const closing = close(given ?? asked?.text ?? '', address, line?.text ?? '');
  const shown = shownBy(closing);
  return {
    ending: last,
    closing,
    left: last.lines.filter(({ text }) => !isCovered(text, shown) && !isCovered(text, named)),
  };
}
