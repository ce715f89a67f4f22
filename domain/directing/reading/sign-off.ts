import { holdsVerb } from './clause-verbs.ts';
import { unmask } from './masked-text.ts';
import { countWords } from './phrases.ts';
import { spellsHost } from './read-name.ts';
import type { Reading } from './reading.ts';

/** "Ci scusiamo. Amministrazione Rinaldi.": who is sorry, or thanks, signs. */
const regrets =
  /^(?:(?:we['’]re\s|we\sare\s)?sorry|(?:with\s)?(?:our\s)?apologies|we\sapologi[sz]e|entschuldigung|verzeihung|(?:vielen\s)?dank|danke|désolée?s?|pardon|merci|(?:ci\s)?scusiamo|scusate(?:ci)?|grazie|disculpen|perd[oó]n(?:en)?|gracias|desculpe[mn]?|obrigad[oa]s?|sorry|excuses|bedankt|thanks|thank\syou)[.!]\s(?=\S+\s\S)/iu;

/** A house of two words and more, and what it is. */
const told =
  /^((?:(?:Les?|La|Il|Der|Die|Das|El|Los|Las|The|Os?|As?|De|Het)\s)?\p{Lu}[\p{L}’'-]+(?:\s(?:(?:de|del|della|dei|di|da|do|dos|das|du|des|van|der|la|le|&) ){0,2}\p{Lu}[\p{L}’'-]+){1,3}),\s(\p{Ll}[^,.:;!?]{4,60})$/u;

/** "Schule am Stadtpark": a house goes by where it is. */
const placedHouse =
  /^(?:(?:der|die|das)\s)?(?:\p{L}*(?:schule|kita|praxis|apotheke|bücherei|bäckerei|werkstatt|klinik|theater|museum|bad)|kindergarten|gasthaus|gasthof|café|hotel|kirche|gemeinde|bibliothek|restaurant|school|church|hotel|inn|theatre|library|school|école|escuela|scuola|escola)\s(?:am|an der|im|in der|zum|zur|vor dem|by the|at the|on the|an den)\s\p{Lu}[\p{L}-]+$/iu;

/** "… Mendhouse.": a last sentence of nothing but a name says who speaks. */
export function signOff(reading: Reading): string {
  const { sentences, used, held } = reading;
  // Before what is asked for at the end, too: "Konditorei Amsel. Call …".
  // … and before a slogan that stands alone: "Maderas Olmedo. «Hechos para durar»."
  const at = sentences.findLastIndex(
    ({ text, role }, index) =>
      !used.has(index) && role !== 'note' && !(role === 'copy' && /^[\ue000-\uf8ff][.!]?$/u.test(text)),
  );
  const last = sentences[at];
  if (last === undefined || at < sentences.length - 2 || last.role !== 'copy' || last.label !== '') return '';
  const said = unmask(last.text, held);
  // "Zapraszamy!", "Welcome!": a cry of one word is nobody.
  if (/!$/u.test(said) && countWords(said) < 2) return '';
  // "By Kestrel Coffee.", "Orologeria Pesce, Torino.", "Studio Lotus, 4 Elm Street.": nothing but the name is of it.
  const text = said
    .replace(regrets, '')
    .replace(/(?<!\s(?:e\.\s?V|Inc|Ltd|S\.A|S\.L|B\.V))[.!]$/u, '')
    .replace(/^(?:by|from|von|vom|par|por|da|di|door|van)\s(?=\p{Lu})/iu, '')
    // "KreisBecher – kreisbecher.example"
    .replace(/\s?[–—|·,-]\s*(?:[^\s@]+\.\p{Ll}{2,}\S*)?$/u, '')
    .replace(/^(\p{Lu}[^,\d]{3,40}),\s(?:\d{1,4}\p{Ll}?,?\s\p{L}|(?:\p{Lu}[\p{L}.-]+\s?){1,3}\d).*$/u, '$1')
    .replace(/^(\p{Lu}[^,\d]{1,40}\s[^,\d]{2,30}),\s\p{Lu}[\p{L}’'-]+(?:\s\p{L}[\p{L}’'-]+){0,2}$/u, '$1');
  if (at < sentences.length - 1 && countWords(text) < 2) return '';
  // "Join at runforhope.example. Run for Hope."
  if (countWords(text) >= 2 && spellsHost(text, reading.found.address)) return text;
  // "Le Fournil des Halles, boulangers à Nantes depuis 1998."
  const [, house = '', kind = ''] = told.exec(text) ?? [];
  if (house !== '' && at > 1 && !holdsVerb(kind, reading.lexicon.language)) return house;
  const isName =
    sentences.length > 1 &&
    (placedHouse.test(text) ||
      /^(?:(?:St|Ste|Dr|Prof|Sta|Sto|S)\.\s)?\p{Lu}[\p{L}\p{N}’'-]{2,}(?:\s(?:(?:&|of)\s)?(?:(?:de|del|della|dei|di|da|do|dos|das|du|des|van|der|la|le) ){0,2}\p{Lu}[\p{L}\p{N}’'-]+){0,3}(?:\s(?:e\.\s?V\.?|Inc|Ltd|S\.(?:A|L|r\.\s?l)\.?|B\.V\.?))?$/u.test(
        text,
      ));
  return isName &&
    !/^(?:from\s|von\s|van\s|no|not|kein|keine|ohne|sans|sin|senza|sem|geen|free|frei|gratis|nur|only|seul|solo|more|mehr|infos?|help|hilfe|plus|más|meer|altro|visit|see|call|ring|tel|phone|fon|fax|mail|thank|danke|merci|gracias|grazie|obrigad|welcome|enjoy|join|sober|hello|cheers|stay|bis)/iu.test(
      text,
    )
    ? text
    : '';
}
