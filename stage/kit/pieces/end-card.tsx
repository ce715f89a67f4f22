import { ActionButton, buttonPad } from '../action.tsx';
import { BrandMark } from '../brand-mark.tsx';
import { useFilm } from '../film.tsx';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';

export interface EndCardProps extends PieceProps {
  name: string;
  line?: string;
  action?: string;
  address?: string;
  logo?: string;
}

/** The composed last frame: mark and name, one line, what to do, where. */
export function EndCard(props: EndCardProps) {
  const { name, line, action, address } = props;
  const { format } = useFilm();
  const piece = usePiece(
    'EndCard',
    { exit: 'none', ...props },
    { zone: format === 'landscape' ? 'close' : 'main', words: [name, line, action, address] },
  );
  if (!piece.shown) return null;
  const { film, box, u, fr } = piece;
  const gap = 32 * u;
  const shares = {
    name: 0.46,
    line: line ? 0.16 : 0,
    action: action ? 0.24 : 0,
    address: address ? (action ? 0.14 : 0.2) : 0,
  };
  const sum = shares.name + shares.line + shares.action + shares.address;
  const room = box.height - gap * ([line, action, address].filter(Boolean).length + 1);
  const part = (of: keyof typeof shares) => (room * shares[of]) / sum;
  const beside = film.format === 'landscape' && name.length <= 14;
  const mark = Math.min(part('name') * (beside ? 0.72 : 0.42), 160 * u);
  const title = piece.fit({
    text: name,
    role: 'display',
    voice: 'display',
    width: box.width - (beside ? mark * 1.3 : 0),
    height: part('name') - (beside ? 0 : mark + gap * 0.5),
    lines: 2,
  });
  const words = line
    ? piece.fit({
        text: line,
        role: 'title',
        voice: 'text',
        width: box.width,
        height: part('line'),
        cap: title.size * 0.6,
      })
    : null;
  const button = action
    ? piece.fit({
        text: action,
        role: 'title',
        voice: 'text',
        weight: 650,
        width: box.width * 0.8,
        height: part('action') / (1 + 2 * buttonPad.y),
        lines: 1,
      })
    : null;
  const where = address
    ? piece.fit({
        text: address,
        role: action ? 'title' : 'headline',
        voice: 'text',
        weight: 600,
        width: box.width,
        height: part('address'),
        lines: address.includes(' ') ? 2 : 1,
        cap: title.size * 0.62,
      })
    : null;
  const beat = film.lasts('word');
  const [lineAt, actionAt, addressAt] = [0, 1, 2].map((i) =>
    props.cues?.[i] === undefined ? beat * (1.1 + i * 0.8) : piece.at(props.cues[i] ?? 0),
  );
  return (
    <PieceShell
      piece={piece}
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap,
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: beside ? 'row' : 'column',
          alignItems: 'center',
          gap: beside ? mark * 0.3 : gap * 0.5,
        }}
      >
        <BrandMark film={film} motif={film.theme.motif} size={mark} fr={fr} logo={props.logo} />
        <TextBlock
          film={film}
          fitted={title}
          colour={piece.tone}
          align="center"
          fr={fr - 4}
          kind={piece.kind}
          split="word"
          id="name"
        />
      </div>
      {words ? (
        <TextBlock
          film={film}
          fitted={words}
          colour={film.colours.inkMuted}
          align="center"
          fr={fr - (lineAt ?? 0)}
          kind={piece.kind}
          split="line"
          id="line"
        />
      ) : null}
      {button ? (
        <ActionButton piece={piece} fitted={button} at={actionAt ?? 0} press={(addressAt ?? 0) + beat + 14} />
      ) : null}
      {where ? (
        <TextBlock
          film={film}
          fitted={where}
          colour={film.colours.brandText}
          align="center"
          fr={fr - (addressAt ?? 0)}
          kind={piece.kind}
          split="line"
          id="address"
        />
      ) : null}
    </PieceShell>
  );
}
