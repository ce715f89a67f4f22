import type { Theme } from '../../contract/theme.ts';
import { formatOf } from '../project/format.ts';
import type { Brief } from './brief.ts';
import { tightClosing } from './casting/closing.ts';
import { dressBeats } from './casting/dress-beats.ts';
import { dwellOnLines } from './casting/dwell-on-lines.ts';
import { expandBeats } from './casting/expand-beats.ts';
import { tellFigures } from './casting/figure-lines.ts';
import { isShown, lostWords, untoldClauses } from './casting/lost-words.ts';
import type { Caster } from './casting/pieces.ts';
import { type Beat, longestNeed } from './casting/shot.ts';
import { spreadBeats } from './casting/spread-beats.ts';
import { trimLines } from './casting/trim-lines.ts';
import { turnSides } from './casting/turn-sides.ts';
import { unshownSentences } from './casting/unshown-words.ts';
import { varyEntrances } from './casting/vary-entrances.ts';
import { chooseShape } from './choose-shape.ts';
import type { DirectorInput } from './director.ts';
import type { DirectedPlan } from './film.ts';
import { filmFrames } from './film-length.ts';
import { fitFilm } from './fit-film.ts';
import { gatherMaterial } from './gather-material.ts';
import { hash } from './hash.ts';
import { makeTheme } from './make-theme.ts';
import type { Material } from './material.ts';
import { nothingToTell } from './nothing-to-tell.ts';
import { readBrief } from './read-brief.ts';
import { calmInput, calmSpaces } from './reading/calm-spaces.ts';
import { ownContexts } from './reading/own-contexts.ts';
import { countWords } from './reading/phrases.ts';
import { splitAtStops } from './reading/stops.ts';
import { rhythmOf, variedRhythm } from './rhythm.ts';
import { sceneFilm } from './scene-film.ts';
import type { ShapeKey } from './shape-table.ts';
import { filmWords } from './tagging/words.ts';
import { edgesFit, heroRoom } from './time-film.ts';

/**
 * Brief → plan, the same for the same input. Another seed gives another film. `said` is the prompt as its caller gave
 * it, where wishes of sound and pictures were taken off it.
 */
export function planFilm(given: DirectorInput, said = given.prompt): DirectedPlan {
  const [input, typed] = [calmInput(given), calmSpaces(said)];
  const read = readBrief(input);
  const shape = chooseShape(read);
  const texts = input.contexts.map(({ label, text }) => `${label}:${text}`).sort();
  const base = hash(input.prompt.trim().replace(/\s+/g, ' '), input.projectId, ...texts);
  const dice = { base, variant: input.seed };
  const brief = asShort(input, read, (free) => draftFilm(input, free, shape, makeTheme(free, shape, dice)));
  const drafted = (energy: Theme['energy']) => {
    const paced = { ...brief, energy };
    return draftFilm(input, paced, shape, makeTheme(paced, shape, dice));
  };
  const draft = inTime(makeTheme(brief, shape, dice).energy, brief, drafted);
  const { scenes, durationInFrames, theme, leftOut: untimed } = inRhythm(input, brief, draft, drafted);
  const told = [...untimed, ...lostWords(brief, scenes, untimed), ...brief.told, ...nothingToTell(brief, shape)];
  const leftOut = [...new Set([...told, ...untoldClauses(brief, scenes, told)])];
  return {
    shape,
    language: brief.language,
    width: input.width,
    height: input.height,
    fps: input.fps,
    durationInFrames,
    theme,
    scenes,
    leftOut,
    directions: unshownSentences(askedIn(input, typed), scenes, leftOut, brief.language),
  };
}

/** The prompt as typed and the requirement, each once. */
function askedIn(input: DirectorInput, typed: string): string {
  const { requirement } = ownContexts(input);
  if (typed.includes(requirement.trim())) return typed;
  // How long the film is shows by itself.
  const besides = requirement
    .split('\n')
    .flatMap(splitAtStops)
    .filter((sentence) => !filmWords.test(sentence));
  return [typed, ...besides].join('\n');
}

/** The least share of "at most a minute" that a film takes. */
const leastOfMost = 0.4;

/** "Under a minute" leaves it to the words how long: stretched to its most, a film of a few lines would stand still. */
function asShort(input: DirectorInput, brief: Brief, draft: (free: Brief) => Draft): Brief {
  if (brief.seconds === null || !brief.isMost) return brief;
  const needed = draft({ ...brief, seconds: null }).durationInFrames / input.fps;
  return { ...brief, seconds: Math.min(brief.seconds, Math.ceil(Math.max(needed, brief.seconds * leastOfMost))) };
}

/** The draft with its frames. */
function laidOut(input: DirectorInput, { seconds }: Brief, draft: Draft, dwells = false) {
  const { caster, theme, material, kept: fits, durationInFrames } = draft;
  // Parts are told one by one only to fill a length that the brief asks for.
  const room = heroRoom(material, durationInFrames / input.fps, theme.energy);
  const isFree = seconds !== null && !material.isBoard;
  const told = isFree ? dwellOnLines(caster, expandBeats(caster, fits, room), room) : fits;
  const hook = material.hook?.piece ?? null;
  // Lines that share a screen since they were cast make a film of type alone as well.
  const dressed = dressBeats(caster, tellFigures(caster, told));
  const spread = material.isBoard ? dressed : spreadBeats(dressed);
  const kept = turnSides(caster, varyEntrances(spread, hook), hook);
  const size = { fps: input.fps, durationInFrames, width: input.width, height: input.height, dwells };
  return {
    scenes: sceneFilm(caster, theme, { ...material, beats: kept }, size),
    durationInFrames,
    theme,
    leftOut: draft.leftOut,
  };
}

/**
 * Beats as even as a metronome dwell on one of them. Where that is not enough, they are told faster if a length is
 * stated, and a few seconds longer if none is: both leave time to dwell.
 */
function inRhythm(input: DirectorInput, brief: Brief, own: Draft, drafted: (energy: Theme['energy']) => Draft) {
  const first = laidOut(input, brief, own);
  // A storyboard keeps the time that it gives.
  if (own.material.isBoard || rhythmOf(first.scenes, first.durationInFrames) >= variedRhythm) return first;
  const faster = brief.seconds === null ? [] : pacesBetween(own.theme.energy, brief.energy);
  const longer = brief.seconds === null ? [1, 2, 3, 4] : [];
  const films = [
    first,
    laidOut(input, brief, own, true),
    ...faster
      .map((energy) => drafted(energy))
      .filter(({ leftOut }) => leftOut.length <= own.leftOut.length)
      .map((draft) => laidOut(input, brief, draft)),
    ...longer.flatMap((more) => {
      const draft = { ...own, durationInFrames: own.durationInFrames + more * input.fps };
      return [laidOut(input, brief, draft), laidOut(input, brief, draft, true)];
    }),
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
  const gathered = gatherMaterial(caster, shape);
  const whole = fittedDraft(input, caster, gathered, theme);
  if (gathered.isBoard || whole.leftOut.length === 0 || !repeatsItself(gathered, brief)) return whole;
  // What opens a film only to be said again gives its time to what there is none for.
  const bare = fittedDraft(input, caster, { ...gathered, hook: null }, theme);
  return bare.leftOut.join('').length < whole.leftOut.join('').length ? bare : whole;
}

/** Whether the words of the hook all stand again in what follows, or are the name with a word or two. */
function repeatsItself({ hook, beats, closing }: Material, { name, exact }: Brief): boolean {
  const text = hook?.words.join(' ') ?? '';
  // Words in quotes stand as they are, wherever else the same words stand apart.
  if (exact.some((quoted) => text.includes(quoted))) return false;
  const after = [...beats.flatMap(({ shots }) => shots), ...closing].flatMap(({ words }) => words);
  const isNamed = name !== '' && after.includes(name);
  return (
    text !== '' && (isShown(text, after) || (isNamed && text.includes(name) && countWords(text.replace(name, '')) <= 2))
  );
}

function fittedDraft(input: DirectorInput, caster: Caster, gathered: Material, theme: Theme): Draft {
  const { brief } = caster;
  const total = brief.seconds === null ? null : (filmFrames(input.fps, brief, gathered, theme) * 30) / input.fps;
  const hooked = total === null ? gathered : hookInTime(gathered, total, caster);
  const whole =
    total === null
      ? hooked
      : { ...hooked, closing: tightClosing(caster, hooked.closing, total * (hooked.hook === null ? 0.28 : 0.24)) };
  const planned = filmFrames(input.fps, brief, whole, theme);
  const fits = fitFilm(caster, whole, planned / input.fps);
  const { material } = fits;
  const room = heroRoom(material, planned / input.fps, theme.energy);
  const trimmed = total === null ? { beats: fits.kept, cut: [] } : trimLines(caster, fits.kept, room);
  const kept = trimmed.beats;
  const leftOut = [...fits.leftOut, ...trimmed.cut];
  const durationInFrames = Math.min(planned, filmFrames(input.fps, brief, { ...material, beats: kept }, theme));
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
  for (const energy of pacesBetween(own, null)) {
    if (best.leftOut.length === 0 && best.lack <= 0) return best;
    // Who asks for calm gets haste only where figures or dates would be lost without it.
    const isHaste = asked === 'calm' && energy === 'energetic';
    if (isHaste && !best.leftOut.some((words) => /\d/u.test(words))) return best;
    const next = draft(energy);
    const [lost, most] = [next, best].map(({ leftOut }) => leftOut.length * 1000 + leftOut.join('').length) as [
      number,
      number,
    ];
    if (lost < most || (lost === most && !isHaste && next.lack < best.lack)) best = next;
  }
  return best;
}

/** Paces faster than one; for more rhythm alone a film that is asked to be calm gets no haste. */
const pacesBetween = (own: Theme['energy'], asked: Brief['energy']) =>
  paces.slice(paces.indexOf(own) + 1, paces.indexOf(asked === 'calm' ? 'balanced' : 'energetic') + 1);

/** A hook that needs more than its share, or the closing's, opens the hero instead, where there is time for it. */
function hookInTime(material: Material, total: number, { brief, energy }: Caster): Material {
  const { hook, beats } = material;
  // A storyboard's opening has the time that it asks for, and its line below.
  if (hook === null || hook.words.length === 0 || material.isBoard) return material;
  const isQuick = total <= 300 && hook.need > total * 0.25;
  const needed = beats.reduce((sum, { need }) => sum + need, hook.need);
  const hasRoom = heroRoom({ ...material, hook: null }, total / 30, energy) >= needed;
  if (!isQuick && (edgesFit(total, material, energy) || !hasRoom)) return material;
  // The closing says the name as well: the time is for what else there is to say.
  if (hook.words[0] === brief.name && beats.length > 0) return { ...material, hook: null };
  // What the brief asks to open with stays; any other line goes before what it leads to.
  const isWished = hook.words.some((words) => words === brief.message || brief.exact.includes(words));
  const opening: Beat = { kind: 'exact', rank: isWished ? 20 : 9, shots: [hook], need: hook.need };
  return { ...material, hook: null, beats: [opening, ...beats] };
}

function lackOf(material: Material, kept: readonly Beat[], total: number, theme: Theme): number {
  const closing = longestNeed(material.closing);
  const short = (need: number, room: number) => Math.max(0, need - room);
  const room = heroRoom(material, total / 30, theme.energy);
  return (
    short(material.hook?.need ?? 0, total * 0.25) +
    short(closing, total * (material.hook === null ? 0.3 : 0.25)) +
    short(kept.reduce((sum, { need }) => sum + need, 0) * 0.9, room)
  );
}
