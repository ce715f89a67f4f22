/** A line with points on it, across in landscape and down elsewhere: steps and dates. */
import { progress } from './motion.ts';
import type { Piece } from './piece.tsx';
import { acrossSetting, downSetting, type RailEntry, type RailSetting } from './rail-setting.ts';
import { TextBlock } from './text.tsx';

interface RailProps {
  piece: Piece;
  entries: RailEntry[];
  starts: number[];
  /** Numerals stand inside their points, dates beside them. */
  numbered: boolean;
  /** Title of the entry in the brand's colour. */
  highlight?: string;
}

export function Rail({ piece, entries, starts, numbered, highlight }: RailProps) {
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
          lit={entry.title === highlight}
        />
      ))}
    </div>
  );
}

interface PointProps {
  piece: Piece;
  setting: RailSetting;
  index: number;
  at: number;
  active: boolean;
  numbered: boolean;
  across: boolean;
  lit: boolean;
}

function Point({ piece, setting, index, at, active, numbered, across, lit }: PointProps) {
  const { film, fr, u } = piece;
  if (fr < at) return null;
  const { colours, theme } = film;
  const { node, step, rail, lead } = setting;
  const side = film.rtl ? 'right' : 'left';
  const [mark, title, text] = [setting.marks[index], setting.titles[index], setting.texts[index]];
  const place = across
    ? { top: rail - node / 2, [side]: index * step }
    : { top: index * step + (step - node) / 2, [side]: rail - node / 2 };
  const words = across
    ? { top: rail + node / 2 + 28 * u, [side]: index * step }
    : { top: index * step, height: step, [side]: node + 44 * u + lead };
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
      {!numbered && mark && (across || lead > 0) ? (
        <div
          style={
            across
              ? { position: 'absolute', top: 0, [side]: index * step }
              : {
                  position: 'absolute',
                  top: index * step,
                  height: step,
                  [side]: node + 44 * u,
                  display: 'flex',
                  alignItems: 'center',
                }
          }
        >
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
        {!numbered && mark && !across && lead === 0 ? (
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
            colour={lit ? colours.brandText : numbered ? piece.tone : colours.inkMuted}
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
