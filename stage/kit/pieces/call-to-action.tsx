import { ActionButton, buttonPad } from '../action.tsx';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';

export interface CallToActionProps extends PieceProps {
  action?: string;
  address?: string;
  name?: string;
}

/** What to do now, and where. Without an action there is no button: name and address stand alone. */
export function CallToAction(props: CallToActionProps) {
  const { action, address, name } = props;
  const piece = usePiece('CallToAction', { exit: 'none', ...props }, { zone: 'close', words: [action, address, name] });
  if (!piece.shown) return null;
  const { film, box, u, fr } = piece;
  const weights = { name: name ? 0.34 : 0, action: action ? 0.42 : 0, address: address ? 0.24 : 0 };
  const sum = weights.name + weights.action + weights.address || 1;
  const gap = 44 * u;
  const space = box.height - gap * ([name, action, address].filter(Boolean).length - 1);
  const room = (part: keyof typeof weights) => (space * weights[part]) / sum;
  const title = name
    ? piece.fit({
        text: name,
        role: action ? 'headline' : 'display',
        voice: 'display',
        width: box.width,
        height: room('name'),
        lines: 2,
      })
    : null;
  const buttonShare = 1 / (1 + 2 * buttonPad.y);
  const button = action
    ? piece.fit({
        text: action,
        role: name ? 'title' : 'headline',
        voice: 'text',
        weight: 650,
        width: box.width * 0.84,
        height: room('action') * buttonShare,
        lines: 2,
      })
    : null;
  const where = address
    ? piece.fit({
        text: address,
        // Without a name the address is what is remembered.
        role: name ? 'title' : action ? 'headline' : 'display',
        voice: 'text',
        weight: 600,
        width: box.width,
        height: room('address'),
        lines: address.includes(' ') ? 2 : 1,
      })
    : null;
  const starts = [props.cues?.[0], props.cues?.[1]].map((cue) => (cue === undefined ? undefined : piece.at(cue)));
  const actionAt = starts[0] ?? film.lasts('word') + 2;
  const addressAt = starts[1] ?? actionAt + (action ? film.lasts('card') + 6 : 2);
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
      {title ? (
        <TextBlock
          film={film}
          fitted={title}
          colour={piece.tone}
          align="center"
          fr={fr}
          kind={piece.kind}
          split="word"
          id="name"
        />
      ) : null}
      {button ? (
        <ActionButton
          piece={piece}
          fitted={button}
          at={name ? actionAt : 0}
          press={addressAt + film.lasts('word') + 14}
        />
      ) : null}
      {where ? (
        <TextBlock
          film={film}
          fitted={where}
          colour={film.colours.brandText}
          align="center"
          fr={fr - addressAt}
          kind={piece.kind}
          split="line"
          id="address"
        />
      ) : null}
    </PieceShell>
  );
}
