/** How long something takes that a film tells of: no length of the film itself. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isLookWord } from './look-words.ts';
import { anyPhrase } from './phrases.ts';

const span = '\\d{1,3}(?:[.,]\\d{1,2})?[\\s-]?(?:sec|sek|seg|min|s(?!\\p{L}))\\p{L}*';

/** "a kettle that boils in 40 seconds", "die Seilbahn, die in 8 Minuten hinauffährt": what somebody or something does. */
const clauseOfDeed = new RegExp(
  `(?:(?<=\\s)(?:that|which|who|where|whose|how|why|qui|que|qu['’]|où|dont|che|dove|cui|donde|quien|onde|hoe|wie|warum|comment|cómo|come|como)|,\\s(?:die|der|das|den|dem|deren|dessen|welche\\p{L}*|wo|dat|waar))\\s[^.;:,]*?${span}[^.;:,]*`,
  'giu',
);
/** What a film does or is: "a video that explains tides in 40 seconds", "ein Clip, der 30 Sekunden dauert". */
const deedOfFilm =
  /(?<!\p{L})(?:explain|show|tell|present|introduc|promot|announc|summari|teach|walk|last|run|is|are|be|long|erklär|zeig|erzähl|vorstell|bewirb|dauer|läuft|lang|sein|ist|expliqu|montr|racont|présent|annonc|dure|soit|fass|explic|expliqu|muestr|cuent|present|anunci|dur|sea|spieg|mostr|raccont|sia|conte|mostra|seja|uitleg|toont|laat|vertel|duur|duurt)\p{L}*/iu;

/** "30 s is too long": the one length that the film shall not have. */
const refused = new RegExp(
  `${span}\\s(?:is|are|would be|seems?|ist|sind|wäre|est|serait|es|sería|è|sarebbe|é|seria|zijn)\\s(?:way |viel |veel )?(?:too|zu|trop|demasiado|troppo|muito|longo demais|te)\\s\\p{L}+`,
  'giu',
);

/** "one line at a time, ~3s each", "4 s per step", "keep each panel up at least 4 sec": how long one of several parts stays. */
const ofEach = new RegExp(
  `${span}\\s(?:each|apiece|per (?:line|step|screen|scene|card|slide|panel|item|word|name)|on screen|on each|jeweils|pro (?:zeile|schritt|bild|karte)|chacune?|par (?:ligne|étape|écran)|cada un[oa]|por (?:línea|paso|pantalla)|ciascun[oa]|per (?:riga|passo)|por (?:linha|passo)|per (?:regel|stap))(?!\\p{L})|(?<!\\p{L})(?:each|every|jede[rsn]?|chaque|cada|ogni|elke?)\\s\\p{L}+\\s(?:[^.;:\\d]{0,40}\\s)?${span}`,
  'giu',
);

/** "Put that last and keep it there at least five seconds": how long something stays at the least. */
const atLeast = new RegExp(
  `(?<!\\p{L})(?:at least|no less than|mindestens|wenigstens|au moins|al menos|por lo menos|almeno|pelo menos|minstens|ten minste)\\s(?:a |an )?${span}`,
  'giu',
);
/** Nobody asks for a film of an hour: "Runtime 52 min" is of an episode. */
const ofHour = /(?<![\d.,])(?:[2-9]\d|1[1-9]|1\d{2})[\s-]?min\p{L}*/giu;
const aboutFilm = /(?<!\p{L})(?:film|video|vidéo|vídeo|clip|animation|filmato)(?:s|es|pje)?(?!\p{L})/iu;

/** A line without the lengths of what it tells of. */
export const withoutContentLengths = (line: string) =>
  line
    .replace(refused, ' ')
    .replace(ofEach, ' ')
    .replace(ofHour, ' ')
    .replace(atLeast, (said, at: number) => (aboutFilm.test(line.slice(0, at)) ? said : ' '))
    .replace(clauseOfDeed, (clause) => (deedOfFilm.test(clause) ? clause : ' '));

/** Whether the length at an index of the line is one of what it tells of. */
export const isContentLength = (line: string, at: number) =>
  [...line.matchAll(clauseOfDeed)].some(
    ({ 0: clause, index }) => index <= at && at < index + clause.length && !deedOfFilm.test(clause),
  );

const followers =
  /^(?:for|about|on|explaining|showing|max|maximum|tops|please|pls|or|long|total|at|in|vertical\p{L}*|square|portrait|landscape|loop\p{L}*|silent|bitte|lang|für|über|zu|reich\p{L}*|hochkant|quer\p{L}*|quadrat\p{L}*|insgesamt|pour|sur|environ|suffi\p{L}*|de|s['’]il|carré|para|sobre|por|más|o|per|su|circa|bast\p{L}*|mais|ou|voor|over|graag|alsjeblieft|oder|ungefähr|would|will|should|is enough|is fine|is perfect|wäre\p{L}*|genüg\p{L}*|is genoeg|enough)(?!\p{L})/iu;

/** Whether a length has said all it says: behind "20 seconds" a wish goes on, "of hand washing" is what takes them. */
export function endsLength(behind: string, lexicons: readonly Lexicon[]): boolean {
  const rest = behind.trim();
  const [word = ''] = /^[\p{L}-]+/u.exec(rest) ?? [];
  return (
    word === '' ||
    followers.test(rest) ||
    isLookWord(word) ||
    lexicons.some((lexicon) => anyPhrase([...lexicon.film, ...lexicon.craft]).test(word))
  );
}

/** Longer than films are that nobody plainly asks to be so long. */
const usualMost = 200;

/** "a 5 minute film", "a film of 5 minutes", "4 minutes long", "Length: 5 minutes". */
export function isAskedPlainly(line: string, seconds: number, at: number, lexicons: readonly Lexicon[]): boolean {
  if (seconds <= usualMost) return true;
  const [before, after] = [line.slice(0, at), line.slice(at).replace(/^[\d.,]+[\s-]?\p{L}+/u, '')];
  const film = (words: string) => lexicons.some((lexicon) => anyPhrase(lexicon.film).test(words));
  return (
    /^\W*(?:long|lang|de long|de duración|de durée|di durata|de duração)(?!\p{L})/iu.test(after) ||
    /^\W*(?:\p{L}+[\s-]){0,1}\p{L}*(?:length|len|dur|runtime|duration|time|dauer|länge|laufzeit|durée|longueur|duración|durata|lunghezza|duração|duur|lengte|seconds|sekunden)\W*(?:\p{L}+\s){0,2}$/iu.test(
      before,
    ) ||
    /(?:keep|make|keeps?)\s(?:it|this)(?:\s\p{L}+){0,2}\s$/iu.test(before) ||
    film(
      after
        .split(/[\s,;:]+/u)
        .slice(0, 4)
        .join(' '),
    ) ||
    film(before.split(/\s+/u).slice(-5).join(' '))
  );
}
