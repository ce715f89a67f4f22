import { formatOf } from '../../project/format.ts';
import { castBeats } from '../casting/beats.ts';
import { coverExact } from '../casting/cover-exact.ts';
import { coverWords } from '../casting/cover-words.ts';
import { makeBeat } from '../casting/make-beat.ts';
import type { Caster } from '../casting/pieces.ts';
import * as cast from '../casting/pieces.ts';
import { type Beat, readingTime } from '../casting/shot.ts';
import { lineShots } from '../casting/statement-beats.ts';
import { readBrief } from '../read-brief.ts';
import type { EditFilm } from './film-parts.ts';

function casterOf(film: EditFilm, prompt: string): Caster {
  const { width, height, fps, theme } = film;
  const brief = readBrief({ prompt, contexts: [], width, height, fps, seed: 0, projectId: '', existing: [] });
  return {
    brief: { ...brief, language: theme.language },
    energy: theme.energy,
    seed: theme.seed,
    format: formatOf(film),
  };
}

/** What the words of an addition become: the same pieces that a brief with these words would be cast with. */
export function beatsOf(film: EditFilm, text: string): Beat[] {
  const caster = casterOf(film, text);
  const drafted = { shape: 'launch' as const, hook: null, beats: castBeats(caster, 'launch'), closing: [] };
  const { beats } = coverWords(caster, coverExact(caster, drafted));
  if (beats.length > 0) return beats;
  const plain = text.replace(/^[“"]|[”"]$/g, '');
  return [makeBeat('statement', 5, lineShots(caster, plain, 0, 'launch'))];
}

/** A line with smaller ones below it. */
export function linesBeat(film: EditFilm, [first = '', ...below]: readonly string[]): Beat {
  const caster = casterOf(film, `“${first}”`);
  const share = 30 / below.length;
  const body = (text: string, at: number) => ({
    piece: 'Body',
    props: { text },
    words: [text],
    need: readingTime(text, caster.energy),
    box: { x: 0, y: Math.round(62 + at * share), w: 100, h: Math.floor(share) },
  });
  const head = { ...cast.headline(caster, first), box: { x: 0, y: 8, w: 100, h: 50 } };
  return makeBeat('statement', 5, [head, ...below.map(body)]);
}

/** A list under its title. */
export function listBeat(film: EditFilm, title: string, items: readonly string[]): Beat {
  const caster = casterOf(film, `“${title}”`);
  const list = { title, ordered: false, items: items.map((item) => ({ title: item })) };
  return makeBeat('list', 5, [cast.listBuild(caster, list)]);
}
