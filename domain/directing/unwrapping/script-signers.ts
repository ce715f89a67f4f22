/** Who speaks in a script: its logo, or the name on its last card. */
import type { ScriptPart } from './from-script.ts';
import { unquoted } from './script-words.ts';

/** "Logo of Marsh Lane Trust and the address": who signs a script is told by what is drawn. */
export const logoOf = (parts: readonly ScriptPart[]) =>
  parts
    .filter(({ kind }) => kind !== 'shown' && kind !== 'spoken')
    .map(
      ({ text }) =>
        /(?<!\p{L})[Ll]ogo (?:of|for|von|der|de|du|del|di|do|da|van) (\p{Lu}[\p{L}\p{N}'’&-]*(?: (?:& )?\p{Lu}[\p{L}\p{N}'’&-]*){0,4})/u.exec(
          text,
        )?.[1] ?? '',
    )
    .find((name) => name !== '') ?? '';

/** "Studio card: Gannet Forge", "End card. Full Plate Trust / Text PLATE to 70990": a name that opens the last card signs. */
export function signerOf(parts: readonly ScriptPart[]): string {
  const last = parts.at(-1);
  const opening = parts.find(({ scene, kind }) => scene === last?.scene && (kind === 'shown' || kind === 'call'));
  const isCard = opening?.kind === 'call' || /(?<!\p{L})card$/iu.test(opening?.label ?? '');
  const [first = ''] = unquoted(opening?.text ?? '').split(/\s\/\s|\n/u);
  const name = first.replace(/\.$/u, '').trim();
  return isCard && fullName.test(name) && !asks.test(name) ? name : '';
}
const fullName = /^\p{Lu}[\p{L}\p{N}'’&-]*(?:\s(?:(?:of|the|and|&|de|la|du|der|für)\s)?\p{Lu}[\p{L}\p{N}'’&-]*){1,4}$/u;
const asks =
  /^(?:thank|thanks|the end|join|book|sign|start|try|get|learn|visit|see|save|donate|order|read|download|contact|coming|available|out)(?!\p{L})/iu;

/** "Logo: Marsh Lane Trust", and no "Logo: fades in on white". */
export const isName = (text: string) =>
  text.split(/\s+/u).length <= 7 && text.split(/\s+/u).every((word) => !/^\p{Ll}{4,}/u.test(word));
