/** Ways in which prose hands the maker a piece of copy: each becomes the copy in a form that the reading knows. */

import { capital } from '../reading/phrases.ts';

const quote = '["“„«]([^"“”„«»\\n]{2,140})["”“»]';
const name =
  "(\\p{Lu}[\\p{L}\\p{N}'’&-]*(?:\\s(?:of|the|and|&|de|der|des|la|du|del|di|da|van)?\\s?\\p{Lu}[\\p{L}\\p{N}'’&-]*){0,5})";
type Rule = [pattern: RegExp, put: string | ((...found: string[]) => string)];

const rules: Rule[] = [
  // "Quote from last year's winner, Dee Harker (Withy Sailing): “…”", "Include the words of a nurse, Ellen Marsh: “…”"
  [
    new RegExp(
      `(?:(?:(?:include|use|show|add|feature|with)\\s)?(?:the\\s|a\\s)?(?:quote|quotation|words|line|testimonial)|Quote|Quotation|Words|Testimonial)s?\\s(?:from|of|by)\\s(?:(?:an?|the|our)\\s)?(?:([\\p{Ll}][\\p{L}'’ -]{2,40}),\\s)?${name}(?:\\s\\(([^()\\n]{2,40})\\))?\\s?[:,]\\s${quote}\\.?`,
      'gu',
    ),
    (_, role, who = '', house, words = '') =>
      `"${words}" — ${[who, house ?? role].filter((one) => one !== undefined).join(', ')}.`,
  ],
  // "Style: hopeful, 25 s. Finish with acme.example": a wish for the end is no style.
  [
    /^(\s*(?:[-*•]\s+)?(?:style|look|tone|mood|feel|design|direction|format|visuals?|stil|ton|ambiance|estilo|stile|stijl)\s?:[^\n]*?[.;])\s+(?=(?:finish|end|close|sign off|last line|final line)\s)/gimu,
    '$1\n',
  ],
  // "Point out the scale, the yearly use and the noise."
  [
    /(^|[.!?]["”]?\s+|\n\s*)(?:please\s)?(?:point out|call out|draw attention to|bring out)\s(the|our|that|how|why)(?=\s)/giu,
    (_, before = '', first = '') => `${before}${capital(first)}`,
  ],
  // 'Coming in August'
  [/(?<=^|[\s(:])['‘](\p{Lu}[^'‘’\n]{2,80}\s[^'‘’\n]{1,80})['’](?=[\s.,;:!?)]|$)/gmu, '“$1”'],
  // "un vídeo de 30 segundos en formato cuadrado para la cooperativa …": the format between its length and whom it is for.
  [
    /\s(?:en formato (?:cuadrado|vertical|horizontal|apaisado)|in formato (?:quadrato|verticale|orizzontale)|em formato (?:quadrado|vertical|horizontal)|au format (?:carré|vertical|horizontal|portrait|paysage)|im (?:quer|hoch)format|in (?:staand|liggend|vierkant) formaat|in (?:vertical|portrait|landscape|square) format)(?=\s(?:para|per|pour|für|voor|for|sobre|su|sur|über|over|about|que|che|qui)\s)/giu,
    '',
  ],
  // "um vídeo de 25 segundos para anunciar a Feira do Livro": what is announced is the subject.
  [
    /((?:vídeo|video|clip|film|filme|filmato|vidéo|animación|animação|animazione|spot)(?:\s[^.,:;!?\n"“«]{0,40}?)?)\s(para|pour|per)\s(?:anunciar|annoncer|annunciare|divulgar|promover|promouvoir|promuovere|promocionar)\s(?!(?:aos?|à|às|aux?|ai|agli|alle|alla|al|a (?:los|las|todos))\s)(?=\p{L})/giu,
    (_, film = '', lead = '') => `${film} ${{ para: 'sobre', pour: 'sur', per: 'su' }[lead.toLowerCase()] ?? lead} `,
  ],
  // "Für den Fahrgastverband Süd, fahrgast.example."
  [
    new RegExp(
      `(^|[.!?]["”“»]?\\s+|\\n\\s*)(?:[Ff]ür|[Ff]or|[Pp]our|[Pp]ara|[Pp]er|[Vv]oor)\\s(?:(?:den|die|das|the|la|le|el|il|[oa]|de|het)\\s|l['’])?${name},\\s((?:[\\p{L}\\d-]+\\.)+\\p{L}{2,}(?:/[^\\s,;]*[^\\s,;.])?)\\.?(?=\\s|$)`,
      'gu',
    ),
    (_, before = '', house = '', address = '') => `${before}\nBrand: ${house}\n${address}\n`,
  ],
  // "Sign off with “Come in”, Tolland County Library."
  [
    new RegExp(
      `((?:[Ss]ign off|[Ee]nd|[Cc]lose|[Ff]inish)\\s(?:with|on)\\s${quote}),?\\s(?:and\\s|from\\s)?(?:the\\s)?${name}\\.(?=\\s|$)`,
      'gu',
    ),
    '$1.\nBrand: $3.',
  ],
  // "a short staff film about invoice fraud": for whom it is, inside its name.
  [
    /(?<!\p{L})(an?\s)(?:(?:short|brief|little|quick)\s)?(?:staff|training|in-house|employee|member|customer|awareness|induction|classroom|campaign)\s((?:film|video|clip|animation)\s(?:about|on|that|explaining|showing))(?!\p{L})/giu,
    '$1$2',
  ],
  // "For the October campaign at Acme Insurance, produce a short film about fraud."
  [
    new RegExp(
      `(^\\s*|\\n\\s*)for\\s(?:the|our|this|an?|my)\\s[^,.!?\\n"“]{4,90}?(?:\\s(?:at|of|by|from)\\s(?:the\\s)?${name})?,\\s(?:please\\s)?(produce|make|create|build|generate|design|prepare|render)(\\s[^\\n]*)`,
      'iu',
    ),
    (_, before = '', house, verb = '', rest = '') =>
      `${before}${capital(verb)}${rest}${house !== undefined && /^\p{Lu}/u.test(house) ? `\nBrand: ${house}` : ''}`,
  ],
  // "…, and this year it should be a countdown video from five to one."
  [
    /,\s(?:and|so|but)\s(?:(?:this (?:year|time|month|week|season)|now|here),?\s)?(?:it|this|that|they)\s(?:should|must|needs? to|has to|have to)\s(?:be|become)\san?\s[^.!?\n"“]*?(?:video|film|clip|animation|reel)[^.!?\n"“]*(?=[.!?])/giu,
    '',
  ],
  // "ein Clip für den Elternbrief der Grundschule Am Hang", "a clip for the newsletter of Harrow School"
  [
    /(?<!\p{L})(für|for|pour|para|per|voor)\s(?:den|die|das|unser\p{L}*|the|our|la|le|el|il|[oa]|de|het)\s(?:elternbrief|rundbrief|newsletter|infobrief|gemeindebrief|website|webseite|homepage|intranet|schaukasten|bulletin|lettre d['’]information|boletín|bollettino|boletim|nieuwsbrief)\s(?:der|des|vom|von der|von|of(?: the)?|du|de la|de|del|della|do|da|van(?: de| het)?)\s(?=\p{Lu})/giu,
    '$1 ',
  ],
  // "Then two closing facts: …"
  [
    /(^|[.!?]["”]?\s+|\n\s*)(?:then|next|after that|finally),?\s(?:come\s)?(?:one|two|three|four|five|\d)\s(?:\p{L}+\s)?(?:facts?|figures?|numbers?|points?|things?|stats?)\s?:\s+/giu,
    '$1',
  ],
  // "Das Programm in dieser Reihenfolge: …"
  [
    /\s(?:in (?:this|that|the following|exactly this) order|in dieser reihenfolge|dans cet ordre|en este orden|in quest['’]ordine|por esta ordem|in deze volgorde)(?=\s?[:：])/giu,
    '',
  ],
  // "Thema ist das Sommerfest am Freitag", "The topic is our summer fair on Friday"
  [
    /(^|[.!?]["”]?\s+|\n\s*)(?:(?:the|our)\s(?:topic|subject|theme|occasion)\sis|(?:das\s)?thema\sist|(?:der\s)?anlass\sist|(?:le\s)?(?:thème|sujet)\s(?:est|,\sc['’]est)|(?:el\s)?(?:tema|motivo)\ses|(?:il\s)?tema\sè|(?:o\s)?tema\sé|(?:het\s)?onderwerp\sis)\s(\p{L})/giu,
    (_, before = '', first = '') => `${before}${first.toLocaleUpperCase()}`,
  ],
  // "Please turn this into a 32-second film with a simple bar chart comparing the two."
  [
    /((?:turn|make)\s(?:this|it|that|these|them)\sinto\san?\s[^.!?\n]{0,50}?(?:film|video|clip|animation|piece))\swith\s(?:an?|some|the)?\s?[^.!?\n"“]*?(?:charts?|graphs?|bars|lines?|counters?|maps?|diagrams?|icons?)(?!\p{L})[^.!?\n"“]*\./giu,
    '$1.',
  ],
  // "…, tense at the start and reassuring by the end."
  [
    /,\s(?:\p{L}+\s){1,2}(?:at|in)\sthe\s(?:start|beginning|opening)(?:,|\sand|\sbut|\sthen)\s(?:\p{L}+\s){1,2}(?:at|by|towards?|in)\sthe\s(?:end|close|finish)(?=[.,;])/giu,
    '',
  ],
  // "Save the biggest beat for that last one."
  [
    /(^|[.!?]["”]?\s+|\n\s*)(?:please\s)?(?:save|keep|reserve|leave)\sthe\s(?:biggest|best|largest|longest|loudest|strongest|main)\s(?:beat|moment|shot|scene|pause|reveal|effect|animation)\sfor\s[^.!?\n]{2,60}[.!]/giu,
    '$1',
  ],
];

/** "The closing thought belongs to Marieke: “…”" is signed by her, with the name that the prompt gives her elsewhere. */
const belongs = new RegExp(
  `(?:the\\s)?(?:closing|last|final|opening|first)\\s(?:thought|word|words|line|sentence)\\s(?:belongs?|goes|go)\\sto\\s${name}\\s?[:,]\\s${quote}`,
  'giu',
);

export function withSpokenOrders(prompt: string): string {
  const plain = rules.reduce((text, [pattern, put]) => text.replace(pattern, put as string), prompt);
  return plain.replace(belongs, (_, who: string, words: string) => {
    const full = new RegExp(`(?<!\\p{L})${who}\\s\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?`, 'u').exec(
      prompt,
    )?.[0];
    return `“${words}” — ${full ?? who}.`;
  });
}
