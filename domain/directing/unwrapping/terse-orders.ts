/** What somebody says to the maker in passing, inside the sentence that tells something: each is taken off what it tells. */
import { languageOf } from '../reading/language.ts';
import { capital } from '../reading/phrases.ts';
import { placeLeads } from './said-places.ts';

type Rule = [pattern: RegExp, put: string | ((...found: string[]) => string)];

const start = '(?<=^|\\n|[.!?…]["”»]?\\s)';
const measure = '\\d[\\d.,]*\\s?\\p{L}+';
const time = '(?:min(?:ute[ns]?|utos?|uti|uten|uut)?|mins|h|hours?|hrs?|stunden?|heures?|horas?|ore|uur)\\.?';

/** "That's the hook, so I'd start there": where the film would begin, of whoever writes. */
const startThere = [
  "(?:i['’]d|i would|we['’]d|we would|let['’]s|i['’]d rather)\\s(?:maybe |probably |just )?(?:start|open|begin|lead|kick off)\\s(?:there|with (?:that|this|it)|on (?:that|this))",
  '(?:damit|da|dort) würde(?:n)? (?:ich|wir) (?:anfangen|beginnen|einsteigen|starten)|(?:ich|wir) würde(?:n)? (?:damit|da|dort) (?:anfangen|beginnen|einsteigen|starten)',
  '(?:je|on|nous) (?:commencerai[st]|commencerions|démarrerai[st]|partirai[st]|ouvrirai[st]) (?:par (?:là|ça)|avec ça|là-dessus)',
  '(?:empezaría|comenzaría|abriría|arrancaría)(?:mos)? (?:por ahí|por eso|con (?:eso|esto))|lo pondría(?:mos)? (?:al principio|lo primero|de entrada)',
  '(?:partirei|comincerei|inizierei|aprirei|partiremmo) (?:da (?:lì|qui|quello|questo)|con (?:quello|questo))',
  '(?:começaria|abriria|partiria)(?:mos)? (?:por aí|por isso|com isso|daí|dali)',
].join('|');
const plainWords = '[^.!?\\n\\d"“”„«»:]';

const gladly =
  "(?:maybe|perhaps|please|just|we could (?:have|add|put)|let[’']s (?:add|put|have)|could we (?:have|add|put)|i[’']d (?:add|put)|add|put|vielleicht|bitte|peut-être|quizás?|tal vez|magari|talvez|misschien)";
const hint =
  '(?:hint|note|line|tip|caption|reminder|footnote|hinweis|zeile|tipp|satz|mention|ligne|aviso|nota|línea|frase|scritta|riga|dica|linha|regel)';

const rules: Rule[] = [
  // "People always ask where to park, so maybe a little note saying “Park at the school”.": why goes with the order.
  [
    new RegExp(
      `(^|\\n|[.!?;]["”»]?\\s)(?:[^.!?;:"“”„«»\\d\\n]{3,110}?,\\s)?(?:so|also|donc|así que|quindi|por isso|dus)\\s(?:${gladly}\\s)*(?:an?|one|ein(?:en|e)?|une?|un|una|uma?|een)\\s(?:(?:little|small|short|brief|tiny|quick|kleine[rns]?|kurze[rns]?|petite?|pequeñ[oa]|piccol[oa]|pequen[oa]|klein[e]?)\\s)*${hint}(?:\\s(?:saying|that says|which says|reading|with|mit|que diga|qui dit|disant|avec|con|che dica|com|a dizer|met))?\\s?:?\\s(["“„«][^"“”„«»\\n]{2,140}["”“»])[.!]?`,
      'giu',
    ),
    (_, before = '', quote = '') => `${before.startsWith(';') ? '. ' : before}${quote}.`,
  ],
  // "… opened in May after what felt like an eternity of paperwork"
  [
    /,?\s(?:(?:after|following) what (?:felt|seemed) like|nach gefühlt(?:en)?|après ce qui (?:nous )?(?:a semblé|semblait|paraissait)(?: être)?|(?:después de|tras) lo que (?:nos )?(?:pareció|parecía)|dopo quell[oa] che (?:ci )?(?:è sembrat[oa]|sembrava)|depois do que (?:nos )?(?:pareceu|parecia)|na wat voelde als)\s[^.,;:!?()\n"“”„«»]{3,90}(?=[.,;!?)\n]|$)/giu,
    '',
  ],
  // "so um die 40 Sekunden", "dans les 40 secondes"
  [/(?<!\p{L})(?:so )?(?:um die|so zirka|so ungefähr) (?=\d{1,3}\s?sek)/giu, 'etwa '],
  [/(?<!\p{L})dans les (?=\d{1,3}\s?sec)/giu, 'environ '],
  // "a clip of 40 seconds that runs in a loop"
  [
    /(?<=(?:clip|film|video|vídeo|vidéo|sek\p{L}*|secs?|seconds|secondes|segundos|secondi)),?\s(?:(?:that|which)\s(?:loops|(?:runs|plays) (?:in a|on a) loop|(?:can|will|should) loop)|(?:der|die|das)\s(?:in (?:einer )?(?:endlos)?schleife|im loop)\s(?:läuft|laufen (?:soll|kann|wird|darf))|qui (?:tourne|passe|tournera) en boucle|que (?:se repit[ea]|gir[ea]|corra) en bucle|che (?:gira|va|girerà) in loop|que (?:corre|passa|roda) em (?:loop|ciclo))(?=[,.;!?\n]|\s(?:and|und|et|y|e)\s|$)/giu,
    '',
  ],
  // "Als Überschrift stelle ich mir „Kite“ vor"
  [
    new RegExp(
      `${start}(?:as (?:a |the )?|for (?:a |the )?|als |für die |comme |como |come |para )(?:headline|title|überschrift|titel|titre|título|titolo),?\\s(?:i(?:['’]d)?\\s(?:picture|imagine|suggest|think of|had in mind|like|(?:was|am) thinking(?: of)?)|stelle ich mir|denke ich an|hätte ich gern|schwebt mir|j['’](?:imagine|aimerais|verrais)|je (?:vois|verrais|pensais à)|(?:me )?imagino|pensaba en|me gustaría|immagino|(?:penso|pensavo) a|pensava em|gostava de)\\s["“„«]([^"“”„«»\\n]{2,90})["”“»](?:\\svor)?(?:[.]|,?\\s(?:and|und|et|y|e)\\s|,\\s)?`,
      'giu',
    ),
    (_, title = '') => `Headline: ${title.replace(/[.]$/u, '')}.\n`,
  ],
  // "am Schluss die Frage „Wann?“ mit der Antwort „Nie.“": an answer stands behind its question.
  [
    /(?<=^|\n|[.!?,]\s|\s(?:and|und|et|y|e)\s)(?:end(?:ing)? (?:with|on)|at the end|am (?:schluss|ende)|zum schluss|à la fin|pour finir|al final|alla fine|no final)[,:]?\s(?:the|die|la|a)\s(?:question|frage|pregunta|domanda|pergunta)[,:]?\s["“„«]\s?([^"“”„«»\n]{3,120}[?])\s?["”“»],?\s(?:(?:with|and|then|followed by) (?:the|its) answer|mit der antwort|und (?:dann )?die antwort|(?:avec|et|puis) la réponse|(?:con|y|e|luego|poi) la (?:respuesta|risposta)|(?:com|e) a resposta)[,:]?\s["“„«]\s?([^"“”„«»\n]{2,120}?)\s?["”“»][.]?/giu,
    (whole, question = '', answer = '') => `${placeLeads(languageOf(whole))[1]} “${question} ${answer}”.`,
  ],
  // "Title is Nan's Soda Bread.": a label without its colon.
  [
    new RegExp(
      `${start}(?:(?:the|der|le|el|il|o|and the)\\s)?(title|titel|titre|título|titolo|headline|überschrift)\\s(?:is|ist|est|es|è|é|should be|would be|soll(?:te)? sein|lautet|reads)\\s(?=\\p{Lu}[^.!?:\\n"“”„«»]{2,60}[.!]?(?:\\s|$))`,
      'giu',
    ),
    (_, label = '') => `${capital(label)}: `,
  ],
  // "a 25-ish second announcement"
  [/(?<=\d)[ -]?ish(?=[ -]?(?:seconds?|secs?|s|min(?:ute)?s?)(?!\p{L}))/giu, ''],
  [
    new RegExp(
      `${start}${plainWords}{0,100}?(?<!\\p{L})(?:${startThere})(?!\\p{L})${plainWords}{0,30}[.!](?:\\s|$)`,
      'giu',
    ),
    '',
  ],
  // "End w/ Slow Ferry": a word cut short, where a film ends or begins.
  [/(?<=(?:^|\n|[.!?]\s)(?:end|close|finish|open|start)s?\s)w\/\s?(?=\S)/giu, 'with '],
  // "under 30 seconds so let's say 28": the bound, and what is taken of it.
  [
    /(?<!\p{L})(?:has to be |must be |must stay |should (?:be|stay) |keep it |stay )?(?:under|below|less than|max(?:imum|\.)?|at most|up to|no (?:more|longer) than|unter|höchstens|maximal|weniger als|moins de|(?:au )?maximum|menos de|como máximo|meno di|al massimo|no máximo)\s\d{1,3}\s?(?:s|secs?|seconds?|sek\p{L}*|secondes?|segundos?|secondi),?\s(?:so|also|donc|así que|quindi|então|por isso)?,?\s?(?:let['’]?s\s|we\s|i['’]?d\s|wir\s)?(?:say|call it|make it|go with|aim for|sagen wir|nehmen wir|disons|mettons|digamos|diciamo|facciamo|vamos dizer)\s(?:it\s|about\s)?(\d{1,3})(?:\s?(?:s|secs?|seconds?|sek\p{L}*|secondes?|segundos?|secondi)(?!\p{L}))?/giu,
    '$1 seconds',
  ],
  // "Show is called Slow Ferry, episode 118, “…”": which of them it is stands in a sentence of its own.
  [
    /((?:is (?:called|named)|called|heißt|s['’]appelle|se llama|si chiama|se chama)\s\p{Lu}[^,.:;!?\n"“”„«»]{1,40}),\s((?:episode|ep|issue|chapter|part|volume|season|folge|ausgabe|kapitel|épisode|numéro|chapitre|episodio|número|capítulo|puntata|capitolo|episódio|edição)\.?\s\d+),?\s(?:called\s|titled\s)?(?=["“„«])/giu,
    (_, named = '', which = '') => `${named}. ${capital(which)}: `,
  ],
  // "Pull quote from the ep: “…”", "Quote from it: “…”": as the reading knows a quotation that goes by what it is from.
  [
    new RegExp(
      `${start}(?:(?:and |also |then )?(?:a |one |the )?(?:(?:pull|short)[ -]?)?(?:quote|line|excerpt) from (?:it|there|the (?:ep|episode|show)))\\s?:\\s(?=["“„«])`,
      'giu',
    ),
    'Quote from the episode: ',
  ],
  // "I would open with the first sentence of the book: “…”"
  [
    /(?<=^|\n|[.!?…]["”»]?\s)[^.!?:\n"“”„«»]{0,40}?(?<!\p{L})(?:open(?:ing)?|start(?:ing)?|begin|abrir|começar|iniciar|empezar|commencer|ouvrir|démarrer|aprire|iniziare|cominciare|anfangen|beginnen)(?:\s(?:it|the film|den film|el vídeo|o vídeo|le film|il video))?\s(?:with|on|com|con|par|avec|sur|mit)\s(?:the|a|la|le|el|o|il|der|dem|die|das)\s(?:(?:very )?first (?:sentence|line|words)|primeira frase|primera frase|première phrase|prima frase|erste[nr]? satz)(?:\s(?:of|from|in|do|da|del|della|de|du|dal|aus|des|von)[^.!?:\n"“”„«»]{2,30})?\s?:\s(["“„«][^"“”„«»\n]{3,140}["”“»])[.]?/giu,
    (whole, quote = '') => `${placeLeads(languageOf(whole))[0]} ${quote}.`,
  ],
  // "oh and the running time is 52 min, could go small in a corner or so"
  [
    new RegExp(
      `${start}(?:oh,?\\s|ah,?\\s|also,?\\s|and\\s|ach,?\\s|und\\s|et\\s|y\\s|e\\s){0,3}(?:the |die |la |il |o |a )?(running time|runtime|laufzeit|spieldauer|durée|duración|durata|duração)(?:\\sis|\\sist|\\sest(?: de)?|\\ses(?: de)?|\\sè(?: di)?|\\sé(?: de)?)?\\s?:?\\s(?=(?:[2-9]\\d|1[1-9]|1\\d\\d|\\d\\s?h)\\s?${time})`,
      'giu',
    ),
    (_, label = '') => `${capital(label)}: `,
  ],
  // "…, could go small in a corner or so", "…, small somewhere"
  [
    /,\s(?:(?:it |that |this )?(?:could|can|may|might|should)\s(?:go|be|sit|stand|appear)\s)?(?:quite |very |really |rather )?(?:small|tiny|little)\s(?:somewhere|in (?:a|the|one) corner|at the (?:top|bottom|side|edge|end))(?:\s(?:or so|or something|please|maybe|if you like))?(?=[.!]|\s*$|\n)/giu,
    '',
  ],
  // "Then the rating, 4.8 out of 5": that it comes next is said to the maker, what it is shows by itself.
  [
    new RegExp(
      `${start}(?:and )?(?:then|next|after that),? (?:the|our|comes the|come the) \\p{Ll}+, (?=${measure})`,
      'giu',
    ),
    '',
  ],
  // "Then what it does, one thing at a time: …"
  [
    /(?<=(?:^|\n|[.!?]\s))(?:and )?(?:then|next|after that),? ((?:what|how|why|who|where) [^.!?:\n"“”]{2,40}?)(?:, (?:one (?:thing |item |point |line )?(?:at a time|by one|after (?:the other|another))|each on (?:its|their) own))(?=:\s)/giu,
    (_, told = '') => capital(told),
  ],
];

/** "Last: Ebbly, Free to try.", behind what comes first and then: what the film ends on. */
const last = new RegExp(
  `${start}(?:and )?(?:last(?:ly)?|finally|zuletzt|zum schluss|pour finir|enfin|por último|infine|por fim)\\s?:\\s([\\p{Lu}][^:!?\\n"“”„«»]{2,60}?)[.]?(?=\\s*$|\\n)`,
  'iu',
);
const before =
  /(?<=^|\n|[.!?…]["”»]?\s)(?:first(?: words| line)?|then|next|zuerst|dann|d['’]abord|ensuite|puis|primero|luego|prima|poi|primeiro|depois)(?!\p{L})/iu;
/** "End with Slow Ferry, wherever you listen.": a name and its line, without marks. */
const ending =
  /(?<=^|\n|[.!?…]["”»]?\s)(?:end|close|finish|ende|schließe|termine[rz]?|finis|termina|cierra|chiudi|finisci|termine)\s(?:with|on|mit|par|sur|avec|con|com)\s(\p{Lu}[\p{L}'’&-]*(?:\s(?:of|the|&|and|de|la|du|del|di|da|do)?\s?\p{Lu}[\p{L}'’&-]*){0,3},\s(?!(?:please|then|and|big|small|large|slow|fade|no|maybe|the logo|our logo|centred|centered|bold|white|black|bitte|dann|und|groß|et|puis|y|luego|e|poi|depois|nice|ideally|as)(?!\p{L})|(?:in|on|over|with|auf|mit|en|sur|avec|con|em|com)\s(?:an?\s|the\s|our\s)?(?:big|large|small|white|black|bold|dark|light|yellow|red|blue|green|gold|screen|top|logo|address|full|capital|letters|music|\p{Ll}+\s(?:background|letters|type|ground))(?!\p{L}))[\p{L}][^.!?,:;\n"“”„«»\d]{2,50})[.]?(?=\s|$)/iu;

/** The brief without them. */
export function withoutTerseOrders(prompt: string): string {
  const plain = rules.reduce((text, [pattern, put]) => text.replace(pattern, put as string), prompt);
  const ends = placeLeads(languageOf(plain))[1];
  const named = plain.replace(ending, (_, said: string) => `${ends} “${said.trim()}”.`);
  return before.test(named) ? named.replace(last, (_, said: string) => `${ends} “${said.trim()}”.`) : named;
}
