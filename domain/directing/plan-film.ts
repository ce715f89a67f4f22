import type { Theme } from '../../contract/theme.ts';
import { formatOf } from '../project/format.ts';
import type { Brief } from './brief.ts';
import { castBeats } from './casting/beats.ts';
import { closeFilm, tightClosing } from './casting/closing.ts';
import { coverExact } from './casting/cover-exact.ts';
import { coverWords, withoutRepeats } from './casting/cover-words.ts';
import { dressBeats } from './casting/dress-beats.ts';
import { expandBeats } from './casting/expand-beats.ts';
import { tellFigures } from './casting/figure-lines.ts';
import { isShown, lostWords } from './casting/lost-words.ts';
import { isSource, openFilm } from './casting/opening.ts';
import { orderBeats } from './casting/order-beats.ts';
import { pairBeats } from './casting/pair-beats.ts';
import { pictureBeats } from './casting/picture-beats.ts';
import type { Caster } from './casting/pieces.ts';
import { shortFilm } from './casting/short-film.ts';
import type { Beat, PlacedShot, Shot } from './casting/shot.ts';
import { spreadBeats } from './casting/spread-beats.ts';
import { trimLines } from './casting/trim-lines.ts';
import { varyEntrances } from './casting/vary-entrances.ts';
import { chooseShape } from './choose-shape.ts';
import type { DirectorInput } from './director.ts';
import type { DirectedPlan } from './film.ts';
import { fitFilm } from './fit-film.ts';
import { hash } from './hash.ts';
import { makeTheme } from './make-theme.ts';
import { readBrief } from './read-brief.ts';
import { countWords } from './reading/phrases.ts';
import { rhythmOf, variedRhythm } from './rhythm.ts';
import { sceneFilm } from './scene-film.ts';
import { type ShapeKey, shapeTable } from './shape-table.ts';
import { heroRoom } from './time-film.ts';

/** What a film shows, before it has frames. */
export interface Material {
  shape: ShapeKey;
  hook: Shot | null;
  beats: Beat[];
  closing: PlacedShot[];
}

/** Brief → plan, the same for the same input. Another seed gives another film. */
export function planFilm(input: DirectorInput): DirectedPlan {
  const brief = readBrief(input);
  const shape = chooseShape(brief);
  const texts = input.contexts.map(({ label, text }) => `${label}:${text}`).sort();
  const base = hash(input.prompt.trim().replace(/\s+/g, ' '), input.projectId, ...texts);
  const dice = { base, variant: input.seed };
  const drafted = (energy: Theme['energy']) => {
    const paced = { ...brief, energy };
    return draftFilm(input, paced, shape, makeTheme(paced, shape, dice));
  };
  const draft = inTime(makeTheme(brief, shape, dice).energy, brief, drafted);
  const { scenes, durationInFrames, theme, leftOut } = inRhythm(input, brief, draft, drafted);
  return {
    shape,
    language: brief.language,
    width: input.width,
    height: input.height,
    fps: input.fps,
    durationInFrames,
    theme,
    scenes,
    leftOut: [...new Set([...leftOut, ...lostWords(brief, scenes, leftOut), ...brief.told])],
  };
}

/** The draft with its frames. */
function laidOut(input: DirectorInput, { seconds }: Brief, draft: Draft) {
  const { caster, theme, material, kept: fits, durationInFrames } = draft;
  // Parts are told one by one only to fill a length that the brief asks for.
  const told =
    seconds === null ? fits : expandBeats(caster, fits, heroRoom(material, durationInFrames / input.fps, theme.energy));
  const kept = varyEntrances(spreadBeats(tellFigures(caster, told)), material.hook?.piece ?? null);
  const size = { fps: input.fps, durationInFrames, width: input.width, height: input.height };
  return {
    scenes: sceneFilm(caster, theme, { ...material, beats: kept }, size),
    durationInFrames,
    theme,
    leftOut: draft.leftOut,
  };
}

/**
 * Beats as even as a metronome are told faster where a length is stated, and a few seconds longer where none is: both
 * leave time to dwell on one of them.
 */
function inRhythm(input: DirectorInput, brief: Brief, own: Draft, drafted: (energy: Theme['energy']) => Draft) {
  const first = laidOut(input, brief, own);
  if (rhythmOf(first.scenes, first.durationInFrames) >= variedRhythm) return first;
  const faster = brief.seconds === null ? [] : pacesBetween(own.theme.energy, brief.energy);
  const longer = brief.seconds === null ? [1, 2, 3, 4] : [];
  const films = [
    first,
    ...faster
      .map((energy) => drafted(energy))
      .filter(({ leftOut }) => leftOut.length <= own.leftOut.length)
      .map((draft) => laidOut(input, brief, draft)),
    ...longer.map((more) =>
      laidOut(input, brief, { ...own, durationInFrames: own.durationInFrames + more * input.fps }),
    ),
  ];
  const rhythms = films.map(({ scenes, durationInFrames }) => rhythmOf(scenes, durationInFrames));
  const at = rhythms.findIndex((rhythm) => rhythm >= variedRhythm);
  return films[at < 0 ? rhythms.indexOf(Math.max(...rhythms)) : at] ?? first;
}

interface Draft {
  caster: Caster;
  theme: Theme;
  material: Material;
  kept: Beat[];
  leftOut: string[];
  durationInFrames: number;
  /** Frames at 30 per second by which reading needs more than there are. */
  lack: number;
}

function draftFilm(input: DirectorInput, brief: Brief, shape: ShapeKey, theme: Theme): Draft {
  const caster: Caster = { brief, energy: theme.energy, seed: theme.seed, format: formatOf(input) };
  const gathered = gather(caster, shape);
  const total = brief.seconds === null ? null : (filmFrames(input, brief, gathered, theme) * 30) / input.fps;
  const hooked = total === null ? gathered : hookInTime(gathered, total, brief.name);
  const whole =
    total === null
      ? hooked
      : { ...hooked, closing: tightClosing(caster, hooked.closing, total * (hooked.hook === null ? 0.28 : 0.24)) };
  const planned = filmFrames(input, brief, whole, theme);
  const fits = fitFilm(caster, whole, planned / input.fps);
  const { material } = fits;
  const room = heroRoom(material, planned / input.fps, theme.energy);
  const trimmed = total === null ? { beats: fits.kept, cut: [] } : trimLines(caster, fits.kept, room);
  const kept = trimmed.beats;
  const leftOut = [...fits.leftOut, ...trimmed.cut];
  const durationInFrames = Math.min(planned, filmFrames(input, brief, { ...material, beats: kept }, theme));
  const shown = [...kept.flatMap(({ shots }) => shots.flatMap(({ words }) => words)), ...(material.hook?.words ?? [])];
  return {
    caster,
    theme,
    material,
    kept,
    leftOut: leftOut.filter((text) => !isShown(text, shown)),
    durationInFrames,
    lack: lackOf(material, kept, (planned * 30) / input.fps, theme),
  };
}

const paces = ['calm', 'balanced', 'energetic'] as const;

/** A stated length that the words outlast is told faster: the slowest pace that has time for all, else the fastest. */
function inTime(
  own: Theme['energy'],
  { seconds, energy: asked }: Brief,
  draft: (energy: Theme['energy']) => Draft,
): Draft {
  let best = draft(own);
  if (seconds === null) return best;
  for (const energy of pacesBetween(own, asked)) {
    if (best.leftOut.length === 0 && best.lack <= 0) return best;
    const next = draft(energy);
    const [lost, most] = [next, best].map(({ leftOut }) => leftOut.length * 1000 + leftOut.join('').length) as [
      number,
      number,
    ];
    if (lost < most || (lost === most && next.lack < best.lack)) best = next;
  }
  return best;
}

/** Paces faster than one. Who asks for calm gets no haste, whatever there is to say. */
const pacesBetween = (own: Theme['energy'], asked: Brief['energy']) =>
  paces.slice(paces.indexOf(own) + 1, paces.indexOf(asked === 'calm' ? 'balanced' : 'energetic') + 1);

/** A hook whose words need more than its share of a short film opens the hero instead, where there is time for it. */
function hookInTime(material: Material, total: number, name: string): Material {
  const { hook, beats } = material;
  if (hook === null || hook.need <= total * 0.25) return material;
  const isQuick = total <= 300 && hook.words.length > 0;
  if (!isQuick) return material;
  // The closing says the name as well: the time is for what else there is to say.
  if (hook.words[0] === name && beats.length > 0) return { ...material, hook: null };
  return { ...material, hook: null, beats: [{ kind: 'exact', rank: 20, shots: [hook], need: hook.need }, ...beats] };
}

function lackOf(material: Material, kept: readonly Beat[], total: number, theme: Theme): number {
  const closing = Math.max(...material.closing.map(({ need }) => need));
  const short = (need: number, room: number) => Math.max(0, need - room);
  const room = heroRoom(material, total / 30, theme.energy);
  return (
    short(material.hook?.need ?? 0, total * 0.25) +
    short(closing, total * (material.hook === null ? 0.3 : 0.25)) +
    short(kept.reduce((sum, { need }) => sum + need, 0) * 0.9, room)
  );
}

function gather(caster: Caster, shape: ShapeKey): Material {
  const { brief } = caster;
  const short = shortFilm(caster, shape);
  // A short film that would lose words of the brief is none.
  if (short !== null && (shape === 'sting' || coverWords(caster, short).beats.length <= short.beats.length))
    return { ...short, beats: pictureBeats(caster, short.beats) };
  const opening = openFilm(caster, shape, castBeats(caster, shape));
  const ordered = orderBeats(shape, opening.beats, caster.seed);
  const claim =
    opening.hook?.words.find(isSaid) ||
    brief.message ||
    firstWords(ordered) ||
    sidesOf(brief) ||
    (brief.copy.at(-1) ?? '');
  const isBare = brief.name === '' && brief.action === '' && brief.address === '';
  const drafted = { shape, hook: opening.hook, beats: ordered, closing: closeFilm(caster, shape, claim) };
  const covered = withoutRepeats(coverWords(caster, coverExact(caster, drafted)), brief.seconds);
  // A film of one quotation ends on who said it.
  const speaker = covered.beats[0]?.kind === 'quote' ? (brief.quotations[0]?.who ?? '') : '';
  const last = isBare && covered.beats.length > 1 ? lastLine(covered.beats, brief.copy) : undefined;
  const beats = pictureBeats(
    caster,
    dressBeats(
      caster,
      tellFigures(
        caster,
        pairBeats(
          covered.beats.filter((one) => one !== last),
          brief.seconds,
        ),
      ),
    ),
  );
  return {
    ...covered,
    beats,
    closing:
      isBare && covered.beats.length === 1 && speaker !== ''
        ? closeFilm(caster, shape, speaker)
        : last === undefined
          ? covered.closing
          : closeFilm(caster, shape, last.shots[0]?.words.find(isSaid) ?? claim),
  };
}

/** What a film without a claim says first. */
const firstWords = (beats: readonly Beat[]) =>
  beats
    .filter(({ shots }) => shots[0]?.piece !== 'Scorecard')
    .flatMap(({ shots }) => shots.flatMap(({ words }) => words))
    .find(isSaid) ?? '';

/** The things that a table sets side by side. */
const sidesOf = ({ tables }: Brief) => ((tables[0]?.cols.length ?? 0) > 1 ? (tables[0]?.cols.join(' · ') ?? '') : '');

/** A bare figure or a label says nothing by itself. */
const isSaid = (text: string) => /\p{L}{2}/u.test(text) && (countWords(text) >= 2 || /[.!?]$/u.test(text));

/** A film without name or action ends on its last line. */
const lastLine = (beats: readonly Beat[], copy: readonly string[]) =>
  beats.findLast(
    ({ kind, shots }) =>
      ['statement', 'exact'].includes(kind) &&
      ['Headline', 'Marker'].includes(shots[0]?.piece ?? '') &&
      // What says nothing by itself ends no film.
      shots[0]?.words.some(isSaid) === true &&
      !isSource(shots[0]?.words[0] ?? '') &&
      !isLeftOver(shots[0]?.words[0] ?? '', copy),
  );

/** "a pinch of salt", left of a row of figures in the middle of the brief. */
const isLeftOver = (words: string, copy: readonly string[]) =>
  copy
    .slice(0, -2)
    .some(
      (sentence) =>
        sentence.length > words.length + 8 &&
        sentence.toLowerCase().includes(words.toLowerCase().replace(/[.!]$/u, '')),
    );

/** Length in frames: as the brief says, else what reading needs within the shape's usual bounds. */
function filmFrames(input: DirectorInput, brief: Brief, material: Material, theme: Theme): number {
  const { fps } = input;
  if (brief.seconds !== null) return Math.round(Math.min(600, Math.max(3, brief.seconds)) * fps);
  const [shapeLeast, , usual] = shapeTable[material.shape].seconds;
  // A thought or a name alone is said in a few seconds, not held for as long as a story takes.
  const isShort =
    material.hook === null && material.beats.every(({ kind }) => kind === 'manifesto' || kind === 'exact');
  const least = isShort ? 6 : shapeLeast;
  // A long brief takes a longer film rather than losing what it says.
  const most = Math.max(usual, Math.min(110, 10 + brief.words * 0.75));
  const slack = { calm: 1.15, balanced: 1.12, energetic: 1.08 }[theme.energy];
  const closing = Math.max(...material.closing.map(({ need }) => need));
  const hero = material.beats.reduce((sum, { need }) => sum + need, 0);
  const seconds = (((material.hook?.need ?? 0) + Math.max(hero, 90) + closing) / 30) * slack;
  const byShare = Math.max(
    closing / 30 / (material.hook === null ? 0.29 : 0.245),
    Math.min(16, (material.hook?.need ?? 0) / 30 / 0.235),
    seconds,
  );
  return Math.round(Math.min(Math.max(most, least), Math.max(least, Math.ceil(byShare))) * fps);
}
