/** A name as it stands at one place of a text, to its last word. */
import { lexicons } from '../lexicon/lexicons.ts';
import { phraseSource } from '../reading/phrases.ts';

const letters = "[\\p{L}\\p{N}'’+-]";
const short = '(?:Dra?|Dott|Profa?|Ste?|Sta|Mt|Nr)\\.';
const word = `(?:${short}|(?:[DdLl]|[Dd]ell)['’]\\p{Lu}${letters}*|\\p{Lu}${letters}*(?:\\.\\p{Ll}{2,})*(?:&\\p{Lu}${letters}*)?|\\p{Ll}+\\p{Lu}${letters}*)`;
const number =
  '\\d{1,4}(?![\\d%€$£]|[.,:/]\\d|\\s?(?:[%€$£]|uhr|uur|h|am|pm|s|min|sek\\p{L}*|sec\\p{L}*|seg\\p{L}*)(?!\\p{L}))';
const joint =
  '(?:of|the|and|&|\\+|for|de|del|la|las|los|el|du|des|le|les|di|da|do|das|dos|della|delle|dello|dei|degli|e|y|et|und|der|die|das|van|von|den|het|en|x|voor|für)';
const legal =
  '(?:\\s(?:e\\.\\s?V\\.|S\\.A\\.|S\\.r\\.l\\.|S\\.L\\.|B\\.V\\.|N\\.V\\.|Inc\\.|Ltd\\.?|(?:&\\s)?Co\\.(?:\\sKG)?))';
/** "12th", "12.", "12e": the edition of what takes place every year. */
const edition =
  '(?:\\d{1,3}(?:st|nd|rd|th|(?<=(?:^|\\n|(?:zu[mr]|de[rnms]|das|die|beim|vom|im|unser\\p{Ll}*|ein\\p{Ll}*)\\s)\\d{1,3})\\.|e|ª|º|a|o|ème)\\s(?=\\p{Lu}))';
/** "Hand in Hand": a word that comes back behind a small one. */
const twin = '(?<twin>\\p{Lu}\\p{Ll}+)\\s\\p{Ll}{2,3}\\s\\k<twin>(?!\\p{L})';
const run = new RegExp(
  `${edition}?(?:${twin}|${word})(?: (?:${joint} ){0,2}${word}| ${number}|${legal})*${legal}?`,
  'uy',
);

// "Mar" and "Mer" are the sea as well.
const days = phraseSource(
  lexicons.flatMap(({ months, weekdays }) => [...months.flat(), ...weekdays].filter((day) => day.length > 3)),
);
/** Where a name is over: when it is, where it is shown, and what the film is said to be. */
const over = new RegExp(
  `(?:^|\\s)(?:(?:${days}|instagram|insta|tiktok|youtube|facebook|linkedin|whatsapp|reels?|shorts?|social|anfang|ende|mitte|heute|morgen|today|tomorrow|christmas|easter|weihnachten|ostern|noël|pâques|navidad|natale|pasqua|natal|kerst|pasen|(?:mother|father|valentine|new year)['’]?s day|muttertag|vatertag|i(?:['’]\\p{L}+)?|20\\d\\d|19\\d\\d)s?(?![\\p{L}-]|\\s(?:of|de|di|des|der)\\s))(?:\\s.*)?$`,
  'iu',
);

export interface NameRun {
  name: string;
  /** What follows it. */
  behind: string;
}

/** The words of a name that begin at `from`; null where nothing there is one. */
export function nameRunAt(text: string, from: number): NameRun | null {
  const open = /^\s?["“„«]\s?/u.exec(text.slice(from))?.[0] ?? '';
  if (open !== '') {
    const inner = /^([^"“”„«»\n]{2,48}?)[,.]?\s?["”“»]/u.exec(text.slice(from + open.length));
    const said = inner?.[1] ?? '';
    // Whole sentences in quotation marks are somebody's words.
    if (inner === null || /[.!?…:]/u.test(said) || !isTitle(said)) return null;
    return { name: said, behind: text.slice(from + open.length + inner[0].length) };
  }
  run.lastIndex = from;
  const found = run.exec(text)?.[0] ?? '';
  const kept = found
    .replace(over, '')
    .replace(new RegExp(`(?:\\s${joint})+$`, 'u'), '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '');
  if (!/\p{L}{2}/u.test(kept) || kept.length > 60) return null;
  return { name: kept, behind: text.slice(from + kept.length) };
}

/** "ledgerly." and "quill.io,": one word in small letters that nothing but a stop follows. */
export function smallNameAt(text: string, from: number, language: string): NameRun | null {
  const found = /^\p{Ll}[\p{L}\p{N}-]{3,}(?:\.\p{Ll}{2,})?(?=[.,)]?\s*(?:[\n.,)]|$|\s(?:et|y|e|en|and|und)\s))/u.exec(
    text.slice(from),
  )?.[0];
  // "Am Ende soll das Logo stehen.": in German a verb ends the sentence.
  if (found === undefined || (language === 'de' && /en$/u.test(found))) return null;
  return { name: found, behind: text.slice(from + found.length) };
}

/** Words most of which are raised, as in titles. */
const isTitle = (text: string) => {
  const long = text.split(/\s+/u).filter((one) => !new RegExp(`^${joint}$`, 'u').test(one));
  return (
    long.length <= 6 && (long.length === 1 || long.filter((one) => /^[\p{Lu}\d]/u.test(one)).length * 2 > long.length)
  );
};
