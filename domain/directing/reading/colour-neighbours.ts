/** What stands beside the name of a colour, and tells whether it is meant as one. */
import { withWholeColours } from './colour-compounds.ts';
import { isColourWord, isHueWord } from './colour-words.ts';
import { languageOf } from './language.ts';

/** "Terracotta and cream", "moss green with sand": joined to the name of another colour by words that join or shade. */
export function isBesideColour(text: string, index: number, end: number): boolean {
  const [before, after] = [text.slice(Math.max(0, index - 48), index), text.slice(end, end + 48)].map((side) =>
    withWholeColours(side).match(/[\p{L}-]+|[^\s\p{L}]/gu),
  );
  return [(before ?? []).reverse(), after ?? []].some((words) => {
    const hue = words.slice(0, 5).findIndex((word) => isHueWord(word) !== null);
    const between = words.slice(0, Math.max(0, hue));
    // "Salmon pink": one colour of both.
    return hue === 0 || (hue > 0 && between.every((word) => joins.test(word)) && between.some(isJoined));
  });
}
const isJoined = (word: string) =>
  /^(?:and|with|on|und|mit|auf|dazu|et|avec|sur|y|con|sobre|e|su|com|en|met|op|plus|[,&+/])$/iu.test(word);
const joins =
  /^(?:[,&+/]|an?|the|some|one|of|and|with|on|und|mit|auf|ein\p{L}{0,2}|von|etwas|et|avec|sur|une?|du|de|des|le|la|y|con|sobre|el|los|un[ao]?|e|su|il|lo|di|com|u?ma?|o|en|met|op|dazu|plus|(?:light|dark|pale|soft|warm|bright|deep|rich|strong|hell|dunkel|dunkl|warm|kräftig|satt|tief|zart|blass|leuchtend|sanft|frisch)(?:e[mnrs]?)?|touch|dash|hint|splash|bit|hauch|touche|toque|pizca|tocco|pointe)$/iu;

/** "Plaza Verde", "Green Park": a capital beside a capital names a place or a house; German writes each noun with one. */
export function isOfName(text: string, index: number, end: number): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(text.slice(index))) return false;
  const [, before = ''] = /(?<!\p{L})(\p{Lu}\p{Ll}+)[ ]$/u.exec(text.slice(Math.max(0, index - 24), index)) ?? [];
  const [, after = ''] = /^[ ](\p{Lu}\p{Ll}+)/u.exec(text.slice(end, end + 24)) ?? [];
  const isNamed = [before, after].some((word) => word !== '' && isHueWord(word) === null && !isColourWord(word));
  return isNamed && languageOf(text.slice(0, 400)) !== 'de';
}

/** Where one wish ends and the next begins; "white | and blue" is one. */
const ends = /[.,:;!?](?=\s)|\n(?!\s*(?:and|or|und|oder|et|ou|y|o|e|en)\s)/gu;
const wishes =
  /(?<!\p{L})(?:like|love|want|would|prefer|picture|imagine|think|use|using|look|style|please|mag|mögen|möchten|hätten|gern|gerne|wünsch\p{L}*|nimm|nehmt|verwend\p{L}*|nutz\p{L}*|bitte|aim\p{L}*|voudrions|voulons|voyons|imagin\p{L}*|préfér\p{L}*|utilis\p{L}*|gust\p{L}*|querem\p{L}*|queremos|prefer\p{L}*|usa\p{L}*|vorre\p{L}*|vogliamo|immagin\p{L}*|piac\p{L}*|gosta\p{L}*|graag|headlines?|titles?|titres?|titel\p{L}*|títulos?|titoli|text\p{L}*|figures|numbers|zahlen|chiffres|cifras|buttons?|bars|balken)(?!\p{L})/iu;

/** "The red cap is a must. White background, blue.": beside wishes of nothing but colours, what is told of a thing is none. */
export function withoutColouredThings(text: string): string {
  const clauses = text.split(ends);
  const kinds = clauses.map(kindOf);
  if (!kinds.includes('colours') || !kinds.includes('thing')) return text;
  return clauses.map((clause, at) => (kinds[at] === 'thing' ? '' : clause)).join('\n');
}

function kindOf(clause: string): 'colours' | 'thing' | null {
  const words = withWholeColours(clause).match(/[\p{L}-]+/gu) ?? [];
  if (words.every((word) => isHueWord(word) === null)) return null;
  const others = words.filter((word) => isHueWord(word) === null && !joins.test(word) && !isColourWord(word));
  if (others.length <= 1) return 'colours';
  return others.length >= 3 && !wishes.test(clause) && !words.some(isColourWord) ? 'thing' : null;
}
