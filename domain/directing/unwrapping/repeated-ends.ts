/** "The end should have the title again with day, time and hall.": what was told before stands once more, as it was told. */
import { lexiconOf } from '../lexicon/lexicons.ts';
import { readDates } from '../reading/dates.ts';
import { languageOf } from '../reading/language.ts';
import { countWords } from '../reading/phrases.ts';
import { bySentence } from './by-sentence.ts';
import { ends } from './placed-copy.ts';
import { placeLeads } from './said-places.ts';

const frame = '(?:card|frame|screen|slide|scene|shot|image)';
const lead = new RegExp(
  `^(?:and\\s|then\\s)*(?:(?:the|my|our)\\s(?:end(?:ing)?(?:\\s${frame})?|(?:last|final|closing)\\s${frame})\\s(?:(?:should|must|could|can|has to|needs to|ought to)\\s)?(?:then\\s|just\\s|simply\\s)*(?:have|has|shows?|repeats?|holds?|be|is|bring back|gives?|carry|carries|lists?|says?|include)(?!\\p{L})|(?:at the (?:very )?end|(?:ganz )?am (?:ende|schlu(?:ss|ß))|zum schluss|à la (?:toute )?fin|al final|alla fine|no fi(?:m|nal)|aan het (?:eind|einde|slot))(?!\\p{L})|${ends})`,
  'iu',
);
/** What such an end is told of, in the seven languages; with any other word it tells more. */
const titles = 'title|titel|titre|título|titolo|name|nom|nombre|nome|naam';
const times =
  'day|days|date|time|times|hour|hours|when|tag|datum|termin|uhrzeit|zeit|jour|heure|horaire|día|fecha|hora|giorno|data|ora|orario|dia|horário|dag|tijd';
const places = 'place|venue|hall|room|where|location|ort|raum|saal|lieu|salle|lugar|sala|luogo|local|plaats|zaal';
const words = new Set(
  `${titles}|${times}|${places}|the|a|of|and|with|plus|again|once|more|repeated|please|just|show|put|i'd|like|to|see|have|repeat|my|our|talk|event|workshop|everything|der|die|das|den|dem|und|mit|noch|mal|einmal|nochmal|nochmals|wieder|bitte|zeigen|le|la|les|l|et|avec|encore|une|fois|à|nouveau|el|y|con|otra|vez|de|nuevo|por|favor|il|lo|e|di|per|favore|ancora|o|os|as|com|novo|outra|het|en|met|nog|eens|een|keer|opnieuw`.split(
    '|',
  ),
);
const called =
  /(?<!\p{L})(?:called|titled|entitled|named|title is|titled|heißt|namens|lautet|s['’]appelle|s['’]intitule|intitulée?|se llama|titulad[oa]|si chiama|si intitola|intitolat[oa]|chama-se|se chama|intitulad[oa]|heet)\s?:?\s["“„«]\s?([^"“”„«»\n]{3,80}?)\s?["”“»]/iu;
const isOf = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');
const ofTitle = isOf(titles);
const ofTime = isOf(times);

/** The prompt with such an end as the title that signs, and the appointment under it. */
export function withRepeatedEnds(prompt: string): string {
  const language = languageOf(prompt);
  const when = appointmentIn(prompt, language);
  if (when === '') return prompt;
  const [, end] = placeLeads(language);
  const [, title = ''] = called.exec(prompt) ?? [];
  return bySentence(prompt, ({ text }) => {
    const head = lead.exec(text)?.[0];
    if (head === undefined || /[\d\ue000-\uf8ff:]/u.test(text)) return text;
    const parts = text.slice(head.length).toLowerCase();
    const isTold = (parts.match(/\p{L}+(?:['’]d)?/gu) ?? []).every((word) => words.has(word.replace('’', "'")));
    if (!isTold || !ofTime.test(parts)) return text;
    return `${ofTitle.test(parts) && title !== '' ? `Brand: ${title}. ` : ''}${end} “${when}”.`;
  });
}

/** Days, hours and place as they stand beside each other: "Sunday 16 March, 13:00 to 17:00, in the Corn Exchange". */
function appointmentIn(prompt: string, language: string): string {
  const [day] = readDates(prompt, lexiconOf(language));
  if (day === undefined) return '';
  const rest = /^(?:[^\n.!?:;"“”„«»]|[.:](?=\d))*/u.exec(prompt.slice(day.start))?.[0] ?? '';
  const said = rest
    .split(
      /,\s(?=(?:and|but|so|which|where|admission|entry|free|with|und|aber|eintritt|et|mais|entrée|y|pero|entrada|e|ma|ingresso|mas|en|maar|toegang)(?!\p{L}))/iu,
    )[0]
    ?.trim();
  return said !== undefined && countWords(said) <= most ? said : day.text;
}
/** More words than these tell more than when and where. */
const most = 14;
