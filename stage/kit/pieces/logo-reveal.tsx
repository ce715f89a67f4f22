import { BrandMark, type Motif } from '../brand-mark.tsx';
import { progress } from '../motion.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';

export interface LogoRevealProps extends PieceProps {
  name: string;
  tagline?: string;
  mark?: 'auto' | Motif | 'none';
  logo?: string;
}

/** The mark builds, the name comes from behind it, the tagline last; then all of it holds. */
export function LogoReveal(props: LogoRevealProps) {
  const { name, tagline, mark = 'auto' } = props;
  const piece = usePiece('LogoReveal', props, { zone: 'close', words: [name, tagline] });
  if (!piece.shown) return null;
  const { film, box, u, fr } = piece;
  const motif = mark === 'auto' ? film.theme.motif : mark;
  const stacked = film.format !== 'landscape' || name.length > 14;
  const tail = tagline ? Math.min(box.height * 0.24, 130 * u) : 0;
  const room = box.height - tail - (tail ? 40 * u : 0);
  const side =
    motif === 'none' ? 0 : stacked ? Math.min(room * 0.46, box.width * 0.42) : Math.min(room * 0.62, box.width * 0.24);
  const gap = motif === 'none' ? 0 : stacked ? Math.min(44 * u, room * 0.08) : side * 0.28;
  const width = stacked ? box.width : box.width - side - gap;
  const fitted = piece.fit({
    text: name,
    role: 'display',
    voice: 'display',
    width,
    height: stacked ? room - side - gap : room,
    lines: 2,
  });
  const mute = tagline
    ? piece.fit({ text: tagline, role: 'title', voice: 'text', width: box.width, height: tail, cap: fitted.size * 0.5 })
    : null;
  const nameAt = motif === 'none' ? 0 : film.lasts('word') * 0.8;
  const slide = stacked ? 1 : progress(fr, nameAt * 0.7, film.lasts('hero') * 1.4);
  const lockup = fitted.width + side + gap;
  const shift = (1 - slide) * (lockup / 2 - side / 2) * (film.rtl ? -1 : 1);
  return (
    <PieceShell
      piece={piece}
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 40 * u,
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      <div style={{ display: 'flex', flexDirection: stacked ? 'column' : 'row', alignItems: 'center', gap }}>
        {motif === 'none' ? null : (
          <div style={{ transform: shift === 0 ? undefined : `translateX(${shift}px)` }}>
            <BrandMark film={film} motif={motif} size={side} fr={fr} logo={props.logo} />
          </div>
        )}
        <TextBlock
          film={film}
          fitted={fitted}
          colour={piece.tone}
          align={stacked ? 'center' : 'start'}
          fr={fr - nameAt}
          kind={piece.kind === 'none' ? 'none' : 'unmask'}
          split="line"
          id="name"
        />
      </div>
      {mute ? (
        <TextBlock
          film={film}
          fitted={mute}
          colour={film.colours.inkMuted}
          align="center"
          fr={fr - nameAt - film.lasts('card')}
          kind={piece.kind}
          split="line"
          id="tagline"
        />
      ) : null}
    </PieceShell>
  );
}
