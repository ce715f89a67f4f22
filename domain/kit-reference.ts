import { kitIcons, kitModule, kitPieces, kitZones } from '../contract/kit.ts';

const rules = `Motion kit. import { Ground, Headline } from '${kitModule}'. A scene is one TSX file whose default export is a component; it imports react, remotion and the kit only. Uploads: <Img src={asset('name')} /> (Img from remotion); a clip: <AssetVideo src={asset('name')} />; a typeface: fontFamily: asset('name'). Look, type, springs and colour come from the theme: set none.
Every piece takes: zone = "auto" (${kitZones.join(', ')}, or {x,y,w,h} in % of the frame) · from = 0 · to = end · enter, exit = "auto" ("none", "fade", "clip", "zoom", "up", "down", "left", "right": the way it travels; enter also a signature) · tone = "ink" ("brand", "accent", "muted") · cues: number[] = spread evenly (frames of the inner reveals). Frames count from the scene's start. Inside a Stage a piece fills it. Closing scenes and Ground: exit="none". Text fits itself (by textScale = 1); give the brief's own strings. Bare props are strings.
Example:
export default () => <><Kicker zone="head" text="Builds" to={114} /><Headline zone="A" text="Builds used to take 14 minutes." emphasis="14 minutes" to={114} /></>;`;

/** The whole kit as text for a director or a person: at most 11,000 characters. */
export function kitReference(): string {
  const lines = kitPieces.map(
    ({ name, purpose, props, castBy, example }) => `${name}: ${purpose} [${castBy}]. ${props}\n  ${example}`,
  );
  return `${rules}\n${lines.join('\n')}\nIcons: ${kitIcons.join(' ')}\n`;
}
