/** The button and the address of a closing. */
import type { Fitted } from './fit.ts';
import { progress } from './motion.ts';
import type { Piece } from './piece.tsx';
import { surfaceStyle } from './surface.ts';
import { TextBlock } from './text.tsx';

interface ActionButtonProps {
  piece: Piece;
  fitted: Fitted;
  /** fr at which it settles, and at which it is pressed once. */
  at: number;
  press: number;
}

/** Padding of the button around its words, in em of them. */
export const buttonPad = { x: 1, y: 0.55 };

export function ActionButton({ piece, fitted, at, press }: ActionButtonProps) {
  const { film, fr, u } = piece;
  const { colours, theme } = film;
  const down = progress(fr, press, 4, 'move') - progress(fr, press + 5, 8);
  const radius = theme.radius >= 28 ? 999 : theme.radius;
  const hard = theme.shadow === 'hard' ? surfaceStyle(film).boxShadow : undefined;
  return (
    <div style={piece.part(at, 'shape', 'button')}>
      <div
        style={{
          padding: `${fitted.size * buttonPad.y}px ${fitted.size * buttonPad.x}px`,
          background: colours.brand,
          borderRadius: radius * u,
          boxShadow: hard,
          transform: down > 0 ? `scale(${1 - 0.035 * down})` : undefined,
        }}
      >
        <TextBlock film={film} fitted={fitted} colour={colours.onBrand} align="center" />
      </div>
    </div>
  );
}
