import { progress } from '../motion.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';

export interface LowerThirdProps extends PieceProps {
  name: string;
  role?: string;
}

/** Who is speaking: a bar in the brand's colour grows, the words come out from behind it. */
export function LowerThird(props: LowerThirdProps) {
  const { name, role } = props;
  const piece = usePiece('LowerThird', props, { zone: 'low', words: [name, role], kind: 'unmask' });
  if (!piece.shown) return null;
  const { film, box, u, fr } = piece;
  const bar = 14 * u;
  const gap = 30 * u;
  const width = box.width - bar - gap;
  const who = piece.fit({
    text: name,
    role: 'title',
    voice: 'display',
    width,
    height: box.height * (role ? 0.55 : 0.9),
    lines: 1,
  });
  const post = role
    ? piece.fit({ text: role, role: 'body', voice: 'text', width, height: box.height * 0.4, lines: 1 })
    : null;
  const height = who.height + (post ? post.height + 6 * u : 0) + 24 * u;
  return (
    <PieceShell piece={piece} style={{ display: 'flex', alignItems: 'flex-end', direction: film.rtl ? 'rtl' : 'ltr' }}>
      <div style={{ display: 'flex', alignItems: 'center', gap, height }}>
        <div
          style={{
            width: bar,
            height,
            background: piece.toneFill,
            borderRadius: Math.min(film.theme.radius, 7) * u,
            transform: `scaleY(${progress(fr, 0, 10)})`,
            transformOrigin: '50% 100%',
          }}
        />
        <div>
          <TextBlock film={film} fitted={who} colour={piece.tone} fr={fr - 6} kind="unmask" split="line" id="name" />
          {post ? (
            <TextBlock
              film={film}
              fitted={post}
              colour={film.colours.inkMuted}
              fr={fr - 11}
              kind="unmask"
              split="line"
              id="role"
              style={{ marginTop: 6 * u }}
            />
          ) : null}
        </div>
      </div>
    </PieceShell>
  );
}
