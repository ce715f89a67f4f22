import { softNames } from '../reading/colour-names.ts';
import { isColourClause, readColours } from '../reading/colours.ts';
import { type Clause, type ClauseReader, match, shows } from './clause.ts';
import type { Edit } from './edit.ts';
import { instead } from './read-words.ts';

/** The one colour that a stretch names, by hex or by name; null where it says anything else. */
export function colourIn(clause: Clause, stretch: string): string | null {
  const like = /^(?:an?\s)?brick(?:\sred)?$/iu.test(stretch) && !shows(clause, 'brick') ? '#9b3a2b' : null;
  if (like !== null) return like;
  const plain = stretch
    .replace(/^(?:(?:the|das|dem|den|die|der|le|la|du|el|il|lo|o|a|do)\s+|l['’](?=\p{L}{3}))/iu, '')
    .trim();
  // "Amber" is a colour where the film shows no such word.
  const isNamed = /^\p{L}+(?:\s\p{L}+)?$/u.test(plain) && !shows(clause, plain) && isWholeColour(plain);
  const isOne = isNamed || isColourClause(plain) || /^#(?:[0-9a-f]{6}|[0-9a-f]{3})$/iu.test(plain);
  const [found, more] = isOne ? readColours(plain, true) : [];
  return found === undefined || more !== undefined ? null : found.hex;
}

const isWholeColour = (said: string) => softNames.some(([name]) => name.toLowerCase() === said.toLowerCase());

/** "Use #ff5500 instead of blue", "replace the blue with orange". */
export const readRecolour: ClauseReader = (clause) => {
  const shaded = readDeeper(clause);
  if (shaded !== null) return shaded;
  const forms: [string, boolean][] = [
    [`(?:(?:{use}|{make}|{change})\\s+)?{the}(*)\\s+${instead}\\s+(*)`, false],
    [
      `${instead}\\s+{the}(*)(?:\\s|,\\s)(?:lieber|besser|doch|rather|preferably|better|plutôt|mejor|meglio|antes|{use})\\s+(*)`,
      true,
    ],
    [`(?:(?:{change}|{swap}|{make})\\s+)(*)\\s+(?:{to}|durch|gegen|zu|für|par|por|pour|con|com)\\s+(*)`, true],
  ];
  for (const [pattern, isFromFirst] of forms) {
    const found = match(clause, pattern);
    if (found === null) continue;
    const [one, other] = [colourIn(clause, found[0] ?? ''), colourIn(clause, found[1] ?? '')];
    if (one !== null && other !== null)
      return { kind: 'recolour', was: isFromFirst ? one : other, hex: isFromFirst ? other : one };
  }
  return null;
};

/** "Could the red be a bit deeper, more like brick?", "make the blue darker": another shade of what the film has. */
function readDeeper(clause: Clause): Edit | null {
  const found = match(
    clause,
    '(?:(?:could|can|should|{make}|let)\\s+)?{the}(*)\\s+(?:(?:should|could|can|to)\\s)?(?:be\\s|is\\s)?(?:(?:a\\s(?:bit|little|touch|tad|shade)|slightly|much|somewhat)\\s)?(deeper|darker|richer|stronger|lighter|paler|softer|brighter)?(?:,?\\s*(?:a\\s(?:bit|little)\\s)?(?:and\\s)?(?:something\\s)?(?:more\\slike|closer\\sto|more\\sof\\sa|nearer\\sto|towards?)\\s+{the}(*))?',
  );
  const [name = '', way = '', like = ''] = found ?? [];
  const was = found === null || (way === '' && like === '') ? null : colourIn(clause, name);
  if (was === null) return null;
  const hex = like === '' ? was : colourIn(clause, like);
  if (hex === null) return null;
  const lighter = /lighter|paler|softer|brighter/iu.test(way) ? 0.07 : -0.07;
  return like === '' ? { kind: 'recolour', was, hex, lighter } : { kind: 'recolour', was, hex };
}
