/** Ways in which prose hands the maker a piece of copy: each becomes the copy in a form that the reading knows. */

const quote = '["“„«]([^"“”„«»\\n]{2,140})["”“»]';
const address =
  '((?:[\\p{L}\\d-]+\\.)+\\p{L}{2,}(?:\\/[^\\s,;]*[^\\s,;.])?|[\\p{L}\\d._-]+@(?:[\\p{L}\\d-]+\\.)+\\p{L}{2,})';
const name =
  "(\\p{Lu}[\\p{L}\\p{N}'’&-]*(?:\\s(?:of|the|and|&|de|der|des|la|du|del|di|da|van)?\\s?\\p{Lu}[\\p{L}\\p{N}'’&-]*){0,5})";
const sentence = '(^|[.!?]["”]?\\s+|\\n\\s*)';

type Rule = [pattern: RegExp, put: string | ((...found: string[]) => string)];

const rules: Rule[] = [
  // "Thirty-one people contributed, which can appear as “31 contributors”."
  [
    new RegExp(
      `${sentence}[^.!?\\n"“„«]{4,90},\\s(?:which|this|that)\\s(?:can|could|may|should|might)\\s(?:appear|be shown|be written|read|stand)\\s(?:on screen\\s)?as\\s${quote}\\.?`,
      'gu',
    ),
    '$1“$2”.',
  ],
  // "The conclusion is a single sentence, “…”, followed by the caveat “…”."
  [
    new RegExp(
      `${sentence}(?:the|its|our) (?:conclusion|verdict|message|takeaway|point|punchline|bottom line|moral|result) is (?:(?:a|one|this) )?(?:single |simple |short )?(?:sentence|line|phrase|thought)?[,:]?\\s${quote}(?:,?\\s(?:followed by|then|with|and)\\s(?:the|a|this)\\s(?:small\\s)?[\\p{L}-]+[,:]?\\s${quote})?\\.?`,
      'giu',
    ),
    (_, before = '', first = '', second) =>
      `${before}“${first}”.${second === undefined ? '' : ` ${second.replace(/[.]?$/u, '.')}`}`,
  ],
  // "Open on the question “…” and then show the sum, $61,250, which is what one branch nearly lost."
  [
    new RegExp(
      `((?:open|start|begin)\\s(?:on|with)\\s[^.!?\\n"“„«]{0,40}${quote}),?\\s(?:and\\s)?(?:then\\s)?(?:show|reveal|bring in|give)\\s(?:the|an?|our)\\s[\\p{L} -]{2,24},\\s([^,.\\n]*\\d[^\\s]*\\d|[^,.\\n]*\\d),\\swhich\\s(is|was)\\s([^.\\n]{6,90})\\.`,
      'giu',
    ),
    '$1. $3 $4 $5.',
  ],
  // "Finish with the phone extension 4357 and the address report@acme.example."
  [
    new RegExp(
      `((?:finish|end|close|conclude)\\s(?:with|on)\\s)(?:the|our)\\s(?:phone\\s)?(extension|hotline|helpline|room|stand|booth|code|channel)\\s(\\d[\\d -]*\\d|\\d)(?:\\s(?:and|plus|with)\\s(?:the\\s(?:address|email|e-mail|website|link)\\s)?${address})?`,
      'giu',
    ),
    (_, lead = '', what = '', number = '', at) =>
      `${lead}“${what.charAt(0).toUpperCase()}${what.slice(1)} ${number}”${at === undefined ? '' : ` and ${at}`}`,
  ],
  // "Sign off with “Come in”, Tolland County Library."
  [
    new RegExp(
      `((?:sign off|end|close|finish)\\s(?:with|on)\\s${quote}),?\\s(?:and\\s|from\\s)?(?:the\\s)?${name}\\.(?=\\s|$)`,
      'gu',
    ),
    '$1.\nBrand: $3.',
  ],
  [
    new RegExp(
      `((?:Sign off|End|Close|Finish)\\s(?:with|on)\\s${quote}),?\\s(?:and\\s|from\\s)?(?:the\\s)?${name}\\.(?=\\s|$)`,
      'gu',
    ),
    '$1.\nBrand: $3.',
  ],
  // "Next, the three signs that gave it away: …", "Then the rule everyone must remember: …"
  [
    /(^|[.!?]["”]?\s+|\n\s*)(?:then|next|after that|finally),?\s(the)(?=\s[^.!?\n:]{4,70}:\s)/giu,
    (_, before = '', article = '') => `${before}${article.charAt(0).toUpperCase()}${article.slice(1)}`,
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
      `${before}${verb.charAt(0).toUpperCase()}${verb.slice(1)}${rest}${house !== undefined && /^\p{Lu}/u.test(house) ? `\nBrand: ${house}` : ''}`,
  ],
  // "A new story has been approved and I'd like a 40-second film for it.": what gives rise to the asking.
  [
    /^\s*\p{Lu}[\p{Ll} ,'’-]{10,90}?,?\s(?:and|so)\s(?:i['’]d|we['’]d|i|we)\s(?:would\s)?(?:like|love|need|want)\s(an?\s[^.!?\n]*?(?:film|video|clip|animation))/u,
    "I'd like $1",
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
