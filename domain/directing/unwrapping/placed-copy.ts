/** Where copy stands, said beside it: "Close with the date of the next report, 20 August 2026", "Rating 4.9 goes at the end". */
import { languageOf } from '../reading/language.ts';
import { capital, countWords } from '../reading/phrases.ts';
import { placeLeads } from './said-places.ts';

const begins = '(?<=^|\\n|[.!?]["”“»]?\\s)';
/** "End with", "Schließe mit", before what a film ends on. */
export const ends =
  '(?:(?:end|close|finish|conclude|wrap up)\\s(?:it\\s|the (?:film|video|clip)\\s)?(?:on|with)|wrap (?:it|things|this) up\\s(?:on|with)|(?:ende|schließe?|beende (?:es|das video|den film))\\s(?:es\\s)?(?:mit|auf)|(?:termine[rz]?|fini[rs]?(?:sez)?|conclu[rst]\\p{L}*)\\s(?:par|sur|avec)|(?:termina|acaba|cierra)\\s(?:con|en)|(?:finisci|termina|chiudi)\\s(?:con|su)|(?:termin[ae]|acab[ae]|encerr[ae]|fech[ae])\\s(?:com|em)|(?:eindig|sluit af)\\s(?:met|op))';
const own =
  "(?:our|the|its|unsere?[rmn]?|de[rmn]|die|das|notre|le|la|l['’]|nuestr[oa]|el|los|las|il|(?:o|a|os|as)(?:\\snoss[oa])?|het|de|onze?)\\s?";
/** Facts that a film may end on; what leads to them says which. */
const fact =
  '(?:dates?|days?|venue|place|location|deadline|(?:opening )?hours|times?|prices?|cost|number|figure|total|result|score|datum|termin|ort|uhrzeit|öffnungszeiten|preis|zahl|frist|lieu|heures?|horaires?|prix|chiffre|fechas?|lugar|hora(?:rio)?s?|precio|cifra|plazo|data|luogo|ora(?:ri[o]?)?|prezzo|numero|scadenza|local|preço|prazo|plaats|tijd(?:en)?|prijs|getal)';
const and = '(?:and|und|et|y|e|en)';
/** "9. Mai" ends no sentence. */
const month = '(?:Jan|Feb|M[äa]r|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)';
const stop = `(?=[.!]?\\s*(?:$|\\n)|[.!]\\s+(?!${month})\\p{Lu})`;
/** How to reach a house, what to call and what a title is have readings of their own. */
const others =
  '(?:[\\p{L}-]+\\s){0,2}(?:address|web\\s?site|url|link|name|logo|call|cta|button|handle|phone|number|e-?mail|title|question|quote|quotation|adresse|webseite|logo|name|telefon\\p{L}*|frage|zitat|titel|nom|site|téléphone|citation|titre|nombre|dirección|teléfono|cita|título|nome|indirizzo|sito|telefono|citazione|titolo|endereço|telefone|citação|naam|adres|telefoon\\p{L}*|citaat|vraag)(?!\\p{L})';
/** The most words that a film ends on. */
const most = 14;
/** Fits neither a length of the film nor a quotation, which have readings of their own. */
const value = '(?:[^"“”„«»\\n.!?]|[.](?=\\d)|(?<=\\d)[.](?=\\s\\p{L})|(?<=\\b(?:St|No|Dr|Mt))[.])*?';
const closing = new RegExp(
  `${begins}(?:(?:and|then|finally|please|und|et|y|e|en),?\\s){0,2}${ends}\\s(?<what>(?:${own}|an?\\s)(?:${fact}(?!\\p{L})[^.,:;"“”„«!?\\n]{0,50}?(?<joint>[,:])\\s(?=${value}\\d)|(?!${others})[\\p{L} '’-]{3,40}?(?<colon>:)\\s))(?<said>(?!\\d+\\s?(?:s|sec|sek|seg)\\p{L}*(?!\\p{L}))${value})${stop}[.!]?`,
  'giu',
);

/** "End with a question: “…” and then the answer, 70 °C." */
const answer =
  '(?:(?:then\\s|show\\s|reveal\\s|give\\s){0,2}the answer|(?:dann\\s)?die (?:antwort|lösung)|(?:puis\\s)?la réponse|(?:luego\\s|después\\s)?la respuesta|(?:poi\\s)?la risposta|(?:depois\\s)?a resposta|(?:dan\\s)?het antwoord)';
const asked = new RegExp(
  `${begins}(?:${ends}|(?:ask|show|pose|stelle?|pose[rz]?|haz|fai|faça|stel))\\s(?:\\p{L}+\\s){0,3}?(?:question|quiz|riddle|frage|rätsel|pregunta|domanda|pergunta|vraag|quizfrage|quizvraag)\\s?[:,]?\\s(?<quote>["“„«][^"“”„«»\\n]{5,160}["”“»])[.,;]?\\s(?:(?:${and}|puis|dann|luego|poi|depois|followed by|gefolgt von|suivie? de|seguid[oa] (?:de|da)|gevolgd door)\\s)?${answer}\\s?[,:–-]?\\s(?<said>${value})${stop}[.!]?`,
  'giu',
);

/** "… goes at the end": behind what is told, where it stands. */
const last =
  '(?:goes|go|comes?|belongs?|(?:should|must|can) (?:go|come|stand|be))\\s(?:right\\s)?(?:at the (?:very )?end|last|on the (?:last|final|closing|end) (?:frame|screen|card|slide))|(?:kommt|kommen|gehört|gehören|steht|stehen)\\s(?:ganz\\s)?(?:ans ende|an den schluss|zum schluss|am ende)|(?:vient|viennent|va|vont)\\s(?:tout\\s)?à la (?:toute )?fin|(?:va|van)\\sal final|(?:va|vanno)\\salla fine|(?:vai|vão|fica|ficam)\\s(?:no|para o) (?:fim|final)|(?:komt|komen)\\s(?:aan het eind|op het eind|als laatste)';
const standing = new RegExp(
  `${begins}(?<said>\\p{Lu}[^"“”„«»\\n.!?:]*?\\d(?:[^"“”„«»\\n.!?]|[.](?=\\d))*?)\\s(?:${last})${stop}`,
  'giu',
);

/** "Numero verde 800 555 217 in chiusura.", "Our number 0800 112 at the end.": nothing but what is reached and its place. */
const tailed = new RegExp(
  `${begins}(?<said>(?!${ends})(?:\\p{L}[\\p{L}'’-]*\\s){1,5}\\+?[\\d(][\\d\\s()/.-]{4,}\\d),?\\s(?:at the (?:very )?end|to (?:finish|close|end)|on the (?:last|final|end|closing) (?:screen|card|frame)|(?:ganz )?(?:am|zum) (?:schluss|ende|abschluss)|à la (?:toute )?fin|en conclusion|pour (?:finir|terminer|conclure)|al final|para (?:terminar|cerrar|acabar)|in (?:chiusura|fondo)|alla fine|per (?:finire|chiudere|concludere)|(?:no|ao) (?:fim|final)|a fechar|para (?:fechar|terminar|encerrar))${stop}[.!]?`,
  'giu',
);

/** The copy where it stands, without what says so. */
export function withPlacedCopy(prompt: string): string {
  const [, end] = placeLeads(languageOf(prompt));
  return prompt
    .replace(asked, (...all) => {
      const { quote = '', said = '' } = all.at(-1) as Record<string, string>;
      return `${quote}\n${end} “${capital(said)}”.`;
    })
    .replace(closing, (...all) => {
      const { what = '', colon, joint = colon ?? '', said = '' } = all.at(-1) as Record<string, string | undefined>;
      if (countWords(said) > most) return all[0];
      return `${end} “${joint === ':' ? capital(said) : `${capital(what).replace(/\s?[,:]\s*$/u, '')}, ${said}`}”.`;
    })
    .replace(tailed, (...all) => `${end} “${capital((all.at(-1) as { said: string }).said)}”.`)
    .replace(standing, '$<said>');
}
