import type { CSSProperties } from 'react';
import { type Fitted, fitTogether } from '../fit.ts';
import { type Piece, PieceShell } from '../piece.tsx';

/** What is said at one time: from `at` to `to`, each word from its own frame on. */
export interface SubtitleGroup {
  text: string;
  at: number;
  to: number;
  /** Frame at which each word of the text begins. */
  words?: number[];
}

export interface SubtitleProps {
  piece: Piece;
  groups: readonly { text: string }[];
  group: SubtitleGroup;
}

/** Space around the words, in u. */
const inset = { x: 22, y: 9 };

/** Spoken words on a panel of the ground, in the middle of the piece's box; the word that is being said is marked. */
export function Subtitle({ piece, groups, group }: SubtitleProps) {
  const { film, box, u, fr } = piece;
  if (fr >= piece.at(group.to)) return null;
  const room = { width: box.width - 2 * inset.x * u, height: box.height - 2 * inset.y * u };
  const fits = fitTogether(
    groups.map(({ text }) => ({ text, role: 'body', voice: 'text', ...room, lines: 2, weight: 600 })),
    film,
  );
  const fitted = fits[groups.indexOf(group)];
  if (!fitted) return null;
  const now = (group.words ?? []).findLastIndex((at) => fr >= piece.at(at));
  const { colours, theme } = film;
  const panel: CSSProperties = {
    padding: `${inset.y * u}px ${inset.x * u}px`,
    borderRadius: Math.min(theme.radius, 18) * u,
    background: colours.ground,
    border: `${Math.max(1, 1.5 * u)}px solid ${colours.line}`,
  };
  const style: CSSProperties = { display: 'flex', justifyContent: 'center', alignItems: 'flex-end' };
  return (
    // What is heard needs no time to be read, and leaves when it was said.
    <PieceShell piece={piece} style={style} allow="reading-time overlay-exit">
      <div style={panel}>
        <div key={group.at} data-fw-text={group.text} style={setting(fitted, colours.ink, film.rtl)}>
          {markedLines(fitted.lines, now).map((words, line) => [
            line > 0 ? '\n' : '',
            words.map(({ text, isNow, index }) =>
              isNow ? (
                <span key={index} style={{ color: colours.brandText }}>
                  {text}
                </span>
              ) : (
                text
              ),
            ),
          ])}
        </div>
      </div>
    </PieceShell>
  );
}

function setting(fitted: Fitted, color: string, rtl: boolean): CSSProperties {
  const { family, weight, tracking } = fitted.style;
  return {
    ...{ fontFamily: family, fontSize: fitted.size, fontWeight: weight, letterSpacing: `${tracking}em`, color },
    ...{ lineHeight: `${fitted.lineHeight}px`, whiteSpace: 'pre', textAlign: 'center', fontSynthesis: 'none' },
    direction: rtl ? 'rtl' : 'ltr',
  };
}

/** The words of each line with the space before them; one of them is being said. */
function markedLines(lines: readonly string[], now: number) {
  let index = -1;
  return lines.map((line) =>
    line.split(/(?<=\s)/u).map((text) => {
      if (/[\p{L}\p{N}%&+@#$€£]/u.test(text)) index += 1;
      return { text, index, isNow: index === now };
    }),
  );
}
