/** What a brief says of its film in passing: "It should show patients how …", "Then show the rating 4.9 of 5". */
import { readColours } from '../reading/colours.ts';
import { capital } from '../reading/phrases.ts';

const film =
  '(?:it|this|the (?:video|film|clip|animation)|es|das (?:video|ganze)|der (?:film|clip)|(?:elle|il|la vidéo|le film)|el v[ií]deo|il video|o v[ií]deo|het|de (?:film|video)|het filmpje)';
const ought =
  '(?:should|must|needs to|has to|ought to|soll(?:te)?|muss|doit|devrait|debe(?:ría)?|tiene que|deve|dovrebbe|deveria|moet|zou moeten)';
const showing =
  '(?:show|explain|tell|teach|demonstrate|describe|montrer|expliquer|mostrar|explicar|enseñar|mostrare|spiegare|ensinar|laten zien|uitleggen)';
const asking =
  '(?:how|what|why|where|when|comment|pourquoi|ce que|cómo|qué|por qué|come|perché|cosa|como|porque|o que|hoe|waarom|wat)';

/** "It should show patients how to check in": what is shown heads the film. */
const shown = new RegExp(
  `(^|[.!?]\\s+|\\n)(?:${film}\\s)?${ought}\\s${showing}\\s(?:[^.,:!?\\n\\d]{2,40}?\\s)?(?=${asking}\\s)([^.!?\\n]+)`,
  'giu',
);
/** German ends on the verb: "Es soll Patienten zeigen, wie …" */
const german = new RegExp(
  `(^|[.!?]\\s+|\\n)${film}\\s(?:soll(?:te)?|muss)\\s(?:[^.,:!?\\n\\d]{2,40}?\\s)?(?:zeigen|erklären|erzählen),?\\s(?=(?:wie|was|warum|wo|wann|woraus)\\s)([^.!?\\n]+)`,
  'giu',
);

const next =
  '(?:then|after that|next|dann|danach|anschließend|puis|ensuite|luego|después|poi|dopo|depois|em seguida|daarna|dan|vervolgens)';
const show =
  '(?:show|zeige?(?:n sie)?|zeigt|montre[rz]?|affiche[rz]?|muestra|muestre|mostra(?:te)?|mostr[ae]r?|mostre|toon|laat)';
/** Figures that shall be shown next are told as they are. */
const following = new RegExp(
  `(^|[.!?]["”“»]?\\s+|\\n)${next},?\\s${show}\\s(?:(?:the|our|die|den|das|unsere?n?|la|le|les|notre|nos|el|los|las|nuestr[oa]s?|il|i|gli|a|o|as|os|de|het|onze)\\s)?([^.:!?\\n"“„«]*\\d)`,
  'giu',
);
/** "It's a countdown: …": what kind of list follows is told by the list. */
const kinds =
  /(^|[.!?]\s+|\n)(?:it(?:['’]s| is| should be)|es (?:ist|soll)|c['’]est|es|è|é|het is)\s(?:a|an|ein|eine|une?|una?|uma?|een)\s(?:reverse\s)?(?:countdown|ranking|top[ -]?\d*(?: list)?|list|classifica|conto alla rovescia|cuenta atrás|compte à rebours|classement|rangliste|contagem decrescente|aftel\p{L}*)(?:\s[^.:!?\n]{2,30})?:\s+/giu;

const owner = "(?:from|by|of|von|d[aeo]|di|del|della|dell[’']|van)";
/** "A frase é da Juliana Prado, tutora do Bento: “…”": whose the words are leads to them. */
const words = new RegExp(
  `(^|[.!?]\\s+|\\n)(?:(?:the|this|das|die|le|la|les|il|lo|el|las?|a|o|as|het|de)\\s)?(?:quote|words?|quotation|testimonial|zitat|worte|citation|phrase|témoignage|frase|cita|testimonio|palabras|citazione|testimonianza|parole|citação|depoimento|palavras|citaat|woorden)\\s(?:is|are|comes?|ist|sind|stammt|stammen|est|sont|vient|es|son|è|sono|é|são|vem|komt)\\s${owner}\\s?(?:our\\s|(?:la|a|o|der|dem)\\s)?(?=\\p{Lu}[^:.!?\\n]{2,80}:\\s*["“„«])`,
  'giu',
);

/** "Alla fine: due notti a 240 €": what comes last stands last. */
const last =
  /(^|[.!?]["”“»]?\s+|\n)(?:at the (?:very )?end|finally|am (?:ende|schluss)|zum schluss|à la fin|pour finir|al final|alla fine|infine|no (?:fim|final)|por fim|aan het einde?|tot slot)\s?:\s+(?=\p{L}(?!["“„«])[^\n]*$)/iu;

/** "Wir sind die Stadtwerke Elmsbach und möchten … zeigen, woraus …": who they are, and what they tell. */
const introducing =
  /(^|[.!?]\s+|\n)(?:wir sind|we are|we['’]re)\s(?:die\s|der\s|das\s|the\s)?(\p{Lu}[^.,:!?\n]{2,48}?)\s(?:und\s(?:möchten|wollen|würden gerne?)\s(?:[^.,:!?\n]{2,60}?\s)?(?:zeigen|erklären|erzählen),\s|and\s(?:we\s)?(?:want|would like|['’]d like)\sto\s(?:show|explain|tell)\s(?:[^.,:!?\n]{2,40}?\s)?)(?=(?:wie|was|warum|woraus|wo|wann|wofür|how|what|why|where|when)\s)(\p{L})/giu;

/** "First scan it, then follow the line: blue for radiology, …": what a step's last words are of is said behind the steps. */
const steps =
  /(^|[.!?]\s+|\n)((?:first|zuerst|d['’]abord|primero|prima|primeiro|eerst)\s[^.:!?\n]*?,\s(?:and\s)?(?:then|dann|puis|luego|después|poi|depois|dan|daarna)\s[^.:!?\n]*):\s+(\p{L}[^.!?\n,]*,[^.!?\n]*)/giu;

/** "I teach year 8 science and need a 60 second explainer on …": who asks is nobody's matter. */
const needing =
  /(^|\n)(?:hi[,!.]?\s|hello[,!.]?\s)?(?:i|we)\s(?:teach|am|are|run|work|own|lead|manage|help)(?!\p{L})(?![^.!?\n]{0,60}\s(?:called|named)\s)[^.,!?:\n]{2,50}?\s(?:and|,\sand|so)\s(?:i\s|we\s)?(?:need|want|would like|am looking for|are looking for)\s(?=(?:an?|some)\s(?:[\p{L}\d-]+\s){0,4}?(?:video|film|clip|explainer|animation|spot|reel|teaser))/giu;
/** "…, so start with that and show it's wrong": goes on to the maker. */
const goingOn =
  /,\s(?:so|therefore)\s(?:please\s)?(?:start|begin|open|show|make|keep|use|put|leave|end|explain|mention|don['’]t|do not)\s(?:[^.!?\n]|\.(?=\d))*(?=[.!?]|\n|$)/giu;
/** "…, so use big type, yellow on black": how it looks is a wish of its own. */
const colouredOnly = (order: string): string => {
  const [, wish = ''] = /^,\s(?:so|therefore)\s(?:please\s)?(use\s.*)$/isu.exec(order) ?? [];
  return readColours(wish, true).length > 0 ? `. ${capital(wish)}` : '';
};
/** "We'd like something quiet and dignified in memory of …": how it shall be stands before what it is of. */
const something =
  /(^\s*|(?<!\p{L})(?:(?:i|we)(?:['’](?:d|re|m)|\s(?:would|are|am))?\s(?:\p{L}+\s)?(?:need|want|like|love|looking\sfor|after)|(?:can|could|would)\s(?:you|u)\s(?:please\s)?(?:make|create|do|design|put\stogether)(?:\s(?:us|me))?|(?:make|create|design|do)\s(?:us|me)|looking\sfor|please\s(?:make|create|design))\s)something\s(?:[\p{L}-]+(?:,\s|\s(?:and|but|yet)\s|\s)){1,4}?(?=(?:in memory of|about|for|to|that|on)\s)/giu;

/** "…, it will be shown at St Anne's on 22 November": where a film is shown, and no occasion of it. */
const shownAt =
  /(?:(?:,\s(?:and\s)?|\sand\s)|(?<=[.!?]\s)|(?<=^|\n))it(?:['’]s| is| will|['’]ll)\s(?:going to\s)?(?:be\s)?(?:shown|played|screened|projected|displayed)\s(?:[^.!?\n]|\.(?=\d))*/giu;
/** "Public notice for the screens in the town hall: …", "… for our Facebook page." */
const onScreens =
  /(?<=^(?!it|this|that|we)\S+(?:\s[^\s.!?]+){1,})\s(?:for|on)\s(?:(?:the|our|my)\s(?:screens?|displays?|monitors?|notice\s?boards?)\s(?:in|at|of)\s(?:the\s|our\s)?[\p{L} ]{3,30}?|(?:our|my|the)\s(?:facebook|instagram|linkedin|tiktok|youtube|web\s?site|homepage)(?:\s(?:page|feed|story|stories|channel|account|reels?))?)(?=[:.]\s)/iu;

/** "…, counting down from 5 to 1": how a row is told is seen from it. */
const countingDown =
  /,?\s(?:counting (?:them )?down|counted down|(?:im|als) countdown|(?:rückwärts )?heruntergezählt|(?:en|à) (?:compte à rebours|décomptant)|en cuenta atrás|contando (?:hacia atrás|alla rovescia|para trás)|in ordine inverso|em contagem decrescente|aftellend)(?:\s(?:from|von|de|des?|desde|da|van)\s\d{1,2}\s(?:to|down to|bis|à|a|hasta|até|tot)\s\d{1,2})?(?=[.,:!]|\n|$)/giu;
/** "Compare with last year's 870 km.": what a figure is set beside is told by it. */
const comparing =
  /(^|[.!?]["”“»]?\s+|\n)(?:(?:please\s)?(?:compare|contrast)\s(?:(?:it|this|that|them|these|those)\s)?(?:with|to|against)|vergleiche? (?:es |das |dies )?mit|comparez?(?:-le|-la| cela| ça)? (?:à|avec)|comp[aá]ra(?:lo|la|los|las)? con|confronta(?:lo|la|li|le)? con|compare(?:-o|-a)? com|vergelijk (?:dat |dit |het )?met)\s(?=[^.!?\n:]*\d)(\S)/giu;

/** "On the left a house with an oil boiler: £1,900. On the right …": where both stand is seen. */
const sides = [
  ['on the left', 'on the right'],
  ['links', 'rechts'],
  ['à gauche', 'à droite'],
  ['a la izquierda', 'a la derecha'],
  ['a sinistra', 'a destra'],
  ['à esquerda', 'à direita'],
].map((both) =>
  both.map(
    (one) => new RegExp(`(^|[.!?]["”“»]?\\s+|\\n)${one}(?: side)?(?:,|:)?\\s(\\p{L})(?=[^.!?\\n:]{2,50}:\\s)`, 'giu'),
  ),
);
const withoutSides = (prompt: string): string => {
  const pair = sides.find((both) => both.every((one) => prompt.search(one) >= 0)) ?? [];
  return pair.reduce(
    (text, one) => text.replace(one, (_, before: string, first: string) => `${before}${capital(first)}`),
    prompt,
  );
};

/** "That splits into North $21M, Coast $16M": the parts say themselves that they are some. */
const splitting =
  /(^|[.!?]["”“»]?\s+|\n)(?:(?:that|this|it|they|these|the total|which)\s(?:splits?(?: up)?|breaks? down|divides?|is split|is divided|is made up|are split|are made up)\s(?:into|between|among|of|as|like this:)|(?:das|es) (?:verteilt|teilt) sich (?:auf|in)|davon entfallen (?:auf )?|(?:cela|ça|ils?|elles?) se répart\p{L}+ (?:entre|en)|se (?:reparte|divide) (?:en|entre)|si (?:divide|ripartisce) (?:in|tra)|divide-se (?:em|entre)|dat verdeelt zich over)\s(?=\p{Lu}[^.!?\n\d]{1,40}\d[^!?\n]{0,16}?(?:,|\s(?:and|und|et|y|e|en)\s)[^!?\n\d]{1,40}\d)(\S)/giu;

/** The brief without what only speaks of its film. */
export const withoutTalkOfFilm = (prompt: string): string =>
  [shown, german, following]
    .reduce(
      (text, one) => text.replace(one, (_, before: string, rest: string) => `${before}${capital(rest)}`),
      withoutSides(prompt),
    )
    .replace(countingDown, '')
    .replace(comparing, (_, before: string, first: string) => `${before}${capital(first)}`)
    .replace(splitting, '$1$2')
    .replace(shownAt, '')
    .replace(onScreens, '')
    .replace(needing, '$1I need ')
    .replace(goingOn, colouredOnly)
    .replace(something, '$1a video ')
    .replace(words, '$1')
    .replace(last, '$1')
    .replace(introducing, (_, before: string, house: string, first: string) => `${before}${house}: ${capital(first)}`)
    .replace(steps, (_, before: string, told: string, rest: string) => `${before}${told}. ${capital(rest)}`)
    .replace(kinds, '$1');
