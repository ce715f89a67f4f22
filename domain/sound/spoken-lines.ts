import type { AssetWord } from '../../contract/assets.ts';
import { phrasesOf } from '../media/speech/phrases.ts';

/** Where a line lies in the sound that says all of them, in seconds. */
interface LineTimes {
  from: number;
  to: number;
}

/**
 * When each line of a script is said: by the words that were kept with the voice, in their order. A voice whose words
 * nobody knows is shared out by the letters of the lines.
 */
export function spokenLines(
  lines: readonly string[],
  words: readonly AssetWord[] | null,
  seconds: number,
): LineTimes[] {
  const counts = lines.map((line) => phrasesOf(line).flatMap((phrase) => phrase.words).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (!words || words.length !== total || counts.includes(0)) return byLetters(lines, seconds);
  let at = 0;
  return counts.map((count) => {
    const own = words.slice(at, at + count);
    at += count;
    return { from: own[0]?.from ?? 0, to: own.at(-1)?.to ?? 0 };
  });
}

function byLetters(lines: readonly string[], seconds: number): LineTimes[] {
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  let at = 0;
  return lines.map((line) => {
    const from = at;
    at += (line.length / letters) * seconds;
    return { from, to: at };
  });
}
