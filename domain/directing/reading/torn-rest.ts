/** What is left of a sentence when its facts are taken out, and reads as torn: then the sentence stays whole. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { holdsVerb } from './clause-verbs.ts';
import { countWords, phraseSource } from './phrases.ts';
import { isSmall, wordsOf } from './untold-words.ts';

/** "As aulas começam a", "La recoges a partir de las", "kostet rund": a rest that leads to what was taken, or several that begin behind an article. */
export function isTornRest(sentence: string, pieces: readonly string[], lexicon: Lexicon): boolean {
  if (countWords(sentence) < 5) return false;
  return (
    pieces.some((piece) => leadsOn(piece, lexicon)) || (pieces.length > 1 && pieces.some(isClause(sentence, lexicon)))
  );
}

function leadsOn(piece: string, lexicon: Lexicon): boolean {
  const last = wordsOf(piece).at(-1)?.toLowerCase() ?? '';
  return piece.trim().endsWith(last) && !closing.has(last) && (isSmall(last, lexicon) || leading.has(last));
}

/** "lädt zum Jubiläum ein": the second part of a German or Dutch verb leads nowhere. */
const closing = new Set(
  'ein an auf aus mit zu ab vor uit op af mee plus more mehr más mais più now jetzt ahora ora agora'.split(' '),
);

/** Words before an amount, a day or an hour that no list of small words holds. */
const leading = new Set(
  [
    'rund etwa circa ca um gegen zur zum vom beim im seit on at from by until around nearly almost since',
    'environ vers dès aux au du des depuis unos unas casi al del desde quasi verso dal dalle dalla alle alla allo ai agli',
    'cerca aos às nos nas pelos pelas à desde ongeveer omstreeks rond vanaf tot sinds',
  ].flatMap((words) => words.split(' ')),
);

/** "Hundesteuer steigt", cut behind its article: a clause, and no title. */
const isClause = (sentence: string, lexicon: Lexicon) => (piece: string) => {
  const at = sentence.toLowerCase().indexOf(piece.toLowerCase());
  const isCut =
    at > 0 && new RegExp(`(?<!\\p{L})(?:${phraseSource(lexicon.article)})\\s$`, 'iu').test(sentence.slice(0, at));
  return isCut && countWords(piece) >= 2 && (holdsVerb(piece, lexicon.language) || /\s\p{Ll}+$/u.test(piece));
};
