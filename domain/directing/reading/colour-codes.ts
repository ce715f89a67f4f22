/** Colours by their code, with the words that say which colour it is and what it is for. */
import { formatHex, parse } from 'culori';
import type { NamedColour } from '../brief.ts';
import { roleIn } from './colour-roles.ts';
import { isGround } from './grounds.ts';

export interface CodedColour {
  index: number;
  end: number;
  hex: string;
  role: NamedColour['role'];
  /** A name of a colour between the two is the same colour: "pale lime text (#E4F2B4)". */
  from: number;
  to: number;
}

const code = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b|(?:rgba?|hsla?|oklch)\([^)]{3,40}\)/giu;
const joint = /[,.;\n+&/]|\s(?:and|with|on|plus|und|mit|auf|et|avec|sur|y|con|sobre|e|su|com|met|op)(?=\s)/giu;

/** Every colour of a text that is told by its code. */
export function codedColours(text: string): CodedColour[] {
  const codes = [...text.matchAll(code)];
  const found: CodedColour[] = [];
  for (const [at, { 0: said, index }] of codes.entries()) {
    const hex = formatHex(parse(said));
    if (hex === undefined) continue;
    const end = index + said.length;
    const from = phraseStart(text, found.at(-1)?.to ?? 0, index);
    const own = roleIn(text.slice(from, index));
    const tail = tailOf(text.slice(end, codes[at + 1]?.index));
    const other = own === null ? roleIn(tail) : null;
    const isNamed = own === null && (other !== null || namesIt.test(tail));
    const to = end + (isNamed ? tail : (inBracket.exec(tail)?.[0] ?? '')).length;
    const role = own ?? other ?? (isGround(text, index, end) ? 'ground' : 'brand');
    found.push({ index, end, hex, from, to, role });
  }
  return found;
}

/** "#123524 (forest green)", "#123524 forest green", but not "#123524 for the green bin". */
const namesIt = /^\s*\(|^\s+(?!(?:for|as|für|als|pour|comme|para|como|per|come|voor)\s)/iu;

const inBracket = /^\s*\([^)#\n]{2,40}\)/u;

/** Where the words begin that lead to a code: behind the last joint, but for one in a bracket: "accent (orange, #E8772E)". */
function phraseStart(text: string, floor: number, index: number): number {
  const led = text.slice(floor, index);
  const inside = /\([^(),]{2,30},?\s*$/u.exec(led);
  const outer = inside === null ? led.replace(/[\s:=([–-]+$/u, '') : led.slice(0, inside.index);
  const last = [...outer.matchAll(joint)].at(-1);
  const start = last === undefined ? 0 : last.index + last[0].length;
  const words = [...led.slice(start).matchAll(/\S+/gu)];
  return floor + start + ((words.at(-8) ?? words[0])?.index ?? 0);
}

/** The words behind a code that belong to it: ") for the text", " (deep forest green)", " background". */
function tailOf(behind: string): string {
  const bracket = inBracket.exec(behind)?.[0] ?? '';
  const rest = behind.slice(bracket.length);
  const stop = rest.search(tailStop);
  const words = [...(stop < 0 ? rest : rest.slice(0, stop)).matchAll(/\S+/gu)].slice(0, 5);
  const last = words.at(-1);
  return bracket + rest.slice(0, last === undefined ? 0 : last.index + last[0].length);
}
const tailStop = new RegExp(`[(]|${joint.source}`, 'iu');
