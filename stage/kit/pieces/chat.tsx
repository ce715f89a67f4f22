import { alpha } from '../colour.ts';
import { type Fitted, fitTogether } from '../fit.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { surfaceStyle } from '../surface.ts';
import { TextBlock } from '../text.tsx';

export interface ChatProps extends PieceProps {
  turns: { who?: string; text: string }[];
}

const most = 5;

/** A talk in bubbles, one per reading time; the first speaker on the reading edge, the others opposite. */
export function Chat(props: ChatProps) {
  const turns = props.turns.slice(0, most);
  const piece = usePiece('Chat', props, { zone: 'main', words: turns.flatMap(({ who, text }) => [who, text]) });
  if (!piece.shown || turns.length === 0) return null;
  const { film, box, u } = piece;
  const gap = 26 * u;
  const named = turns.some(({ who }) => who);
  const room = (box.height - gap * (turns.length - 1)) / turns.length;
  const label = named ? Math.min(44 * u, room * 0.26) : 0;
  const pad = 30 * u;
  const width = box.width * (film.format === 'landscape' ? 0.76 : 0.88);
  const fits = fitTogether(
    turns.map(({ text }) => ({
      text,
      role: turns.length <= 3 ? 'headline' : 'title',
      voice: 'text',
      width: width - 2 * pad,
      height: Math.max(40 * u, room - label - 1.3 * pad),
      lines: film.format === 'landscape' ? 3 : 5,
    })),
    film,
  );
  const names = fitTogether(
    turns.map(({ who }) => ({ text: who ?? '', role: 'label', voice: 'label', width, height: label || 1, lines: 1 })),
    film,
  );
  const starts = piece.reveals(turns.length, 75);
  return (
    <PieceShell
      piece={piece}
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap,
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      {turns.map(({ who }, i) => (
        <Bubble
          key={String(i)}
          piece={piece}
          fitted={fits[i]}
          name={who ? names[i] : undefined}
          isFirst={named ? who === turns[0]?.who : i % 2 === 0}
          at={starts[i] ?? 0}
          pad={pad}
          index={i}
        />
      ))}
    </PieceShell>
  );
}

interface BubbleProps {
  piece: Piece;
  fitted: Fitted | undefined;
  name: Fitted | undefined;
  isFirst: boolean;
  at: number;
  pad: number;
  index: number;
}

function Bubble({ piece, fitted, name, isFirst, at, pad, index }: BubbleProps) {
  const { film, fr, u } = piece;
  if (!fitted) return null;
  const fill = isFirst ? film.colours.surface : film.colours.brand;
  const radius = Math.max(14, Math.min(film.theme.radius, 40)) * u;
  const corner = 5 * u;
  const turned = isFirst !== film.rtl;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: isFirst ? 'flex-start' : 'flex-end',
        gap: 8 * u,
        flexShrink: 0,
        opacity: fr < at ? 0 : undefined,
      }}
    >
      {name ? (
        <TextBlock
          film={film}
          fitted={name}
          colour={film.colours.inkMuted}
          fr={fr - at}
          kind="fade"
          id={`who${index}`}
        />
      ) : null}
      <div
        style={{
          ...(isFirst ? surfaceStyle(film) : {}),
          background: fill,
          boxShadow: isFirst ? `inset 0 0 0 ${1.5 * u}px ${alpha(film.colours.ink, 0.16)}` : undefined,
          borderRadius: turned
            ? `${radius}px ${radius}px ${radius}px ${corner}px`
            : `${radius}px ${radius}px ${corner}px ${radius}px`,
          padding: `${pad * 0.65}px ${pad}px`,
          ...piece.part(at, 'shape', `bubble${index}`),
        }}
      >
        {/* Words come once their bubble stands, so that they never show on a fill that is not there yet. */}
        <TextBlock
          film={film}
          fitted={fitted}
          colour={isFirst ? film.colours.ink : film.colours.onBrand}
          fr={fr - at - film.lasts('card')}
          kind="fade"
          split="none"
          id={`turn${index}`}
        />
      </div>
    </div>
  );
}
