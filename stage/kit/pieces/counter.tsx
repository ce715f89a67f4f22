import { Figure, type FigureParts, figureOf, figureSize } from '../figure.tsx';
import { progress } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { quietFill } from '../surface.ts';
import { TextBlock } from '../text.tsx';
import { typeSpec } from '../type-scale.ts';
import { FigureSentence } from './figure-sentence.tsx';
import { Gauge } from './gauge.tsx';

export interface CounterProps extends PieceProps {
  value: number | string;
  start?: number;
  prefix?: string;
  suffix?: string;
  label?: string;
  /** A sentence that holds the figure: it is set large between what stands before and behind it. */
  text?: string;
  form?: 'ring' | 'bar' | 'scale' | 'none';
  max?: number;
}

/** A figure that counts up beside the shape it measures; its unit comes next, its label last. */
export function Counter(props: CounterProps) {
  const piece = usePiece('Counter', props, {
    zone: 'main',
    words: [String(props.value), props.prefix, props.suffix, props.label, props.text],
  });
  if (!piece.shown) return null;
  const { film, fr } = piece;
  const parts = figureOf(props.value, props, film);
  const form = props.form ?? (parts.suffix.startsWith('%') ? 'ring' : 'bar');
  const counting = film.lasts('count');
  const start = props.cues?.[0] === undefined ? 4 : piece.at(props.cues[0]);
  const counted = progress(fr, start, counting, 'enter');
  const max = props.max ?? (parts.suffix.startsWith('%') ? 100 : parts.spelling.value);
  const share = max === 0 ? 0 : Math.min(1, Math.abs(parts.spelling.value) / Math.abs(max));
  const labelAt = props.cues?.[1] === undefined ? start + counting * 0.8 : piece.at(props.cues[1]);
  const state: CounterState = {
    piece,
    parts,
    counted,
    start: props.start ?? 0,
    share,
    unit: progress(fr, start + counting * 0.35, 9, 'soft'),
    label: props.label,
    labelFr: fr - labelAt,
  };
  if (props.text !== undefined)
    return (
      <PieceShell piece={piece}>
        <FigureSentence
          {...{ piece, text: props.text, value: String(props.value), prefix: props.prefix, suffix: props.suffix }}
          {...{ counting, from: start, start: state.start }}
        >
          <Gauge
            piece={piece}
            height={Math.max(14 * piece.u, piece.box.height * 0.03)}
            share={share * counted}
            ticks={false}
          />
        </FigureSentence>
      </PieceShell>
    );
  return (
    <PieceShell piece={piece}>{form === 'ring' ? <Ring {...state} /> : <Column {...state} form={form} />}</PieceShell>
  );
}

interface CounterState {
  piece: Piece;
  parts: FigureParts;
  counted: number;
  start: number;
  share: number;
  unit: number;
  label?: string;
  labelFr: number;
}

function Ring({ piece, parts, counted, start, share, unit, label, labelFr }: CounterState) {
  const { film, box, u } = piece;
  const beside = label !== undefined && box.width > box.height * 1.45;
  const below = label !== undefined && !beside;
  const side = Math.min(box.height * (below ? 0.76 : 1), box.width * (beside ? 0.52 : 1));
  const stroke = Math.max(12 * u, side * 0.075);
  const radius = (side - stroke) / 2;
  const size = figureSize([parts], (side - 2 * stroke) * 0.8, side * 0.44, film);
  const gap = beside ? Math.min(80 * u, box.width * 0.05) : box.height * 0.04;
  const room = beside
    ? { width: box.width - side - gap, height: side * 0.7 }
    : { width: box.width, height: box.height - side - gap };
  const fitted = label
    ? piece.fit({
        text: label,
        role: beside ? 'headline' : 'title',
        voice: beside ? 'display' : 'text',
        steady: true,
        ...room,
      })
    : null;
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        flexDirection: beside ? 'row' : 'column',
        alignItems: 'center',
        justifyContent: beside ? 'flex-start' : 'center',
        gap,
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      <div style={{ position: 'relative', width: side, height: side, flexShrink: 0 }}>
        <svg
          aria-hidden="true"
          width={side}
          height={side}
          style={{ position: 'absolute', inset: 0, transform: 'rotate(-90deg)' }}
        >
          <circle
            cx={side / 2}
            cy={side / 2}
            r={radius}
            fill="none"
            stroke={quietFill(film)}
            strokeOpacity={0.5}
            strokeWidth={stroke}
            pathLength={1}
            strokeDasharray="1 1"
            strokeDashoffset={1 - progress(piece.fr, 0, 18)}
          />
          <circle
            cx={side / 2}
            cy={side / 2}
            r={radius}
            fill="none"
            stroke={piece.toneFill}
            strokeWidth={stroke}
            strokeLinecap={film.theme.radius > 0 ? 'round' : 'butt'}
            pathLength={1}
            strokeDasharray={`${share * counted} 2`}
            strokeOpacity={share * counted > 0.002 ? 1 : 0}
          />
        </svg>
        <div
          style={{ position: 'absolute', inset: 0, display: 'flex', alignItems: 'center', justifyContent: 'center' }}
        >
          <Figure
            film={film}
            parts={parts}
            size={size}
            colour={piece.tone}
            counted={counted}
            start={start}
            unit={unit}
            style={piece.part(0, 'text', 'figure')}
          />
        </div>
      </div>
      {fitted ? (
        <TextBlock
          film={film}
          fitted={fitted}
          colour={piece.tone}
          align={beside ? 'start' : 'center'}
          fr={labelFr}
          kind={piece.kind}
          split="line"
          id="label"
        />
      ) : null}
    </div>
  );
}

function Column({
  piece,
  parts,
  counted,
  start,
  share,
  unit,
  label,
  labelFr,
  form,
}: CounterState & { form: 'bar' | 'scale' | 'none' }) {
  const { film, box, u } = piece;
  const shapeHeight = form === 'none' ? 0 : Math.max(22 * u, box.height * (form === 'bar' ? 0.055 : 0.09));
  const gap = box.height * 0.055;
  const fitted = label
    ? piece.fit({
        text: label,
        role: 'headline',
        voice: 'display',
        width: box.width,
        height: box.height * 0.3,
        lines: 2,
        steady: true,
      })
    : null;
  const left = box.height - shapeHeight - (fitted ? fitted.height + gap : 0) - (shapeHeight ? gap : 0);
  const most = typeSpec('figure', film.format).max * 1.25;
  const size = figureSize([parts], box.width, left, film, most);
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'center',
        gap,
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      <Figure
        film={film}
        parts={parts}
        size={size}
        colour={piece.tone}
        unitColour={film.colours.brandText}
        counted={counted}
        start={start}
        unit={unit}
        style={piece.part(0, 'text', 'figure')}
      />
      {form === 'none' ? null : (
        <Gauge piece={piece} height={shapeHeight} share={share * counted} ticks={form === 'scale'} />
      )}
      {fitted ? (
        <TextBlock
          film={film}
          fitted={fitted}
          colour={piece.tone}
          fr={labelFr}
          kind={piece.kind}
          split="word"
          id="label"
        />
      ) : null}
    </div>
  );
}
