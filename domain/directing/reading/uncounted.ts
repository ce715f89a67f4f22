/** Numbers that count nothing: hours of a day, ages, and sums from which something is free. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readTimes, type Stretch } from './dates.ts';
import { onceFor, phraseSource } from './phrases.ts';
import { shortDays } from './short-days.ts';

const hour = '(?:[01]?\\d|2[0-4])(?![\\d.,:]?\\d)';
const to = '(?:to|till|until|bis|à|a|às|alle|tot|–|—|-)';
/** What may stand behind a number that nothing is counted by: the end, a stop, or a word that leads on. */
const noNoun =
  '(?=\\s*(?:$|[.,;:!?)–—|·\\n])|\\s(?:to|till|until|on|in|at|for|with|and|or|sharp|bis|am|im|in|mit|und|oder|geht|gibt|le|la|au|dans|avec|et|ou|en|el|con|y|o|da|in|nel|e|em|na|no|com|op|met|of|tot|you|we|they|your|he|she|du|man|wir|kun|kan|kunnen)(?!\\p{L}))';
const openWord =
  '(?:doors|gates|kick-?off|opens?|open|opening|closes?|closing|closed|starts?|begins?|ends?|hours|einlass|beginn|geöffnet|offen|schließt|öffnet|ouvert\\p{L}*|ouvre|ferme|abiert\\p{L}*|abre|cierra|apert\\p{L}*|apre|chiude|abert\\p{L}*|fecha|geopend|opent|sluit)';
const lead =
  '(?:at|from|till|until|before|um|ab|bis|à|dès|vers|jusqu.à|a las|a la|desde las|hasta las|sobre las|alle|dalle|ore|às|até às|a partir das|om|vanaf|tot)';
const article = '(?:a las|desde las|hasta las|sobre las|dalle|às|até às|a partir das)';

/** "Sundays 8 to 6", "open 9–5": from one hour to another. */
const spans = (days: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:${days}|${openWord})s?[.,:]{0,2}\\s(?:(?:from|von|de|van|das|dalle|between)\\s)?)(${hour}\\s?${to}\\s?${hour})(?:\\s(?:horas|heures|uur|Uhr|ore)(?!\\p{L})|${noNoun})|(?<![\\p{L}\\p{N}])(?:von|van|das|dalle|de)\\s(${hour}\\s${to}\\s${hour})\\s?(?:Uhr|uur|h)(?!\\p{L})|(?<![\\p{L}\\p{N}])(?:das\\s${hour}\\sàs|dalle\\s${hour}\\salle|de\\s${hour}\\sa)\\s${hour}(?:\\s?h)?(?![\\p{L}\\p{N}])${noNoun}`,
    'giu',
  );
/** "music from 10", "Start at 30": an hour or an age, whichever, and no amount. */
const bare = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d\\s?[\\p{L}%°€]{0,12}\\s)(?:${lead}\\s\\d{1,2}(?![\\d.,:]?\\d)${noNoun}|(?:${article})\\s${hour})`,
  'giu',
);
const age =
  /(?<!\p{L})(?:(?:from |by |at |ab |im |mit |dès |à |desde |da |a |dall['’])?(?:l['’])?(?:age[ds]?|alter(?: von)?|âge(?: de)?|edad(?: de)?|età(?: di)?|idade(?: de)?|leeftijd(?: van)?)\s(?:of\s)?\d{1,2}|(?:with|mit|à|con|a|com|op)\s\d{1,2}\s?(?:years old|jahren|ans|años|anni|anos|jaar))(?![\p{L}\p{N}])/giu;

const free =
  '(?:free|gratis|kostenlos\\p{L}*|kostenfrei\\p{L}*|frei(?: haus)?|versandkostenfrei|gratuit\\p{L}*|gratuita\\p{L}*|offert\\p{L}*|grátis|no (?:delivery|shipping)|without (?:delivery|shipping))';
const least =
  '(?:from|over|above|ab|über|bei|dès|à partir de|au-dessus de|plus de|desde|a partir de|más de|superiores a|da|a partire da|oltre|sopra(?: i)?|acima de|vanaf|boven(?: de)?|minimum|min\\.?)';
/** "free delivery from £40", "Livraison offerte dès 45 €" */
const threshold = new RegExp(
  `(?<!\\p{L})${free}(?!\\p{L})[^.;:!?\\d]{0,48}?\\s${least}\\s(?:einem\\s\\p{L}+\\s(?:von\\s)?)?((?:US\\$|R\\$|CHF|EUR|[$€£¥])?\\s?\\d[\\d.,]*(?:\\s\\d{3})*\\s?(?:€|£|\\$|EUR|CHF|Euros?|kr|zł)?)(?!\\p{L})`,
  'giu',
);

/** "Rua Direita 45", "Lindenweg 8": the number of a house. */
const house =
  /(?<!\p{L})(?:[Rr]ua|[Aa]venida|[Pp]raça|[Ll]argo|[Tt]ravessa|[Cc]alle|[Pp]laza|[Pp]aseo|[Rr]ue|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso)\s(?:(?:d[aeiou]s?|del|della|dei|la|las|los)\s){0,2}(?:\p{Lu}[\p{L}'’-]*,?\s){1,4}\d{1,4}(?![\d.,:]*\d)|(?<!\p{L})\p{Lu}?\p{L}+(?:straße|strasse|weg|gasse|platz|allee|straat|laan|plein|kade|gracht)\s\d{1,4}(?![\d.,:]*\d)/gu;

/** "Emergency number: 4444", "Room 204": what is dialled, keyed in or found by its digits. */
const digits =
  /(?<!\p{L})(?:(?:emergency|phone|extension|account|order|room|flight|bus|train|hotline|pin|reference|customer|ticket|gate|locker)\s(?:number|no\.?|code)|extension|ext\.|hotline|helpline|pin(?: code)?|(?:notruf|telefon|durchwahl|zimmer|flug|kunden|konto)\p{L}*|durchwahl|numéro(?: d['’]urgence| de poste)?|poste|número(?: de (?:emergencia|extensión|emergência))?|extensión|numero(?: di (?:emergenza|interno))?|interno|nood\p{L}*nummer|toestel(?:nummer)?)\s?(?::|is|ist|est|es|è|é|lautet)?\s?(\d{2,6})(?![\d.,:%]*\d|\s?%)/giu;

/** "branch 12", "platform 4", "Halle 3": a number that tells one of its kind from the others. */
const placed =
  /(?<!\p{L})(?:branch|ward|platform|bus|tram|route|gate|hall|floor|level|grade|terminal|building|unit|filiale|linie|gleis|halle|etage|klasse|ligne|quai|salle|línea|andén|sala|planta|linea|binario|linha|andar|lijn|perron|zaal)\s(?:no\.?\s|nr\.?\s|n°\s?)?\d{1,4}(?![\d.,:%]*\d|\s?(?:%|\p{Ll}))/giu;

/** Whether a labelled number is one to dial, key in or find. */
export const isDialled = (text: string): boolean => text.search(digits) === 0;

const stretch = (match: RegExpMatchArray): Stretch => ({
  text: match[0],
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

/** The sum from which something is free; null without. */
export function thresholdIn(text: string): Stretch | null {
  const [match] = text.matchAll(threshold);
  return match === undefined ? null : stretch(match);
}

/** The same few words of days for every sentence of a brief. */
const spansOf = onceFor(({ weekdays, language }) =>
  spans(
    `${phraseSource(weekdays)}|${shortDays(language)}|weekdays|weekends|daily|every day|täglich|werktags|tous les jours|todos los días|ogni giorno|todos os dias|dagelijks`,
  ),
);

/** Where a sentence names hours, ages and such sums. "From 71 to 86" stays what grew. */
export function uncountedIn(text: string, lexicon: Lexicon): Stretch[] {
  if (!/\d/u.test(text)) return [];
  const hours = readTimes(text).filter(({ text: time }) => /[:h]|uhr|uur|[ap]\.?m/iu.test(time));
  return [
    ...hours,
    ...[spansOf(lexicon), bare, age, threshold, house, digits, placed].flatMap((source) =>
      [...text.matchAll(source)].map(stretch),
    ),
  ].filter(({ start, end }) => !isMove(text, start, end));
}

/** "from 3 to 9 shops": a change of what is counted. */
const isMove = (text: string, start: number, end: number) =>
  // "down from 14"
  /(?<!\p{L})(?:up|down|rising|falling)\s$/iu.test(text.slice(0, start)) ||
  (/^(?:from|ab|de|desde|da|van|von)\s\d+$/iu.test(text.slice(start, end)) &&
    /^\s(?:[^.,;:!?\d]{0,24}\s)?(?:to|auf|bis|à|a|naar|tot|para)\s\d/iu.test(text.slice(end)));
