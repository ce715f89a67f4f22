/** Parts of a brief in fields that say one thing together: a figure with what it counts, a quotation with who said it, two sides. */
import { capital } from '../reading/phrases.ts';
import { wordsOfKey } from './field-keys.ts';
import type { Value } from './from-object.ts';

export type Fields = { [key: string]: Value };

const quotes =
  '(?:(?:customer|client|user|member) )?(?:quote|quotation|testimonial|review)|zitat|kundenstimme|citation|t[ée]moignage|cita|testimonio|citazione|testimonianza|cita[çc][ãa]o|testemunho|depoimento|citaat';
const isQuote = new RegExp(`^(?:${quotes})$`, 'u');
const keys: [part: string, pattern: RegExp][] = [
  ['type', /^(?:type|kind|layout|component|template|role|shot|form|(?:scene|card|shot|slide|layer) (?:type|kind))$/u],
  ['quote', isQuote],
  ['by', /^(?:by|author|attribution|attributed to|speaker|who|source|said by|person|from)$/u],
  ['was', /^(?:was|before|previous(?:ly)?|prior|old|last (?:year|month|quarter)|baseline|from)$/u],
  ['value', /^(?:value|figure|number|amount|stat|metric value|now|after|current|to)$/u],
  ['head', /^(?:title|head(?:ing|line|er)?|label|metric|name|kicker|primary|big|main|tag|hero)$/u],
  [
    'text',
    /^(?:secondary|small|(?:on ?)?screen(?: ?(?:text|copy|lines?))?|overlay(?: text)?|text|copy|body|caption|description|line|message|content|sub(?: ?(?:title|head(?:ing|line)?|text))?|say|words?)$/u,
  ],
  ['items', /^(?:items|points|bullets|list|steps|lines|options|features|rows|entries)$/u],
  ['code', /^(?:command|cmd|code|snippet|shell|mono|terminal)$/u],
  ['link', /^(?:url|link|address|web ?site|href|domain|site)$/u],
  ['call', /^(?:cta|button|action|call to action)$/u],
];
/** What a key says of its value: head, text, value, was, items, by, code, link, call; null for any other. */
export const partOf = (key: string) => keys.find(([, pattern]) => pattern.test(wordsOfKey(key)))?.[0] ?? null;

export const isFields = (value: Value): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "41,300 people with safe water", "Cold start: from 410 ms to 84 ms": a label in small letters goes on from its figure. */
export function figureLine(head: string, value: string, was: string): string {
  const figure = was === '' ? value : `from ${was} to ${value}`;
  if (head === '') return `${figure}.`;
  return was === '' && /^\p{Ll}/u.test(head) ? `${figure} ${head}.` : `${capital(head)}: ${figure}.`;
}

/** A quotation that is one already keeps its marks. */
export const quoted = (words: string, who: string) =>
  `“${words.replace(/^["“„«]\s?|\s?["”“»]$/gu, '')}”${who === '' ? '' : ` — ${capital(who.replace(/\.$/u, ''))}.`}`;

/** The points of a list; what one of several values says stands in a row. */
export const pointsOf = (items: readonly Value[]) =>
  items.map((one) =>
    isFields(one)
      ? Object.values(one)
          .filter((value) => typeof value !== 'object')
          .join(': ')
      : `${one}`,
  );

/** `facts: [{ figure, caption }]`: figures with what they count; null for a row of anything else. */
export function figuresOf(items: readonly Value[]): string[] | null {
  const lines = items.map((one) => {
    const entries = isFields(one) ? Object.entries(one) : [];
    const [value, was, ...others] = ['value', 'was'].map((part) => entries.filter(([key]) => partOf(key) === part));
    const labels = entries.filter(([key]) => ['head', 'text'].includes(partOf(key) ?? ''));
    const isPlain = entries.every(([, cell]) => typeof cell === 'string' || typeof cell === 'number');
    const isRow = isPlain && others.length === 0 && value?.length === 1 && labels.length === 1;
    const moved = entries.filter(([key]) =>
      /^(?:delta|change|diff(?:erence)?|trend|vs.*|yoy|qoq|mom)$/u.test(wordsOfKey(key)),
    );
    const count = 1 + (was?.length ?? 0) + labels.length + moved.length;
    if (!isRow || entries.length > count || !/\d/u.test(`${value[0]?.[1]}`)) return null;
    const by = moved.map(([, cell]) => ` (${cell})`).join('');
    return figureLine(`${labels[0]?.[1]}`, `${value[0]?.[1]}${by}`, `${was?.[0]?.[1] ?? ''}`);
  });
  return lines.length > 0 && lines.every((line) => line !== null) ? lines : null;
}

/** `left: { title, points }, right: …`: two things set against each other; null where there are no two. */
export function sidesOf(value: Fields): { lines: string[]; keys: string[] } | null {
  const found = sides.find((pair) => pair.every((key) => isFields(value[key] ?? null)));
  if (found === undefined) return null;
  const told = found.map((key) => {
    const entries = Object.entries(value[key] as Fields);
    const head = entries.find(([inner, one]) => partOf(inner) === 'head' && typeof one === 'string')?.[1];
    const points = entries.filter(([, one]) => Array.isArray(one)).flatMap(([, one]) => pointsOf(one as Value[]));
    return { head: head === undefined ? '' : `${head}`, points };
  });
  if (told.some(({ head, points }) => head === '' || points.length === 0)) return null;
  const stop = told.some(({ points }) => points.some((one) => /,\s/u.test(one))) ? '; ' : ', ';
  const lines = told.map(({ head, points }) => `${head}: ${points.join(stop)}`);
  return { lines: [`${told.map(({ head }) => head).join(' vs ')}.`, ...lines], keys: [...found] };
}
const sides = [
  ['left', 'right'],
  ['before', 'after'],
  ['a', 'b'],
  ['us', 'them'],
  ['old', 'new'],
] as const;

const said = new RegExp(`^(?:texte?|texto|testo|tekst|wortlaut|words?|line|content|phrase|frase|${quotes})$`, 'u');
const speaker =
  /^(?:by|author|attribution|attributed to|speaker|who|source|said by|person|name|from|auteure?|autor(?:in|a)?|autore|autrice|von|par|por|da|door|qui|quién|chi|wer|nom|nombre|nome|naam|sprecher(?:in)?|person[ae]?|persoon|pessoa|personne|cliente?|kundin|kunde|klant)$/u;
const post =
  /^(?:role|title|position|job|company|organi[sz]ation|affiliation|place|city|rolle|funktion|firma|beruf|rôle|fonction|poste|métier|entreprise|rol|cargo|puesto|empresa|ruolo|azienda|mestiere|profissão|functie|bedrijf)$/u;

/** `quote: { text, by }`, or one of several under "testimonials": the quotation, signed; null where nothing is said. */
export function quotationOf(label: string, value: Fields): { line: string; rest: Fields } | null {
  const entries = Object.entries(value).map(([key, one]) => [wordsOfKey(key), one] as const);
  const find = (pattern: RegExp) => entries.find(([key, one]) => pattern.test(key) && typeof one === 'string')?.[1];
  const words = isQuote.test(label) || /^(?:testimonials|quotes|reviews)$/u.test(label) ? find(said) : find(isQuote);
  const who = find(speaker);
  if (words === undefined || who === undefined) return null;
  const posts = entries.filter(([key, one]) => post.test(key) && typeof one === 'string').map(([, one]) => one);
  const told = new Set([words, who, ...posts]);
  // A speaker has a talk and an hour as well.
  const rest = Object.fromEntries(Object.entries(value).filter(([, one]) => !told.has(one)));
  return { line: quoted(`${words}`, [who, ...posts].join(', ')), rest };
}
