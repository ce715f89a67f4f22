import type { Brief } from '../brief.ts';
import { leadsToItems } from '../lexicon/holding-verbs.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { countWords } from '../reading/phrases.ts';
import { asksGuests } from '../reading/read-quotes.ts';
import type { ShapeKey } from '../shape-table.ts';
import {
  headLine,
  headsFilm,
  leadingRelay,
  leadingTitle,
  newsOf,
  opensWithLine,
  opensWithName,
  welcoming,
} from './first-lines.ts';
import { isCutOut, isLate, isOvertaking, saysOnly } from './later-lines.ts';
import { noticeHead } from './notice-head.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import { type Beat, lineOf, readingTime, type Shot, titleOnTicket } from './shot.ts';

export interface Opening {
  hook: Shot | null;
  /** The beats that the hook left. */
  beats: Beat[];
  /** Of them the one that opens the film in place of a hook. */
  first?: Beat;
}

/** The hook: the claim, else what the shape leads with. What it takes is not shown a second time. */
export function openFilm(caster: Caster, shape: ShapeKey, beats: readonly Beat[]): Opening {
  const { brief } = caster;
  if (shape === 'sting') return { hook: null, beats: [...beats] };
  const lead = leadBeat(shape, beats, brief);
  if (brief.message !== '' && brief.message !== brief.name && countWords(brief.message) <= 16) {
    return {
      hook: hookLine(caster, brief.message, shape),
      beats: beats.filter((one) => !saysOnly(one, cast.raised(caster, brief.message))),
    };
  }
  // A script opens on its first line, whatever else would lead.
  if (brief.isScript) return scriptOpening(caster, shape, beats);
  const quote = brief.quotesFirst ? beats.find(({ kind }) => kind === 'quote') : undefined;
  if (quote !== undefined && beats.length > 1)
    return { hook: null, beats: [quote, ...beats.filter((one) => one !== quote)], first: quote };
  const welcome = welcoming(beats);
  if (welcome !== undefined)
    return {
      hook: hookLine(caster, welcome.shots[0]?.words[0] ?? '', shape),
      beats: beats.filter((one) => one !== welcome),
    };
  const long = longHook(caster, beats);
  if (long !== null) return long;
  const head = headLine(beats, brief);
  // "Flash sale: 30 % off all bikes": the figure follows what it is of.
  if (lead?.kind === 'offer' && head !== null)
    return { hook: hookLine(caster, head.shots[0]?.words[0] ?? '', shape), beats: beats.filter((one) => one !== head) };
  if (lead !== null) return { hook: lead.shots[0] ?? null, beats: beats.filter((one) => one !== lead) };
  const title = titleOf(caster, shape);
  const line = (head?.shots[0]?.words[0] ?? '').replace(/(?<=\p{L}{2}|["”“»])\.$/u, '');
  // "The festival Sons do Rio" says its name; "Our spring conference" stands before it.
  if (title !== '' && title === brief.name && line !== '')
    return {
      hook: line.includes(title) ? hookLine(caster, line, shape) : cast.kinetic(caster, [line, title]),
      beats: beats.filter((one) => one !== head),
    };
  const news = title === brief.name ? newsOf(beats, brief) : undefined;
  if (news !== undefined)
    return { hook: hookLine(caster, news.shots[0]?.words[0] ?? '', shape), beats: beats.filter((one) => one !== news) };
  const named = title === brief.name ? beats.find((one) => opensWithName(one, brief)) : undefined;
  if (named !== undefined)
    return {
      hook: hookLine(caster, named.shots[0]?.words[0] ?? '', shape),
      beats: beats.filter((one) => one !== named).map((one) => withoutTitle(one, asTitle(named))),
    };
  if (title !== '' && opensWithLine(beats, brief))
    return {
      hook: cast.kinetic(caster, [brief.copy[0] ?? '', title]),
      beats: beats.filter((one) => !saysOnly(one, brief.copy[0] ?? '')).map((one) => withoutTitle(one, title)),
    };
  if (title !== '')
    return {
      hook: hookLine(caster, title, shape),
      beats: beats.filter((one) => !saysOnly(one, title)).map((one) => withoutTitle(one, title)),
    };
  const exact = brief.exact.find(
    (text) =>
      countWords(text) <= 12 &&
      // `Storm "Frida" arrives`: one word of a short sentence says nothing without it.
      (countWords(text) > 1 || (brief.copy[0] ?? text) === text || !brief.copy[0]?.includes(text)) &&
      !/^[-$./]/u.test(text) &&
      !asksGuests(text) &&
      text !== brief.action &&
      text !== brief.tagline &&
      text !== brief.address,
  );
  if (
    exact !== undefined &&
    shape !== 'comparison' &&
    beats.length > 0 &&
    // What stands inside a later sentence is said there.
    brief.copy.findIndex((sentence) => sentence.includes(exact)) <= 0 &&
    !beats.some(({ shots }) => shots.some(({ words }) => words.includes(exact)))
  ) {
    return { hook: hookLine(caster, exact, shape), beats: [...beats] };
  }
  const notice = shape === 'alert' ? noticeHead(caster, beats) : null;
  if (notice !== null) return { hook: hookLine(caster, notice.head, shape), beats: notice.beats };
  const statement = beats.find(
    ({ kind, shots }) =>
      kind === 'statement' &&
      countWords(shots[0]?.words[0] ?? '') <= 14 &&
      shots[0]?.piece !== 'Kinetic' &&
      // What is reached of a goal is drawn, and no line of a hook.
      shots[0]?.props.max === undefined &&
      !isSource(shots[0]?.words[0] ?? '') &&
      !isCutOut(shots[0]?.words[0] ?? '', brief) &&
      !isLate(shots[0]?.words[0] ?? '', beats, brief) &&
      !isOvertaking(shots[0]?.words[0] ?? '', beats, brief),
  );
  const listHead = leadingTitle(beats, brief, statement === undefined, shape);
  const relay = listHead === null ? leadingRelay(beats, brief) : null;
  // What takes longer than a hook may opens the hero instead.
  if (relay !== null && relay.need > 240)
    return { hook: null, beats: [relay, ...beats.filter((one) => one !== relay)], first: relay };
  if (relay !== null) return { hook: relay.shots[0] ?? null, beats: beats.filter((one) => one !== relay) };
  if (listHead !== null)
    return {
      hook: hookLine(caster, listHead, shape),
      beats: beats
        // A stated length fits what it has itself; where there is enough of it, nothing is said twice.
        .filter((one) => (brief.seconds !== null && !fillsFilm(brief)) || !saysOnly(one, listHead))
        .map((beat) => withoutTitle(beat, listHead)),
    };
  if (statement !== undefined && beats.length > 9) {
    // A long film opens on two lines: a tenth of it is too long for one.
    const next = beats[beats.indexOf(statement) + 1];
    const line =
      next?.kind === 'statement' && next.shots[0]?.piece !== 'Kinetic' ? (next.shots[0]?.words[0] ?? '') : '';
    if (line !== '' && countWords(line) <= 14)
      return {
        hook: cast.kinetic(caster, [statement.shots[0]?.words[0] ?? '', line]),
        beats: beats.filter((one) => one !== statement && one !== next),
      };
  }
  if (statement !== undefined && beats.length > 1)
    return {
      hook: hookLine(caster, statement.shots[0]?.words[0] ?? '', shape),
      beats: beats.filter((one) => one !== statement).map((one) => withoutTitle(one, asTitle(statement))),
    };
  // Who holds an occasion opens its film; where nobody is named, what is held does.
  const opener = brief.name || titleOnTicket(beats);
  return {
    hook: opener !== '' && beats.length > 0 && shape !== 'manifesto' ? hookLine(caster, opener, shape) : null,
    beats: [...beats],
  };
}

/** Several things to tell for every ten seconds. */
const fillsFilm = ({ lists, seconds }: Brief) =>
  lists.reduce((sum, { items }) => sum + items.length, 0) * 10 >= (seconds ?? 0) + 10;

function scriptOpening(caster: Caster, shape: ShapeKey, beats: readonly Beat[]): Opening {
  const line = caster.brief.copy[0] ?? '';
  const first = countWords(line) > 14 ? undefined : beats.find((one) => saysOnly(one, line));
  return first === undefined || beats.length < 2
    ? { hook: null, beats: [...beats] }
    : { hook: hookLine(caster, line, shape), beats: beats.filter((one) => one !== first) };
}

/** "Source: Mobility Panel 2026." neither opens nor ends a film. */
export const isSource = (text: string) =>
  /^(?:sources?|quellen?|fuentes?|fonti?|fontes?|bron|photos?|fotos?|credits?|n)\s?[:=]/iu.test(text);

/** A tenth of a film of 40 s and more is too long for one line: it opens on two or three. */
function longHook(caster: Caster, beats: readonly Beat[]): Opening | null {
  if ((caster.brief.seconds ?? 0) < 40) return null;
  const lines = leading(
    beats.filter(({ kind }) => kind === 'statement'),
    ({ kind, shots }) =>
      kind === 'statement' &&
      // A relay's first part is no line of its own.
      shots[0]?.piece !== 'Kinetic' &&
      countWords(shots[0]?.words[0] ?? '') <= 14 &&
      (shots[0]?.words[0] ?? '') !== '',
  );
  const room = (caster.brief.seconds ?? 0) * 30 * 0.2;
  const first = beats.find(({ kind }) => kind === 'statement');
  const relay = first?.shots[0];
  if (first !== undefined && relay?.piece === 'Kinetic' && relay.need <= room && beats.length > 3)
    return { hook: relay, beats: beats.filter((one) => one !== first) };
  const taken: Beat[] = [];
  let need = 8;
  // What is left for the rest of the film would be held for too long.
  const least = (caster.brief.seconds ?? 0) * 30 * leastOfRest;
  let rest = beats.reduce((sum, one) => sum + one.need, 0);
  for (const one of lines.slice(0, 3)) {
    const next = readingTime(one.shots[0]?.words[0] ?? '', caster.energy) + 20;
    if (need + next > room || beats.length - taken.length <= 2 || rest - one.need < least) break;
    need += next;
    rest -= one.need;
    taken.push(one);
  }
  if (taken.length < 2) return null;
  return {
    hook: cast.kinetic(
      caster,
      taken.map(({ shots }) => shots[0]?.words[0] ?? ''),
    ),
    beats: beats.filter((one) => !taken.includes(one)),
  };
}

/** The share of a film that its beats behind the opening need to fill without standing still. */
const leastOfRest = 0.5;

/** What holds from the start on: a film opens with what its brief opens with. */
function leading<T>(all: readonly T[], holds: (one: T) => boolean): T[] {
  const end = all.findIndex((one) => !holds(one));
  return all.slice(0, end < 0 ? all.length : end);
}

/** What a beat says, as a title would. */
const asTitle = (beat: Beat) => lineOf(beat).replace(/[.]$/u, '');

function withoutTitle(beat: Beat, title: string): Beat {
  const [first, second] = beat.shots;
  if (first?.props.title === title && first.piece !== 'Ticket') {
    const { title: _, ...props } = first.props;
    return {
      ...beat,
      shots: [{ ...first, props, words: first.words.filter((word) => word !== title) }, ...beat.shots.slice(1)],
    };
  }
  if (first?.piece !== 'Kicker' || first.words[0] !== title || second === undefined) return beat;
  const { box: _, ...whole } = second;
  return { ...beat, shots: [whole, ...beat.shots.slice(2)] };
}

/** How a shape says its first line: typed as a question is, marked as a statement, or set. */
export function hookLine(caster: Caster, text: string, shape: ShapeKey): Shot {
  const isLatin = /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}\p{S}]+$/u.test(text);
  if ((shape === 'tutorial' || shape === 'explainer') && isLatin && text.length <= 42)
    return cast.typeline(caster, text);
  if (shape === 'alert' || shape === 'list' || shape === 'report') return cast.marker(caster, text);
  return cast.headline(caster, text);
}

/** Shapes that lead with a figure or a score instead of a line. */
function leadBeat(shape: ShapeKey, beats: readonly Beat[], brief: Brief): Beat | null {
  if (beats.length < 2) return null;
  const first = (kind: Beat['kind']) => beats.find((one) => one.kind === kind && one.shots.length === 1) ?? null;
  if (shape === 'offer') return first('offer');
  if (shape === 'report' && brief.statements.length === 0)
    return beats.find((one) => one.kind === 'figures' && one.shots[0]?.piece === 'Counter') ?? null;
  return null;
}

function titleOf(caster: Caster, shape: ShapeKey): string {
  const { brief } = caster;
  const list = brief.lists.find(
    ({ title, ordered }) => title !== '' && !leadsToItems(title) && (ordered || shape === 'list'),
  );
  if (
    (shape === 'tutorial' || shape === 'list') &&
    list !== undefined &&
    headsFilm(list.title, brief) &&
    countWords(list.title) > (brief.copy[0]?.startsWith(list.title) ? 1 : 2)
  )
    return cast.raised(caster, list.title);
  if (shape === 'comparison' && brief.comparison !== null) {
    const [left, right] = brief.comparison;
    const first = brief.statements[0];
    const namesBoth = [left, right].every(({ title }) => first?.text.toLowerCase().includes(title.toLowerCase()));
    const isClaim = first !== undefined && countWords(first.text) >= 3 && countWords(first.text) <= 12;
    // A table of figures says nothing of what it is about, nor does what is told of one side: the film opens on both names.
    const isOfBoth = brief.tables.length === 0 && left.items.length + right.items.length > 0;
    if (isClaim && (namesBoth || isOfBoth)) return first.text;
    const { versus, before } = lexiconOf(brief.language).connectors;
    return left.title === before ? '' : `${cast.raised(caster, left.title)} ${versus} ${right.title}`;
  }
  return shape === 'event' && brief.name !== '' ? brief.name : '';
}
