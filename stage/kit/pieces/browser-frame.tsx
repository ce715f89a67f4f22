import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { Screen } from '../screen.tsx';
import { WindowFrame } from '../window.tsx';

export interface BrowserFrameProps extends PieceProps {
  url?: string;
  title?: string;
  blocks?: string[];
}

/** A page in a browser, block by block; fewer columns and larger words where the frame is narrow. */
export function BrowserFrame(props: BrowserFrameProps) {
  const { url, title } = props;
  const blocks = (props.blocks ?? []).slice(0, 6);
  const piece = usePiece('BrowserFrame', props, {
    zone: 'main',
    words: [url, title, ...blocks],
    enters: true,
    hero: true,
  });
  if (!piece.shown) return null;
  const { box, film, u } = piece;
  const bar = (film.format === 'landscape' ? 68 : 80) * u;
  const columns = film.format === 'landscape' ? Math.min(3, Math.ceil(blocks.length / (blocks.length > 3 ? 2 : 1))) : 1;
  return (
    <PieceShell piece={piece}>
      <WindowFrame piece={piece} width={box.width} height={box.height} bar={bar} title={url}>
        <Screen
          piece={piece}
          width={box.width}
          height={box.height - bar}
          title={title}
          blocks={blocks}
          columns={Math.max(1, columns)}
          starts={piece.reveals(blocks.length, 45)}
        />
      </WindowFrame>
    </PieceShell>
  );
}
