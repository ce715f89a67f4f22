/** What a colour is for, by the words that stand around it. */
import type { NamedColour } from '../brief.ts';

type Role = NamedColour['role'];

const kinds: readonly (readonly [Role, string])[] = [
  [
    'ground',
    'background|backdrop|ground|bg|canvas|paper|(?:hinter)?grund|arrière-plan|fond|fondo|sfondo|fundo|achtergrond',
  ],
  [
    'ink',
    'text|texts|type|typography|lettering|letters|fonts?|copy|ink|schrift|buchstaben|texte|textes|typo|lettres|caractères|texto|textos|letras?|tipografía|tipografia|testo|testi|scritte?|caratteri|tekst|tekstkleur',
  ],
  [
    'accent',
    'accents?|highlights?|highlighting|emphasis|buttons?|cta|akzente?n?|hervorhebung(?:en)?|boutons?|acentos?|detalles|resaltes?|botones|accenti?|accento|evidenza|destaques?|detalhes|realces?|botões|accenten|knop(?:pen)?',
  ],
];
const word = (list: string) => `(?<!\\p{L})(?:${list})(?:farbe|[\\s_-]?colou?r)?(?!\\p{L})`;
const anyRole = new RegExp(kinds.map(([, list]) => `(${word(list)})`).join('|'), 'giu');
const roleAt = (groups: readonly (string | undefined)[]): Role | null =>
  kinds.find((_, at) => groups[at + 1] !== undefined)?.[0] ?? null;

/** The role that a few words name, the last where they name two: "text background"; null for none. */
export function roleIn(words: string): Role | null {
  const last = [...words.matchAll(anyRole)].at(-1);
  return last === undefined ? null : roleAt(last);
}

const worn = kinds.slice(1).map(([, list]) => list);
const leads = new RegExp(
  `(?:${worn.map((list) => `(${word(list)})`).join('|')})(?=(?:\\s*[:=]\\s*|\\s+)(?:(?:in|is|are|colou?r:?|ist|sind|en|est|em|de|di|é|è|zijn)\\s+)?(?:(?:an?|the|warm\\p{L}*|bright|soft|ein\\p{L}*|un[ea]?|um[a]?|een)\\s+)*$)`,
  'iu',
);
const follows = new RegExp(`^[ \\t-]+(?:colou?red\\s)?(?:${worn.map((list) => `(${word(list)})`).join('|')})`, 'iu');

/** "A touch of pink", "ein Hauch Gold", "un toque de naranja": what there is little of stands out. */
const littleOf =
  /(?<!\p{L})(?:(?:touch|dash|splash|hint|pop|bit|drop|flash|spot|sprinkle)(?:es)?\sof(?:\san?)?|(?:ein(?:en|em)?\s)?(?:hauch|tupfer|klecks|bisschen|wenig|schuss)(?:\svon)?|etwas|(?:touche|pointe|soupçon|peu)\sd(?:e\s?|['’])|(?:toques?|pizca|punto|poco|pitada|pouco|tocco|tocchi|pizzico|po['’])\sd(?:e|i|['’])(?:\sun)?)\s?(?:\p{L}+(?:e[nrms]?|es|er)\s)?$/iu;

/** What a colour of a name alone is worn by: "cream text", "Akzente in Orange"; null where nothing says so. */
export function wearerOf(text: string, start: number, end: number): Role | null {
  const groups = follows.exec(text.slice(end, end + 30)) ?? leads.exec(text.slice(Math.max(0, start - 40), start));
  if (groups !== null) return roleAt([groups[0], undefined, ...groups.slice(1)]);
  return littleOf.test(text.slice(Math.max(0, start - 32), start)) ? 'accent' : null;
}
