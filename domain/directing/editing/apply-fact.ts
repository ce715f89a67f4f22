import { kitSettings } from '../../../contract/kit.ts';
import type { Json } from '../casting/shot.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { readTimes } from '../reading/dates.ts';
import { readFigures } from '../reading/figures.ts';
import { applyWords } from './apply-words.ts';
import { flat } from './clause.ts';
import type { Edit, Target } from './edit.ts';
import { measured, respelled, unitOf } from './fact-units.ts';
import { type EditFilm, partFilm } from './film-parts.ts';
import { findTarget } from './find-target.ts';
import { itemAt } from './items.ts';
import { datesIn } from './read-fact.ts';
import { refuseEdit } from './refuse-edit.ts';
import { readSceneCode } from './scene-code.ts';
import { textsIn } from './texts-in.ts';
import { withinPart } from './within-part.ts';
import { isYear, year } from './years.ts';

type Fact = 'figure' | 'date' | 'time' | 'year';

/** What a film tells of one kind, as it spells it, with the words around it. */
interface Told {
  spelled: string;
  context: string;
  /** The words of its own stretch between commas. */
  near: string;
}

/** A fact put right where exactly one of its kind is told; with several of them, the one that the edit speaks of. */
export function applyFact(film: EditFilm, edit: Extract<Edit, { kind: 'fact' }>): EditFilm {
  const { of, to: said, about, was, within } = edit;
  const to = of === 'figure' ? measured(said) : said;
  const years = of === 'figure' && isYear(to) ? yearsTold(film, edit) : [];
  const all = film.scenes.length === 0 ? [] : years.length > 0 ? years : toldBy(film, of, to, within);
  const told =
    was === undefined
      ? of === 'time'
        ? inDayPart(all, about)
        : all
      : all.filter(({ spelled }) => numberOf(spelled) === numberOf(was));
  const words = wordsOf(about);
  const named = told.filter(({ context }) => words.some((word) => ` ${context} `.includes(word)));
  const alike = named.filter(({ spelled }) => unitOf(spelled) === unitOf(to));
  const meant = alike.length > 0 ? alike : named;
  // What a part is said to tell needs no word of what is told of it.
  const isUnmeasured = of === 'figure' && unitOf(to) === '' && within === undefined;
  const found = distinct(meant.length > 0 || isUnmeasured ? mostMeant(meant, words, about) : told);
  const [only, more] = found;
  if (only !== undefined && more === undefined) {
    const next = of === 'figure' ? respelled(only, to) : isSpan(only) && !isSpan(to) ? spanWith(only, edit) : to;
    return withinPart(film, within, (one) => applyWords(one, { kind: 'words', from: only, to: next }));
  }
  const others = distinct(told);
  throw refuseEdit(
    found.length > 1
      ? `Several of these could be meant: ${found.map((one) => `“${one}”`).join(', ')}. Say which one, as in: Replace ${found[0]} with ${to}.`
      : `No ${of} of the film is known to be meant by “${about.replace(/\s+/gu, ' ').trim()}”${others.length === 0 ? '' : `; it tells ${others.map((one) => `“${one}”`).join(', ')}`}.`,
  );
}

/** "18 May to 2 November", "3–6 July" */
const isSpan = (date: string) => jointOf(date) !== undefined;
const spanJoint =
  /\s?[–—-]\s?(?=.*\d)|\s(?:to|until|till|bis|au|à|jusqu['’](?:à|au)|al|a\slas|hasta(?:\s(?:el|las))?|a|alle|fino\sal?(?:le)?|até(?:\sàs)?|às|ao)\s(?=.*\d)/gu;
const jointOf = (span: string) => [...span.matchAll(spanJoint)].find(({ index }) => /\d/u.test(span.slice(0, index)));

/** "The new dairy is from 2006": the years beside what the edit speaks of. */
function yearsTold(film: EditFilm, { about, within }: Extract<Edit, { kind: 'fact' }>): Told[] {
  const words = wordsOf(about);
  return propsWithin(film, within)
    .flatMap(({ props, around }) => toldIn(props, around, 'year', film.theme.language))
    .filter(({ near, context }) => words.some((word) => ` ${near} ${context} `.includes(word)));
}

/** “14 bis 18 Uhr” is open until seven: one end of it changes, and nobody guesses which. */
function spanWith(span: string, { to, end }: Extract<Edit, { kind: 'fact' }>): string {
  const joint = jointOf(span);
  if (end === undefined || joint === undefined)
    throw refuseEdit(`“${span}” has two ends. Say which one, as in: Replace ${span} with … to ${to}.`);
  const [first, last] = [span.slice(0, joint.index), span.slice(joint.index + joint[0].length)];
  // “14 bis 18 Uhr”: the word for the hour is said once.
  const unit = /\s?(?:uhr|h|o['’]clock)$/iu;
  const put = (old: string) => (unit.test(old) || !/^\d[\d:.]*(?:uhr|h|\s|$)/iu.test(old) ? to : to.replace(unit, ''));
  return end === 'until' ? `${first}${joint[0]}${put(last)}` : `${put(first)}${joint[0]}${last}`;
}

const numberOf = (spelled: string) => /\d(?:[\d.,]*\d)?/u.exec(spelled)?.[0] ?? '';

/** "the mid afternoon boat": of several times those of that part of the day are meant, whatever else is called a boat. */
function inDayPart(told: readonly Told[], about: string): Told[] {
  const part = dayParts.find(([words]) => words.test(about));
  if (part === undefined) return [...told];
  const [, from, to] = part;
  const meant = told.filter(({ spelled }) => {
    const [, hour = '', half = ''] = /^(\d{1,2})(?:[:.h]\d{2})?\s?(am|pm)?/iu.exec(spelled) ?? [];
    const at = (Number(hour) % (half === '' ? 24 : 12)) + (/pm/iu.test(half) ? 12 : 0);
    return at >= from && at < to;
  });
  return meant.map((one) => ({ ...one, context: `${one.context} ${flat(about)}` }));
}

const dayParts: readonly [RegExp, number, number][] = [
  [/(?<!\p{L})(?:afternoon|nachmittag\p{L}*|après-midi|tarde|pomeriggio)(?!\p{L})/iu, 12, 18],
  [/(?<!\p{L})(?:morning|vormittag\p{L}*|morgens?|matin|mañana|mattin[ao]|manhã)(?!\p{L})/iu, 4, 12],
  [/(?<!\p{L})(?:noon|midday|lunchtime|mittag\p{L}*|midi|mediodía|mezzogiorno|meio-dia)(?!\p{L})/iu, 11, 14],
  [/(?<!\p{L})(?:evening|abends?|soir|noche|sera|noite)(?!\p{L})/iu, 17, 24],
];

/** Those around which most of the words stand: "found a home" is more than "a home". */
function mostMeant(told: readonly Told[], words: readonly string[], about: string): Told[] {
  const count = (text: string) => words.filter((word) => ` ${text} `.includes(word)).length;
  // "Concerts" are meant by "the concerts" before "concert guests" are.
  const exact = (text: string) =>
    flat(about)
      .split(' ')
      .filter((word) => ` ${text} `.includes(` ${word} `)).length;
  const weight = ({ context, near }: Told) => count(context) + count(near) + exact(near);
  const most = Math.max(0, ...told.map(weight));
  return told.filter((one) => weight(one) === most);
}

/** Another day of the one date that has it; a weekday beside it must stay true. */
export function applyDay(film: EditFilm, { from, to, within }: Extract<Edit, { kind: 'day' }>): EditFilm {
  const day = new RegExp(`(?<!\\d)0?${from}(?!\\d)`, 'u');
  const dates = distinct(toldBy(film, 'date', `${to}`, within).filter(({ spelled }) => day.test(spelled)));
  const [date, more] = dates;
  if (date === undefined) throw refuseEdit(`The film shows no date of the ${from}.`);
  if (more !== undefined)
    throw refuseEdit(`Several dates could be meant: ${dates.map((one) => `“${one}”`).join(', ')}. Say the whole date.`);
  if ((to - from) % 7 !== 0 && /^\p{L}{2,}\.?,?\s(?:the\s|den\s|dem\s|le\s|el\s)?\d/u.test(date))
    throw refuseEdit(`The weekday of “${date}” would be another one. Say the whole date, with its weekday.`);
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[to % 10] ?? 'th';
  const ordinal = Math.floor(to / 10) === 1 ? 'th' : ending;
  const put = date.replace(day, `${to}`).replace(/(?<=\d)(?:st|nd|rd|th)(?!\p{L})/u, ordinal);
  return withinPart(film, within, (one) => applyWords(one, { kind: 'words', from: date, to: put }));
}

const distinct = (told: readonly Told[]) => [
  ...new Map(told.map(({ spelled }) => [spelled.replace(/\s/gu, ''), spelled])).values(),
];

function toldBy(film: EditFilm, of: Fact, to: string, within?: Target): Told[] {
  const unit = unitOf(to);
  return (
    propsWithin(film, within)
      .flatMap(({ props, around }) => toldIn(props, around, of, film.theme.language))
      // "Children pay 3.50": what nobody measures is measured as before.
      .filter(({ spelled }) => of !== 'figure' || unit === '' || unitOf(spelled) === unit)
      .filter(({ spelled }) => of !== 'date' || /\d/u.test(spelled) === /\d/u.test(to))
  );
}

interface GivenProps {
  props: Json;
  /** The words of its part, for a piece that has none: “1994” beside “the first oven”. */
  around: string;
}

/** What the pieces of a film, or of one of its parts, are given; of a step that is named, the step alone. */
function propsWithin(film: EditFilm, within: Target | undefined): GivenProps[] {
  const parted = partFilm(film);
  const item = within === undefined ? null : itemAt(parted, within);
  if (item !== null) {
    const value = item.values[item.index] as Json;
    return [{ props: typeof value === 'string' ? { text: value } : value, around: flat(textsIn(value).join(' ')) }];
  }
  const parts = within === undefined ? parted.parts : findTarget(parted, within).parts;
  return parts.flatMap(({ elements, asides }) => {
    const all = [...(elements ?? []), ...asides.flatMap(({ scene }) => readSceneCode(scene.code)?.elements ?? [])].map(
      ({ props }) => props,
    );
    const around = flat(all.flatMap(textsIn).join(' '));
    return all.map((props) => ({ props, around }));
  });
}

/** Points of a chart have the unit of their chart. */
const noSign: { prefix: Json; unit: Json } = { prefix: '', unit: '' };

/** Facts of a value; each stands among the words of its own row or sentence, a bare one among those around it. */
function toldIn(value: Json, around: string, of: Fact, language: string, sign = noSign): Told[] {
  if (typeof value === 'string') {
    const context = /\p{L}{3}/u.test(value.replace(/CHF|EUR|USD|GBP/gu, '')) ? flat(value) : around;
    return value
      .split(of === 'figure' ? /(?<=[,;])\s+/u : /(?!)/u)
      .flatMap((stretch) =>
        inText(stretch, of, language).map((spelled) => ({ spelled, context, near: flat(stretch) })),
      );
  }
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((one) => toldIn(one, around, of, language, sign));
  const { prefix = sign.prefix, suffix, unit = sign.unit, value: digits, ...rest } = value;
  const words = flat(textsIn(value).join(' '));
  const context = /\p{L}/u.test(words) ? words : around;
  const isFigure = typeof digits === 'string' && of === 'figure';
  // "The figure for 2022": of a chart over years, each bar has its own.
  const near = isYear(`${value.label ?? ''}`) ? `${value.label}` : context;
  const own = isFigure ? [{ spelled: `${prefix}${digits}${suffix ?? unit ?? ''}`.trim(), context, near }] : [];
  const others = Object.entries(rest).flatMap(([key, one]) =>
    kitSettings.has(key) ? [] : toldIn(one, context, of, language, { prefix, unit }),
  );
  return [...own, ...(isFigure || digits === undefined ? [] : toldIn(digits, context, of, language)), ...others];
}

const anyYear = new RegExp(`(?<![\\d.,])${year}(?![\\d.,]*\\d|\\s?[%€$£])`, 'gu');

function inText(text: string, of: Fact, language: string): string[] {
  if (of === 'year') return text.match(anyYear) ?? [];
  if (of === 'time') return readTimes(text).map((one) => one.text);
  const dates = datesIn(text);
  if (of === 'date') return dates.map((one) => one.text);
  const taken = [...dates, ...readTimes(text)].map(({ start, end }): [number, number] => [start, end]);
  return readFigures(text, lexiconOf(language), taken, true).map(({ prefix, value, suffix }) =>
    `${prefix}${value}${suffix}`.trim(),
  );
}

const small = new Set(
  'the our now are was were has have there their they you costs cost takes take from changed price jetzt sind kostet ist der die das preis est sont prix maintenant ahora precio prezzo ora agora preço its for and not all per ist une los las del des les aux sur von bei mit auf zum zur che con por não'.split(
    ' ',
  ),
);

/** The words that say what a fact is about, without their endings. */
const wordsOf = (about: string) =>
  flat(about)
    .split(' ')
    .filter((word) => word.length >= 3 && !small.has(word) && (/\p{L}/u.test(word) || isYear(word)))
    // "Oat" is a word of its own, and no part of "coat".
    .map((word) => (word.length === 3 ? ` ${word} ` : word.slice(0, Math.max(4, word.length - 2))));
