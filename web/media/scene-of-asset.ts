import { kitModule } from '../../contract/kit.ts';

/** What a scene writes to show an asset. */
export const referenceTo = (name: string) => `asset('${name}')`;

/** Code of a scene that shows one picture in the middle of the film. */
export function sceneOfPicture(name: string): string {
  const called = name.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return `import { asset } from '${kitModule}';
import { AbsoluteFill, Img } from 'remotion';

export default function Show${called}() {
  return (
    <AbsoluteFill style={{ alignItems: 'center', justifyContent: 'center' }}>
      <Img src={${referenceTo(name)}} style={{ maxWidth: '64%', maxHeight: '64%', objectFit: 'contain' }} />
    </AbsoluteFill>
  );
}
`;
}
