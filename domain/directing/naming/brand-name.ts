/** Whose film it is, by the brand entry of the project. */
import { isLookClause } from '../reading/look-words.ts';
import { countWords } from '../reading/phrases.ts';

const label =
  /^\s*(?:(?:brand |company |product )?name|brand|company|marke|firma|marque|nom|marca|nombre|nome|merk|naam)\s*[:：]\s*/iu;
/** What Framewright made of an earlier prompt names nothing that the prompt itself does not. */
const derived = /(?:^|: )colours? [^;]*; tone /u;

/** "Lindqvist Tools, dark green, serif": the words before the first comma, where they are a name; empty otherwise. */
export function brandName(brand: string): string {
  const line = brand.split('\n').find((one) => one.trim() !== '' && !derived.test(one)) ?? '';
  const [first = ''] = line
    .replace(label, '')
    .split(/[,;:(–—\n]|(?<!(?:^|\s)(?:St|Ste|Sta|Dr|Mr|Mrs|Ms|Prof|No|Nr))\.(?:\s|$)|\s[-/|+]\s/u);
  const name = first.trim().replace(/^["“„«]\s?|\s?["”“»]$/gu, '');
  const words = name.split(/\s+/u);
  const capitals = words.filter((word) => /^[\p{Lu}\d&+]/u.test(word)).length;
  const isName = name !== '' && countWords(name) <= 6 && capitals * 2 >= words.length && /\p{L}/u.test(name);
  return isName && !isLookClause(name) && !/#[\da-f]{3,8}/iu.test(name) ? name : '';
}
