import { formatOf } from '../../project/format.ts';
import { castBeats } from '../casting/beats.ts';
import { coverExact } from '../casting/cover-exact.ts';
import { coverWords } from '../casting/cover-words.ts';
import type { Caster } from '../casting/pieces.ts';
import type { Beat } from '../casting/shot.ts';
import { lineShots } from '../casting/statement-beats.ts';
import { readBrief } from '../read-brief.ts';
import { placeIn } from './apply-order.ts';
import { asScene } from './carry.ts';
import type { Edit, Place } from './edit.ts';
import { type EditFilm, type Part, partFilm } from './film-parts.ts';
import { layParts, sceneOfElements } from './lay-parts.ts';
import { refuseEdit } from './refuse-edit.ts';
import { newElement } from './scene-code.ts';

/** What the words of an addition become: the same pieces that a brief with these words would be cast with. */
function beatsOf(film: EditFilm, text: string): Beat[] {
  const { width, height, fps, theme } = film;
  const brief = readBrief({ prompt: text, contexts: [], width, height, fps, seed: 0, projectId: '', existing: [] });
  const caster: Caster = {
    brief: { ...brief, language: theme.language },
    energy: theme.energy,
    seed: theme.seed,
    format: formatOf(film),
  };
  const drafted = { shape: 'launch' as const, hook: null, beats: castBeats(caster, 'launch'), closing: [] };
  const { beats } = coverWords(caster, coverExact(caster, drafted));
  if (beats.length > 0) return beats;
  const plain = text.replace(/^[“"]|[”"]$/g, '');
  const shots = lineShots(caster, plain, 0, 'launch');
  return [{ kind: 'statement', rank: 5, shots, need: Math.max(...shots.map(({ need }) => need)) }];
}

/** New parts with the words given, before the closing unless a place is named. */
export const applyAdd = (film: EditFilm, { text, place }: Extract<Edit, { kind: 'add' }>): EditFilm =>
  addBeats(film, beatsOf(film, text), place);

/** New parts of these beats, before the closing unless a place is named. */
export function addBeats(film: EditFilm, beats: readonly Beat[], place: Place | null): EditFilm {
  const parted = partFilm(film);
  const { parts, hero } = parted;
  const model = hero?.scene ?? parts.at(-1)?.scene;
  if (model === undefined) throw refuseEdit('The film has no scene to stand beside.');
  const at =
    place === null
      ? Math.max(1, parts.length - (parts.at(-1)?.isBeat === true ? 0 : 1))
      : placeIn(parted, parts, place);
  const isHero = hero !== null;
  const added = beats.map((beat, index): Part => {
    const elements = beat.shots.map(({ piece, props, box }) =>
      newElement(piece, { ...(box === undefined ? {} : { zone: { ...box } }), ...props }, '\n      '),
    );
    const length = Math.round((beat.need * film.fps) / 30);
    const name = freeName(film, index === 0 ? 'Added' : `Added ${index + 1}`);
    const scene = isHero
      ? model
      : { ...sceneOfElements(model, elements, name), role: 'text' as const, track: freeTrack(film) };
    return { scene, isBeat: isHero, elements, start: 0, length, asides: [], before: null };
  });
  const isOutside = isHero && (at === parts.length || (at === 0 && parts[0]?.isBeat === false));
  const homed = isOutside ? added.map((part) => outside(film, part, at === parts.length)) : added;
  return layParts(parted, [...parts.slice(0, at), ...homed, ...parts.slice(at)]);
}

/** An addition before the opening or after the closing is a scene of its own. */
function outside(film: EditFilm, part: Part, isLast: boolean): Part {
  const model = film.scenes.find(({ role }) => role === 'closing' || role === 'text') ?? part.scene;
  const elements = asScene(part.elements ?? [], film, isLast);
  const scene = {
    ...sceneOfElements(model, elements, freeName(film, 'Added')),
    role: 'text' as const,
    track: freeTrack(film),
  };
  return { ...part, scene, elements, isBeat: false };
}

function freeName({ scenes }: EditFilm, wish: string): string {
  const names = new Set(scenes.map(({ name }) => name));
  let name = wish;
  for (let count = 2; names.has(name); count += 1) name = `${wish} ${count}`;
  return name;
}

/** Above everything, so that it overlaps nothing on its track. */
const freeTrack = ({ scenes }: EditFilm) => Math.max(2, ...scenes.map(({ track }) => track + 1));
