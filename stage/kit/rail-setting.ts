/** Sizes and places of a rail: across in landscape, down elsewhere. */
import { type Fitted, fitTogether } from './fit.ts';
import type { Piece } from './piece.tsx';

export interface RailEntry {
  /** What stands in or over the point: a numeral or a date. */
  mark: string;
  title: string;
  text?: string;
}

export interface RailSetting {
  height: number;
  /** Distance of the rail from the top (across) or the reading side (down). */
  rail: number;
  node: number;
  /** Room of one entry along the rail. */
  step: number;
  /** Room for the dates beside the rail; 0 where they stand over their titles. */
  lead: number;
  marks: Fitted[];
  titles: Fitted[];
  texts: (Fitted | null)[];
}

export function acrossSetting({ box, u, film }: Piece, entries: RailEntry[], numbered: boolean): RailSetting {
  const step = box.width / entries.length;
  const width = step - 40 * u;
  const node = numbered ? Math.min(120 * u, step * 0.36) : 36 * u;
  const marks = fitTogether(
    entries.map(({ mark }) => ({
      text: mark,
      role: numbered ? 'title' : 'headline',
      voice: 'display',
      width: numbered ? node : width,
      height: numbered ? node : box.height * 0.22,
      lines: 1,
      cap: numbered ? node * 0.5 : undefined,
      lowest: 'label',
    })),
    film,
  );
  const titles = fitTogether(
    entries.map(({ title }) => ({
      text: title,
      role: entries.length <= 4 ? 'headline' : 'title',
      voice: numbered ? 'display' : 'text',
      width,
      height: box.height * 0.4,
    })),
    film,
  );
  const texts = textsOf(entries, width, box.height * 0.32, film, titles);
  const over = numbered ? 0 : Math.max(...marks.map(({ height }) => height)) + 32 * u;
  const under = Math.max(...titles.map(({ height }, i) => height + (texts[i]?.height ?? 0))) + 60 * u;
  return { height: over + node + under, rail: over + node / 2, node, step, lead: 0, marks, titles, texts };
}

export function downSetting({ box, u, film }: Piece, entries: RailEntry[], numbered: boolean): RailSetting {
  const isTall = box.height > box.width * 1.2;
  // A tall frame has room for large steps.
  const step = Math.min(box.height / entries.length, (isTall ? 440 : 300) * u);
  const node = numbered ? Math.min(120 * u, step * 0.62) : 34 * u;
  const hasText = entries.some(({ text }) => text);
  // A wide frame sets dates in a column of their own, a tall one over what happened.
  const lead = !numbered && box.width > box.height * 1.1 ? box.width * 0.24 : 0;
  const width = box.width - node - 44 * u - lead;
  const markRoom = numbered || lead > 0 ? 0 : step * 0.4;
  const marks = fitTogether(
    entries.map(({ mark }) => ({
      text: mark,
      role: lead > 0 || isTall ? 'headline' : 'title',
      voice: 'display',
      width: numbered ? node : lead > 0 ? lead * 0.9 : width,
      height: numbered ? node : lead > 0 ? step * 0.8 : markRoom * 0.9,
      lines: 1,
      cap: numbered ? node * 0.5 : undefined,
      lowest: 'label',
    })),
    film,
  );
  const titles = fitTogether(
    entries.map(({ title }) => ({
      text: title,
      role: (numbered || lead > 0 || isTall) && !hasText ? 'headline' : 'title',
      voice: numbered ? 'display' : 'text',
      width,
      height: (step - markRoom) * (hasText ? 0.46 : 0.84),
    })),
    film,
  );
  const texts = textsOf(entries, width, step * 0.42, film, titles);
  return { height: step * entries.length, rail: node / 2, node, step, lead, marks, titles, texts };
}

function textsOf(
  entries: RailEntry[],
  width: number,
  height: number,
  film: Piece['film'],
  titles: Fitted[],
): (Fitted | null)[] {
  const given = entries.map(({ text }) => text ?? '');
  if (given.every((text) => text === '')) return given.map(() => null);
  const cap = Math.min(...titles.map(({ size }) => size)) * 0.72;
  const fitted = fitTogether(
    given.map((text) => ({ text: text || ' ', role: 'body', voice: 'text', width, height, cap })),
    film,
  );
  return fitted.map((each, i) => (given[i] ? each : null));
}
