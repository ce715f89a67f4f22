/** "Show our Q3 numbers: revenue …": what shall be shown heads what it is made of, and who asks is not told to viewers. */
import { classesOf } from '../lexicon/word-classes.ts';
import { languageOf } from '../reading/language.ts';
import { capital, countWords } from '../reading/phrases.ts';

const verbs = [
  '(?:please\\s|(?:we|i)(?:.d like| want| would like| need| wish) to\\s)?(?:show|present|visuali[sz]e|display|summari[sz]e|recap|introduce|promote|highlight|share|celebrate|advertise|illustrate|showcase|report|tell|teach)(?:\\s(?:us|me|kids|children|people|viewers|everyone|customers))?',
  '(?:bitte\\s)?(?:zeige?n?|zeigt|präsentiere?n?|präsentiert|visualisiere?n?|bewirb|feiere?|nenne)(?:\\ssie)?',
  'montre[rz]?|présente[rz]?|affiche[rz]?|illustre[rz]?|résume[rz]?|partage[rz]?|célèbre[rz]?',
  'muestra|muestre|presenta|presente|visualiza|resume|resuma|celebra|celebre|comparte|promociona',
  'mostra(?:te)?|presenta(?:te)?|visualizza|riassumi|celebra|condividi|promuovi|illustra',
  'mostr[ae]|apresent[ae]|visualiz[ae]|resum[ae]|celebr[ae]|compartilhe|divulgue|ilustre',
  'toon|presenteer|visualiseer|deel|vier(?=\\s(?:ons|onze|mijn|het|de)\\s)|promoot',
].join('|');
/** "A bar chart of coffee sales: …": the chart is drawn, and its words name nothing. */
const chartHead =
  /^(?:an?|the|ein(?:e[nm]?)?|une?|una?|uno|uma?|een)?\s?(?:simple\s|animated\s|einfaches?\s|animiertes?\s)?(?:(?:bar|line|pie|column|donut|ring)[\s-]?)?(?:charts?|graphs?|(?:balken|säulen|linien|kreis|torten|ring)?-?diagramm|graphique(?: en (?:barres|secteurs|courbes))?|gráfic[oa](?: de (?:barras|líneas|linhas|pizza|tarta|sectores))?|grafico(?: a (?:barre|torta|linee))?|(?:staaf|lijn|cirkel|taart)?-?(?:grafiek|diagram))\s(?:of|for|about|showing|comparing|von|der|des|zu|über|mit|de|des|du|d['’]|del?|dos?|das?|su|sui|sulle|van|over)\s/iu;
const making =
  '(?:make|create|draw|build|animate|erstelle?n?|zeichne|mach|crée[rz]?|fais|dessine|crea|haz|dibuja|fai|disegna|crie|cria|faça|maak|teken)';
const head = new RegExp(
  `^\\s*(?:(?:${verbs})\\s|(?:${making}\\s)?(?=${chartHead.source.slice(1)}))([^.!?:：;\\n"“”„«\\ue000-\\uf8ff]{3,80}?)\\s?[:：]\\s+(?=\\S)`,
  'iu',
);
/** "the following", "these three facts": what only points at the rest heads nothing. */
const pointing =
  /^(?:the following|these|folgende\p{L}*|die folgenden|diese\p{L}*|(?:les )?(?:\p{L}+ )?suivant\p{L}*|ces|(?:los |las )?siguientes|estos|estas|(?:i |le )?seguenti|quest[ieao]|[oa]s seguintes|est[eao]s|(?:de )?volgende|deze)(?!\p{L})/iu;
/** "on a dark ground", "in large type": how, and not what. */
const how = /^(?:on|in|with|at|as|by|over|auf|in|mit|als|sur|en|avec|dans|comme|con|su|come|em|com|como|op|met)\s/iu;
const crafts = new Set(['FILM', 'FORMAT', 'LOOK', 'LOOKN', 'CRAFT', 'TEXTN']);

/** The brief with its subject on a line of its own, where more than one thing or a figure follows. */
export function withShownSubject(given: string): string {
  const prompt = given.replace(explained, (_, asked: string) => `${asked}. `);
  const [whole, said = ''] = head.exec(prompt) ?? [];
  if (whole === undefined) return withShownLater(prompt);
  const rest = withShownLater(prompt.slice(whole.length));
  const subject = said.trim().replace(chartHead, '');
  if (promotes.test(prompt) && titled.test(rest)) return prompt;
  const isPointing = pointing.test(subject) && !/\d/u.test(subject);
  if (!isTold(rest) || how.test(subject) || countWords(subject) > 10 || (!isPointing && asksForFilm(subject)))
    return prompt;
  return isPointing ? capital(rest) : `${capital(subject)}\n${rest}`;
}

/** "Promote our spring conference: Care in Change, 12 November": behind what it is stands what it is called. */
const promotes = /^\s*(?:promote|advertise|bewirb|promociona|promuovi|divulgue|promoot)\s/iu;
const titled = /^\p{Lu}[^,.:\d]{3,50},\s/u;

/** "Explain how it works in 30 seconds: it takes …": what follows is told in sentences of its own. */
const explained =
  /^((?:explain|describe|show|erkläre?n?|expliqu(?:e|ez|er)|explica|explique|spiega|leg uit)\s(?:how|why|what|wie|warum|was|comment|pourquoi|cómo|por qué|come|perché|como|por que|hoe|waarom|wat)\s[^.!?:\n"“]{4,90}\s(?:in|en|em)\s(?:about\s|etwa\s|environ\s|unos\s|circa\s|cerca de\s|ongeveer\s)?\d{1,3}[\s-]?(?:s|secs?|seconds?|sek|sekunden|secondes?|segundos?|secondi|seconden))\s?:\s+(?=\p{L})/iu;

/** Whether the first sentence behind the colon tells several things, or figures. */
function isTold(rest: string): boolean {
  const first = /^[^\n]*?(?:[.!?](?=\s|$)|(?=\n|$))/u.exec(rest)?.[0] ?? rest;
  return /\d|[,;]\s|\n/u.test(first) && countWords(first) >= 3 && !/^["“”„«]/u.test(first);
}

const later = new RegExp(
  `(?<=[.!?]["”“»]?\\s)(?:then\\s|dann\\s|puis\\s|luego\\s|poi\\s|depois\\s)?(?:please\\s|bitte\\s)?(?:${verbs}|cover|include|list|mention|feature|walk through|go through|nennt?|mentionne[rz]?|incluye|menciona|includi|inclua|noem|vermeld)\\s((?:(?:the|our|its|these|a|an|die|unsere|les?|nos|las?|los|nuestr[oa]s|i|le|gli|[oa]s|de|onze|two|three|four|five|six|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro|twee|drie|\\d)\\s)?[\\p{L}’'-]+(?:\\s[\\p{L}’'-]+){0,3})\\s?[:：]\\s+(?=\\S)`,
  'giu',
);

/** "These features" only points at what follows: they head it by what they are. */
const headed = (said: string) =>
  `${capital(said.replace(/^(?:these|diese|ces|estas?|estos|quest[ei]|estes|deze)\s(?=\p{L})/iu, ''))}: `;

/** "… Show three benefits: a, b and c.": a head among other sentences keeps its colon. */
const withShownLater = (text: string): string =>
  text.replace(later, (whole, said: string, at: number) =>
    isTold(text.slice(at + whole.length)) && !how.test(said) && !asksForFilm(said) ? headed(said) : whole,
  );

/** "A story of three years", "the numbers" are told of in films about other things, too. */
const tells =
  /^(?:stor(?:y|ies)|histoire|historia|história|storia|geschichte|numbers|figures|zahlen|chiffres|cifras|números|numeri|cifre|cijfers)$/u;

function asksForFilm(subject: string): boolean {
  const languages = new Set([languageOf(subject), 'en']);
  const words = (subject.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !tells.test(word));
  return words.some((word) => [...languages].some((one) => classesOf(word, one).some((found) => crafts.has(found))));
}
