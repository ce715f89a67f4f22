import { AppError } from '../../contract/errors.ts';
import type { DirectorInput } from './director.ts';
import { applyEdits } from './editing/apply-edits.ts';
import { cannotBe, isDeep } from './editing/cannot.ts';
import { checkKept } from './editing/check-kept.ts';
import type { FilmWords } from './editing/clause.ts';
import { stringsOf } from './editing/code-values.ts';
import { type EditFilm, type PartedFilm, partFilm, piecesOfPart } from './editing/film-parts.ts';
import { mottoOf } from './editing/find-motto.ts';
import { contentsOf } from './editing/find-target.ts';
import { isNewFilm } from './editing/is-new-film.ts';
import { type EditReading, readEdits } from './editing/read-edits.ts';
import { refuseEdit } from './editing/refuse-edit.ts';
import { readSceneCode } from './editing/scene-code.ts';
import { startsAsEdit } from './editing/starts-as-edit.ts';
import { shownByPart } from './editing/texts-of-noun.ts';
import type { DirectedPlan, DirectedScene } from './film.ts';
import { lexiconOf } from './lexicon/lexicons.ts';
import { neutralTheme } from './neutral-theme.ts';
import { withPictures } from './pictures/edit-pictures.ts';
import { orderPictures, pictureWishOf } from './pictures/order-pictures.ts';
import { calmInput } from './reading/calm-spaces.ts';
import { languageOf } from './reading/language.ts';
import { maskText } from './reading/masked-text.ts';
import { readSeconds } from './reading/read-seconds.ts';
import { isCaptions } from './sound/captions-scene.ts';
import { leadByVoice } from './sound/lead-by-voice.ts';
import { planSoundEdits, withSound } from './sound/plan-sound.ts';
import { readSoundEdits, type SoundEdits } from './sound/read-sound-edits.ts';
import { voiceParts } from './sound/voice-parts.ts';

/**
 * A plan that changes what stands and keeps the rest. Null where nothing stands or the prompt is a brief of its own;
 * refuses with `edit_not_understood` what is neither.
 */
export function planEdit(given: DirectorInput): DirectedPlan | null {
  const input = calmInput(given);
  const { existing, theme = null } = input;
  if (existing.length === 0) return null;
  const film = filmOf(input, theme ?? neutralTheme);
  if (film.scenes.length === 0) return null;
  const isBrief = isNewFilm(input.prompt);
  const { input: told, wishes } = isBrief ? { input, wishes: [] } : pictureWishOf(input, true);
  const ordered = orderPictures(wishes, input);
  const { prompt, edits } = readSoundEdits(told.prompt);
  const heard = withOption(edits, input);
  const ground = { keepsLength: statesLength(input, film), hasVoice: hasVoice(input) };
  if (heard && prompt === '' && ordered.length === 0) return editSound(input, planned(film, []), heard, ground);
  const isAnew = theme === null || (input.seed !== 0 && !startsAsEdit(prompt));
  const read = prompt === '' ? nothingRead : editsOf(prompt, film, isAnew);
  if (read === null) return null;
  const { edits: changes, kept } = read;
  const { film: changed, leftOut } = applyEdits(film, changes, ground.keepsLength);
  if (leftOut.length > 0 && kept.some(({ of }) => of === 'scenes' || of === 'words'))
    throw refuseEdit(`At this length there is no time for all of it: “${leftOut.join('”, “')}” would be left out.`);
  const dropped = changes.find((edit) => 'text' in edit && leftOut.some((text) => text.includes(edit.text)));
  if (dropped !== undefined) throw refuseEdit('At this length there is no time for what was added.');
  checkKept(film, changed, kept);
  const edited = withPictures(changed, ordered);
  if (JSON.stringify(edited) === JSON.stringify(film)) throw refuseEdit('The film is so already.');
  const kinds = [...changes.map(({ kind }) => kind), ...ordered.map(() => 'picture')];
  const pictures = ordered.map(({ place: _, ...picture }) => picture);
  const plan = {
    ...planned(edited, [...leftOut, ...read.remarks.map(toldAside)]),
    edits: [...new Set<string>(kinds)],
    ...(pictures.length > 0 && { pictures }),
  };
  if (heard) return withEdits(plan, heard, ground);
  return edited.frames === film.frames
    ? withCaptions(input, plan)
    : withCaptions(input, followVoice(input, film, plan));
}

/** Only what is heard changes; a voice leads the lengths of scenes that otherwise stay as they are. */
function editSound(input: DirectorInput, standing: DirectedPlan, heard: SoundEdits, ground: Ground): DirectedPlan {
  refuseSilence(input, heard);
  const plan = withEdits({ ...standing, edits: [] }, heard, ground);
  if (Object.keys(plan.sound ?? {}).length === 0) throw refuseEdit(plan.leftOut.join(' '));
  return plan.sound?.voice ? plan : { ...plan, scenes: [] };
}

/** What the caller says of captions beside the prompt counts more than the prompt. */
function withOption(edits: SoundEdits | null, { captions }: DirectorInput): SoundEdits | null {
  if (captions === undefined) return edits;
  const { wish, removed, louder } = edits ?? { wish: {}, removed: [], louder: {} };
  const others = removed.filter((kind) => kind !== 'captions');
  return captions === 'burn'
    ? { wish: { ...wish, captions: true }, removed: others, louder }
    : { wish: { ...wish, captions: false }, removed: [...others, 'captions'], louder };
}

interface Ground {
  keepsLength: boolean;
  hasVoice: boolean;
}

const hasVoice = ({ sound = [] }: DirectorInput) => sound.some(({ role }) => role === 'voice');

const withEdits = (plan: DirectedPlan, heard: SoundEdits, ground: Ground): DirectedPlan =>
  withSound({ ...plan, edits: [...(plan.edits ?? []), 'sound'] }, planSoundEdits(plan, heard, ground));

/** The plan of another length with parts that still have room for what is said in them, and the voices moved with them. */
function followVoice({ sound = [] }: DirectorInput, film: EditFilm, plan: DirectedPlan): DirectedPlan {
  if (sound.length === 0) return plan;
  const voices = sound.filter(({ role }) => role === 'voice');
  const [before, after] = [partFilm(film).parts, voiceParts(plan)];
  if (voices.length === 0 || before.length !== after.length) return { ...plan, sound: {} };
  const lines = voices.map(({ startFrame, durationInFrames }) => {
    const part = Math.max(
      0,
      before.findLastIndex(({ start }) => start <= startFrame + plan.fps / 4),
    );
    return { at: after[part]?.start ?? 0, seconds: durationInFrames / plan.fps };
  });
  const { plan: led, starts } = leadByVoice(plan, lines, true);
  const moved = Object.fromEntries(voices.map(({ id }, index) => [id, Math.round((starts[index] ?? 0) * plan.fps)]));
  return { ...led, sound: { moved } };
}

/** Captions in the picture are drawn anew for a film that was changed below them. */
function withCaptions({ existing }: DirectorInput, plan: DirectedPlan): DirectedPlan {
  return existing.some(isCaptions) ? { ...plan, sound: { ...plan.sound, captions: 'burn' } } : plan;
}

/** What is not there cannot be taken out, or made louder. */
function refuseSilence({ sound = [], existing }: DirectorInput, { removed, louder }: SoundEdits): void {
  const names = { voice: 'voice', music: 'music', effect: 'effects' } as const;
  const has = { captions: existing.some(isCaptions) } as Record<string, boolean>;
  for (const { role } of sound) has[names[role]] = true;
  const missing = Object.keys(louder).find((role) => !has[names[role as keyof typeof names]]);
  if (missing !== undefined) throw refuseEdit(`The film has no ${missing} whose loudness could change.`);
  if (removed.length > 0 && removed.every((kind) => !has[kind])) throw refuseEdit(`The film has no ${removed[0]}.`);
}

const planned = (film: EditFilm, leftOut: string[]): DirectedPlan => ({
  shape: 'edit',
  language: film.theme.language,
  ...{ width: film.width, height: film.height, fps: film.fps },
  durationInFrames: film.frames,
  theme: film.theme,
  scenes: film.scenes.map((scene) => directed(scene, film)),
  leftOut,
});

/** The film as it stands, as a plan: what a director that understands more starts an edit from. */
export function standingPlan(input: DirectorInput): DirectedPlan {
  const film = filmOf(input, input.theme ?? neutralTheme);
  return planned(film, []);
}

/**
 * Whether a prompt on a standing film is a known edit or, unless it is to be an `edit`, a brief of its own: asked
 * before anything is charged.
 */
export function understandsEdit(input: DirectorInput, as?: 'edit'): boolean {
  try {
    const plan = planEdit(input);
    return as === undefined || plan !== null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'edit_not_understood') return false;
    throw error;
  }
}

const nothingRead: EditReading = { edits: [], unread: [], remarks: [], kept: [], isOfParts: false };

/** What the plan says of a sentence that asks for nothing. */
const toldAside = (remark: string) => `Read as the reason, nothing was changed for it: “${remark}”.`;

/** "Undo the last change", "Mach das rückgängig" */
const undoing =
  /^(?:please\s)?(?:undo|revert|roll back|go back|take (?:it|that) back|mach\p{L}* .*rückgängig|zurücksetzen|annule[rz]?|reviens|deshaz|revierte|annulla|ripristina|desfaz\p{L}*|reverte)(?!\p{L})/iu;

/** What a prompt asks of the film; null where it is a new brief. */
function editsOf(prompt: string, film: EditFilm, isAnew: boolean): EditReading | null {
  const words = wordsOf(film);
  const read = readEdits(prompt, words);
  const { edits, unread } = isDeep(maskText(prompt).text) ? { edits: [], unread: [prompt] } : read;
  if (unread.length === 0 && edits.length > 0) return read;
  // The first prompt on a person's own scenes asks for the film that they stand beside; another seed for another film.
  if (isAnew || isNewFilm(prompt, edits, words, read.isOfParts)) return null;
  if (unread.some((clause) => undoing.test(clause)))
    throw refuseEdit(
      'What was before is kept: framewright project revisions lists it, framewright project restore brings it back.',
    );
  throw refuseEdit(
    [
      `Not understood: ${unread.map((clause) => `“${clause.slice(0, 120)}”`).join(', ')}.`,
      ...cannotBe(unread),
      contentsOf(partFilm(film)),
    ].join(' '),
  );
}

function wordsOf(film: EditFilm): FilmWords {
  const parted = partFilm(film);
  const motto = mottoOf(parted);
  return {
    names: film.scenes.map(({ name }) => name),
    texts: film.scenes.flatMap(({ code }) => stringsOf(code)),
    parts: parted.parts.map(shownByPart),
    quotes: quotesIn(parted),
    ...(motto === undefined ? {} : { motto }),
  };
}

const quotesIn = ({ parts }: PartedFilm) =>
  parts
    .flatMap(({ elements }) => elements ?? [])
    .flatMap(({ piece, props: { text, who = '', role = '' } }) =>
      piece === 'Quote' && typeof text === 'string' ? [{ text, signed: `${who} ${role}` }] : [],
    );

function filmOf({ existing: all, width, height, fps }: DirectorInput, theme: EditFilm['theme']): EditFilm {
  const existing = all.filter((scene) => !isCaptions(scene));
  const frames = Math.max(...existing.map((scene) => scene.startFrame + scene.durationInFrames));
  return { width, height, fps, frames, theme, scenes: existing.map((scene) => ({ ...scene, role: roleOf(scene) })) };
}

function roleOf({ name, track }: DirectorInput['existing'][number]): DirectedScene['role'] {
  if (track === 0) return 'ground';
  if (name === 'Hero') return 'hero';
  if (name === 'Closing') return 'closing';
  return name.startsWith('Support') ? 'support' : 'text';
}

/** Whether the requirement states the length that the film has. */
function statesLength({ contexts }: DirectorInput, { frames, fps }: EditFilm): boolean {
  const texts = contexts.filter(({ label }) => label === 'requirement').map(({ text }) => text);
  const seconds = readSeconds(texts.reverse(), [lexiconOf(languageOf(texts.join(' '))), lexiconOf('en')]);
  return seconds !== null && Math.abs(seconds * fps - frames) < 2;
}

/** The zone by name that the scene's first piece takes. */
function zoneOf({ code }: EditFilm['scenes'][number]): string {
  const zone = readSceneCode(code)?.elements[0]?.props.zone;
  return typeof zone === 'string' ? zone : 'main';
}

function directed(scene: EditFilm['scenes'][number], film: EditFilm): DirectedScene {
  const part = { scene, isBeat: false, elements: null, start: 0, length: 0, asides: [], before: null };
  const isKept = film.scenes.includes(scene);
  return {
    ...scene,
    zone: zoneOf(scene),
    brief: isKept ? 'Stands but for what the prompt changes.' : '',
    pieces: [...new Set(piecesOfPart(part))],
    words: [],
    stations: null,
    shots: [],
  };
}
