/** Which lines open no film, because the brief says something else first. */
import type { Brief } from '../brief.ts';
import { countWords } from '../reading/phrases.ts';
import { placeIn } from './order-beats.ts';
import type { Beat } from './shot.ts';

export const saysOnly = ({ kind, shots }: Beat, text: string) => kind === 'statement' && shots[0]?.words[0] === text;

/** "Garage", left of a row that begins with something else, opens no film. */
export const isCutOut = (text: string, { copy }: Brief) =>
  countWords(text) <= 2 &&
  !/[.!?]$/u.test(text) &&
  copy.some(
    (line) =>
      line.toLowerCase().includes(text.toLowerCase()) &&
      !line.toLowerCase().startsWith(text.toLowerCase()) &&
      line.length > text.length + 12,
  );

/** What is said in the second half of a brief that opens with something else ends a film, and does not open it. */
export function isLate(text: string, beats: readonly Beat[], { copy, exact }: Brief): boolean {
  const said = text.replace(/[.!?]$/u, '').toLowerCase();
  // A subject with its colon stands in the copy twice.
  const told = copy.filter((sentence, index) => copy[index + 1]?.startsWith(sentence) !== true);
  const at = told.findIndex((sentence) => sentence.toLowerCase().includes(said));
  const isBehind = at >= 1 && headsOf(beats).some((head) => told[0]?.startsWith(head) === true);
  return (isBehind || (at >= 2 && at * 2 >= told.length)) && !exact.some((one) => one.includes(text));
}

/** "Apply by 30 April.", before what for: a later sentence opens no film that tells an earlier one behind it. */
export function isOvertaking(text: string, beats: readonly Beat[], { copy, exact }: Brief): boolean {
  if (exact.some((one) => one.includes(text))) return false;
  const place = (beat: Beat) => placeIn(beat, copy);
  const own = beats.find((beat) => saysOnly(beat, text));
  const at = own === undefined ? -1 : place(own);
  return at > 0 && beats.some((beat) => place(beat) >= 0 && place(beat) < at);
}

/** What tickets and lists are headed by: a brief that opens with one of them opens with no later line. */
export const headsOf = (beats: readonly Beat[]): string[] =>
  beats.flatMap(({ shots }) =>
    shots.flatMap(({ piece, props, words }) => {
      const head = piece === 'Kicker' ? words[0] : props.title;
      return typeof head === 'string' && head !== '' && piece !== 'BrowserFrame' && piece !== 'PhoneFrame'
        ? [head]
        : [];
    }),
  );
