/** "Show our Q3 numbers: revenue …": what shall be shown heads what it is made of, and who asks is not told to viewers. */
import { classesOf } from '../lexicon/word-classes.ts';
import { languageOf } from '../reading/language.ts';
import { capital, countWords } from '../reading/phrases.ts';

const verbs = [
  '(?:please\\s)?(?:show|present|visuali[sz]e|display|summari[sz]e|recap|introduce|promote|highlight|share|celebrate|advertise|illustrate|showcase|report|tell)(?:\\s(?:us|people|viewers|everyone|customers))?',
  '(?:bitte\\s)?(?:zeige?n?|zeigt|präsentiere?n?|präsentiert|visualisiere?n?|bewirb|feiere?|nenne)(?:\\ssie)?',
  'montre[rz]?|présente[rz]?|affiche[rz]?|illustre[rz]?|résume[rz]?|partage[rz]?|célèbre[rz]?',
  'muestra|muestre|presenta|presente|visualiza|resume|resuma|celebra|celebre|comparte|promociona',
  'mostra(?:te)?|presenta(?:te)?|visualizza|riassumi|celebra|condividi|promuovi|illustra',
  'mostr[ae]|apresent[ae]|visualiz[ae]|resum[ae]|celebr[ae]|compartilhe|divulgue|ilustre',
  'toon|presenteer|visualiseer|deel|vier|promoot',
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
export function withShownSubject(prompt: string): string {
  const [whole, said = ''] = head.exec(prompt) ?? [];
  if (whole === undefined) return prompt;
  const rest = prompt.slice(whole.length);
  const first = /^[^\n]*?(?:[.!?](?=\s|$)|(?=\n|$))/u.exec(rest)?.[0] ?? rest;
  const isTold = /\d|[,;]\s|\n/u.test(first) && countWords(first) >= 3 && !/^["“”„«]/u.test(first);
  const subject = said.trim().replace(chartHead, '');
  if (!isTold || how.test(subject) || countWords(subject) > 10 || asksForFilm(subject)) return prompt;
  return pointing.test(subject) ? capital(rest) : `${capital(subject)}\n${rest}`;
}

/** "A story of three years", "the numbers" are told of in films about other things, too. */
const tells =
  /^(?:stor(?:y|ies)|histoire|historia|história|storia|geschichte|numbers|figures|zahlen|chiffres|cifras|números|numeri|cifre|cijfers)$/u;

function asksForFilm(subject: string): boolean {
  const languages = new Set([languageOf(subject), 'en']);
  const words = (subject.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !tells.test(word));
  return words.some((word) => [...languages].some((one) => classesOf(word, one).some((found) => crafts.has(found))));
}
