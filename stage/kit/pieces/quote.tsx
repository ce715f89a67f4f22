import { progress } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { readingFr } from '../reading.ts';
import { TextBlock } from '../text.tsx';

export interface QuoteProps extends PieceProps {
  text: string;
  who?: string;
  role?: string;
  mark?: boolean;
}

/** A person's words, line by line at reading pace; who said them comes last. */
export function Quote(props: QuoteProps) {
  const { text, who, role, mark = true } = props;
  const piece = usePiece('Quote', props, { zone: 'main', words: [text, who, role] });
  if (!piece.shown) return null;
  const { film, box, u, fr } = piece;
  const sign = mark ? Math.min(150 * u, box.height * 0.17) : 0;
  const foot = who ? Math.min(box.height * 0.2, 180 * u) : 0;
  const gaps = (mark ? 36 * u : 0) + (who ? 48 * u : 0);
  const fitted = piece.fit({
    text,
    role: text.length <= 34 ? 'display' : 'headline',
    voice: 'display',
    width: box.width,
    height: box.height - sign - foot - gaps,
  });
  const last = Math.min(readingFr(text, film.theme.energy) * 0.7, piece.length * 0.5);
  const whoAt = props.cues?.[0] === undefined ? last : piece.at(props.cues[0]);
  return (
    <PieceShell
      piece={piece}
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 40 * u,
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      {mark ? <QuoteMark piece={piece} height={sign} /> : null}
      <TextBlock
        film={film}
        fitted={fitted}
        colour={piece.tone}
        fr={fr - 6}
        kind={piece.kind}
        split="line"
        id="quote"
      />
      {who ? <Speaker piece={piece} who={who} role={role} at={whoAt} height={foot} /> : null}
    </PieceShell>
  );
}

/** Two drawn commas, so that the sign looks the same in every typeface. */
function QuoteMark({ piece, height }: { piece: Piece; height: number }) {
  const { film } = piece;
  const flip = film.rtl ? 'scaleX(-1)' : undefined;
  const comma = (x: number) =>
    `M${x} 74 V44 C${x} 18 ${x + 14} 4 ${x + 38} 0 L${x + 42} 12 C${x + 28} 18 ${x + 22} 26 ${x + 21} 38 H${x + 40} V74 Z`;
  return (
    <div style={{ transform: flip, height, flexShrink: 0 }}>
      <svg
        aria-hidden="true"
        height={height}
        width={height * 1.3}
        viewBox="0 0 98 74"
        style={{ display: 'block', ...piece.part(0, 'shape', 'mark') }}
      >
        <path d={`${comma(0)} ${comma(52)}`} fill={piece.toneFill} />
      </svg>
    </div>
  );
}

interface SpeakerProps {
  piece: Piece;
  who: string;
  role?: string;
  at: number;
  height: number;
}

function Speaker({ piece, who, role, at, height }: SpeakerProps) {
  const { film, box, u, fr } = piece;
  const rule = 72 * u;
  const width = box.width - rule - 28 * u;
  const name = piece.fit({
    text: who,
    role: 'title',
    voice: 'label',
    width,
    height: role ? height * 0.52 : height,
    lines: 1,
  });
  const post = role
    ? piece.fit({ text: role, role: 'body', voice: 'text', width, height: height * 0.44, lines: 1 })
    : null;
  const grown = progress(fr, at, film.lasts('word'));
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 28 * u, height, flexShrink: 0 }}>
      <div
        style={{
          width: rule,
          height: Math.max(5 * u, 3),
          background: piece.toneFill,
          transform: `scaleX(${grown})`,
          transformOrigin: film.rtl ? '100% 0' : '0 0',
          flexShrink: 0,
        }}
      />
      <div>
        <TextBlock film={film} fitted={name} colour={piece.tone} fr={fr - at - 4} kind={piece.kind} id="who" />
        {post ? (
          <TextBlock
            film={film}
            fitted={post}
            colour={film.colours.inkMuted}
            fr={fr - at - 9}
            kind={piece.kind}
            id="role"
          />
        ) : null}
      </div>
    </div>
  );
}
