import type { ReactNode } from 'react';
import { Figure, figureOf, figureSize } from '../figure.tsx';
import { progress } from '../motion.ts';
import type { Piece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';
import { typeSpec } from '../type-scale.ts';

interface FigureSentenceProps {
  piece: Piece;
  text: string;
  value: string;
  /** Sign and unit of the value, as the sentence spells them. */
  prefix?: string;
  suffix?: string;
  /** Where the count starts. */
  start: number;
  /** fr that the count lasts, and at which it begins. */
  counting: number;
  from: number;
  /** The shape that the figure moves. */
  children: ReactNode;
}

/** A sentence told in three: what leads to its figure, the figure large, and what it counts. Read as one. */
export function FigureSentence(props: FigureSentenceProps) {
  const { piece, start, counting, from, children } = props;
  const { film, box, fr } = piece;
  const { lead, figure, rest } = partsOf(props);
  const parts = figureOf(figure, {}, film);
  const gap = box.height * 0.045;
  const cap = 0.62 * typeSpec('display', film.format).max * film.u * Math.min(1, film.textScale ?? 1);
  const set = (words: string, height: number, most = cap) =>
    piece.fit({
      text: words,
      role: 'headline',
      voice: 'display',
      width: box.width,
      height,
      lines: 3,
      cap: most,
      steady: true,
    });
  const sizes = [lead, rest].filter((words) => words !== '').map((words) => set(words, box.height * 0.28).size);
  const cut = Math.min(...sizes, cap);
  const [above, below] = [lead, rest].map((words) => (words === '' ? null : set(words, box.height * 0.28, cut)));
  const taken = [above, below].reduce((sum, one) => sum + (one ? one.height + gap : 0), box.height * 0.03 + gap);
  const size = figureSize([parts], box.width, box.height - taken, film, typeSpec('figure', film.format).max * 1.1);
  const begin = from + (above ? 8 : 0);
  const line = (fitted: typeof above, at: number, id: string) =>
    fitted ? (
      <TextBlock film={film} fitted={fitted} colour={piece.tone} fr={fr - at} kind={piece.kind} split="word" id={id} />
    ) : null;
  return (
    <div
      style={{
        ...{ position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column', gap },
        ...{ alignItems: 'flex-start', justifyContent: 'center', direction: film.rtl ? 'rtl' : 'ltr' },
      }}
    >
      {line(above ?? null, 0, 'lead')}
      <Figure
        film={film}
        parts={parts}
        size={size}
        colour={film.colours.brandText}
        counted={progress(fr, begin, counting, 'enter')}
        start={start}
        unit={progress(fr, begin + counting * 0.35, 9, 'soft')}
        style={piece.part(0, 'text', 'figure')}
      />
      {children}
      {line(below ?? null, begin + counting * 0.5, 'rest')}
    </div>
  );
}

/** Where the figure stands in its sentence, with its sign and unit; in another sentence its first number. */
function partsOf({ text, value, prefix = '', suffix = '' }: FigureSentenceProps) {
  const whole = `${prefix}${value}${suffix}`.trim();
  const figure =
    [whole, value].find((one) => one !== '' && text.includes(one)) ?? /\d[\d.,]*\d|\d/u.exec(text)?.[0] ?? '';
  const at = figure === '' ? text.length : text.indexOf(figure);
  const rest = text.slice(at + figure.length).trim();
  return {
    lead: text.slice(0, at).trim(),
    figure,
    rest: /^[.,;!?]*$/u.test(rest) ? '' : rest.replace(/^[,;]\s*/u, ''),
  };
}
