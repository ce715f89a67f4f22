import { type Fitted, fitTogether } from '../fit.ts';
import { emWidth } from '../measure.ts';
import { progress } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';

export interface FormulaProps extends PieceProps {
  terms: string[];
}

/** A formula term by term, operators among them; the last term, its result, is lit. */
export function Formula(props: FormulaProps) {
  const { terms } = props;
  const piece = usePiece('Formula', props, { zone: 'main', words: terms });
  if (!piece.shown || terms.length === 0) return null;
  const { film, fr, u } = piece;
  const rows = rowsOf(terms, piece);
  const starts = piece.reveals(terms.length, 34);
  const gap = 22 * u;
  let index = 0;
  return (
    <PieceShell
      piece={piece}
      style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', alignItems: 'center', gap }}
    >
      {rows.map(({ fitted, own }) => {
        let before = '';
        return (
          <div
            key={fitted.text}
            style={{
              position: 'relative',
              width: fitted.width,
              height: fitted.height,
              flexShrink: 0,
              direction: 'ltr',
            }}
          >
            {own.map((term) => {
              const at = starts[index] ?? 0;
              const isResult = index === terms.length - 1;
              index += 1;
              const left = emWidth(before, fitted.style) * fitted.size;
              before += `${term} `;
              const width = emWidth(term, fitted.style) * fitted.size;
              return (
                <div key={`${term}${index}`} style={{ position: 'absolute', left, top: 0 }}>
                  {isResult ? (
                    <Underline piece={piece} width={width} top={fitted.height * 0.98} at={at + film.lasts('word')} />
                  ) : null}
                  <TextBlock
                    film={film}
                    fitted={{ ...fitted, text: term, lines: [term], width }}
                    colour={isResult ? film.colours.brandText : piece.tone}
                    fr={fr - at}
                    kind={piece.kind}
                    split="line"
                    id={`term${index}`}
                  />
                </div>
              );
            })}
          </div>
        );
      })}
    </PieceShell>
  );
}

function Underline({ piece, width, top, at }: { piece: Piece; width: number; top: number; at: number }) {
  const { film, fr, u } = piece;
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        top,
        width,
        height: Math.max(8 * u, 3),
        background: film.colours.accent,
        transform: `scaleX(${progress(fr, at, film.lasts('word'))})`,
        transformOrigin: '0 0',
      }}
    />
  );
}

/** As few rows as leave the terms large; a row never starts on anything but an operator or a term of its own. */
function rowsOf(terms: readonly string[], piece: Piece): { fitted: Fitted; own: string[] }[] {
  const { box, film } = piece;
  const choices = [1, 2, 3, 4].filter((count) => count <= terms.length).map((count) => parted(terms, count));
  const set = choices.map((rows) => ({
    rows,
    fits: fitTogether(
      rows.map((row) => ({
        text: row.join(' '),
        role: 'display',
        voice: 'display',
        width: box.width,
        height: (box.height * 0.86) / rows.length,
        lines: 1,
      })),
      film,
    ),
  }));
  const best = set.reduce((a, b) => ((b.fits[0]?.size ?? 0) > (a.fits[0]?.size ?? 0) * 1.12 ? b : a));
  return best.rows.flatMap((own, i) => {
    const fitted = best.fits[i];
    return fitted === undefined ? [] : [{ fitted, own }];
  });
}

/** Rows of near equal length, cut before operators where there are any. */
function parted(terms: readonly string[], count: number): string[][] {
  const total = terms.join(' ').length;
  const rows: string[][] = [[]];
  for (const term of terms) {
    const row = rows.at(-1) ?? [];
    const isFull = row.join(' ').length + term.length / 2 > total / count;
    if (isFull && rows.length < count && row.length > 0) rows.push([term]);
    else row.push(term);
  }
  return rows;
}
