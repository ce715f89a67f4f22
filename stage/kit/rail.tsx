/** A line with points on it, across in landscape and down elsewhere: steps and dates. */
import { type Fitted, fitTogether } from './fit.ts';
import { progress } from './motion.ts';
import type { Piece } from './piece.tsx';
import { TextBlock } from './text.tsx';

export interface RailEntry {
  /** What stands in or over the point: a numeral or a date. */
  mark: string;
  title: string;
  text?: string;
}

interface RailProps {
  piece: Piece;
  entries: RailEntry[];
  starts: number[];
  /** Numerals stand inside their points, dates beside them. */
  numbered: boolean;
}

export function Rail({ piece, entries, starts, numbered }: RailProps) {
  // Long sentences have no room side by side: rows give them the whole width.
  const longest = Math.max(...entries.map(({ title, text = '' }) => Math.max(title.length, text.length * 0.7)));
  const across = piece.box.width > piece.box.height * 1.35 && longest * entries.length <= 100 && longest <= 34;
  const setting = across ? acrossSetting(piece, entries, numbered) : downSetting(piece, entries, numbered);
  const { film, fr, u } = piece;
  const n = entries.length;
  const active = starts.findLastIndex((start) => fr >= start);
  const reached = starts.reduce(
    (sum, start, i) => (i === 0 ? sum : sum + progress(fr, start - film.lasts('card'), film.lasts('card'), 'move')),
    0,
  );
  const rail = setting.rail;
  const length = ((n - 1) / n) * (across ? piece.box.width : setting.height);
  const thick = Math.max(5 * u, 3);
  const way = across ? 'scaleX' : 'scaleY';
  const origin = across && film.rtl ? '100% 0' : '0 0';
  const line = (colour: string, share: number) => (
    <div
      style={{
        position: 'absolute',
        ...(across
          ? { top: rail - thick / 2, [film.rtl ? 'right' : 'left']: setting.node / 2, width: length, height: thick }
          : { [film.rtl ? 'right' : 'left']: rail - thick / 2, top: setting.step / 2, height: length, width: thick }),
        background: colour,
        transform: `${way}(${share})`,
        transformOrigin: origin,
      }}
    />
  );
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        top: (piece.box.height - setting.height) / 2,
        height: setting.height,
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      {line(film.colours.line, progress(fr, 0, film.lasts('draw') * 0.7))}
      {line(film.colours.brand, n > 1 ? reached / (n - 1) : 0)}
      {entries.map((entry, i) => (
        <Point
          key={`${entry.mark}${entry.title}`}
          piece={piece}
          setting={setting}
          index={i}
          at={starts[i] ?? 0}
          active={i === active}
          numbered={numbered}
          across={across}
        />
      ))}
    </div>
  );
}

interface Setting {
  height: number;
  /** Distance of the rail from the top (across) or the reading side (down). */
  rail: number;
  node: number;
  /** Room of one entry along the rail. */
  step: number;
  marks: Fitted[];
  titles: Fitted[];
  texts: (Fitted | null)[];
}

function acrossSetting({ box, u, film }: Piece, entries: RailEntry[], numbered: boolean): Setting {
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
  return { height: over + node + under, rail: over + node / 2, node, step, marks, titles, texts };
}

function downSetting({ box, u, film }: Piece, entries: RailEntry[], numbered: boolean): Setting {
  const step = Math.min(box.height / entries.length, 300 * u);
  const node = numbered ? Math.min(120 * u, step * 0.62) : 34 * u;
  const width = box.width - node - 44 * u;
  const hasText = entries.some(({ text }) => text);
  const markRoom = numbered ? 0 : step * 0.4;
  const marks = fitTogether(
    entries.map(({ mark }) => ({
      text: mark,
      role: 'title',
      voice: 'display',
      width: numbered ? node : width,
      height: numbered ? node : markRoom,
      lines: 1,
      cap: numbered ? node * 0.5 : undefined,
      lowest: 'label',
    })),
    film,
  );
  const titles = fitTogether(
    entries.map(({ title }) => ({
      text: title,
      role: numbered && !hasText ? 'headline' : 'title',
      voice: numbered ? 'display' : 'text',
      width,
      height: (step - markRoom) * (hasText ? 0.46 : 0.84),
    })),
    film,
  );
  const texts = textsOf(entries, width, step * 0.42, film, titles);
  return { height: step * entries.length, rail: node / 2, node, step, marks, titles, texts };
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

interface PointProps {
  piece: Piece;
  setting: Setting;
  index: number;
  at: number;
  active: boolean;
  numbered: boolean;
  across: boolean;
}

function Point({ piece, setting, index, at, active, numbered, across }: PointProps) {
  const { film, fr, u } = piece;
  if (fr < at) return null;
  const { colours, theme } = film;
  const { node, step, rail } = setting;
  const side = film.rtl ? 'right' : 'left';
  const [mark, title, text] = [setting.marks[index], setting.titles[index], setting.texts[index]];
  const place = across
    ? { top: rail - node / 2, [side]: index * step }
    : { top: index * step + (step - node) / 2, [side]: rail - node / 2 };
  const words = across
    ? { top: rail + node / 2 + 28 * u, [side]: index * step }
    : { top: index * step, height: step, [side]: node + 44 * u };
  const fill = active ? colours.brand : colours.groundAlt;
  return (
    <>
      <div
        style={{
          position: 'absolute',
          width: node,
          height: node,
          ...place,
          ...piece.part(at, 'shape', `node${index}`),
        }}
      >
        <div
          style={{
            width: node,
            height: node,
            boxSizing: 'border-box',
            borderRadius: theme.radius > 2 ? '50%' : 0,
            background: fill,
            border: `${Math.max(5 * u, 3)}px solid ${colours.brand}`,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          {numbered && mark ? (
            <TextBlock film={film} fitted={mark} colour={active ? colours.onBrand : colours.ink} align="center" />
          ) : null}
        </div>
      </div>
      {!numbered && mark && across ? (
        <div style={{ position: 'absolute', top: 0, [side]: index * step }}>
          <TextBlock
            film={film}
            fitted={mark}
            colour={active ? colours.brandText : piece.tone}
            fr={fr - at}
            kind={piece.kind}
            split="line"
            id={`mark${index}`}
          />
        </div>
      ) : null}
      <div
        style={{
          position: 'absolute',
          ...words,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: across ? 'flex-start' : 'center',
          gap: 10 * u,
        }}
      >
        {!numbered && mark && !across ? (
          <TextBlock
            film={film}
            fitted={mark}
            colour={active ? colours.brandText : piece.tone}
            fr={fr - at}
            kind={piece.kind}
            split="line"
            id={`mark${index}`}
          />
        ) : null}
        {title ? (
          <TextBlock
            film={film}
            fitted={title}
            colour={numbered ? piece.tone : colours.inkMuted}
            fr={fr - at - 3}
            kind={piece.kind}
            split="word"
            id={`title${index}`}
          />
        ) : null}
        {text ? (
          <TextBlock
            film={film}
            fitted={text}
            colour={colours.inkMuted}
            fr={fr - at - 9}
            kind={piece.kind}
            split="line"
            id={`text${index}`}
          />
        ) : null}
      </div>
    </>
  );
}
