import type { Asset } from '../../contract/assets.ts';
import { kitModule } from '../../contract/kit.ts';

/** What a scene writes to show an asset. */
export const referenceTo = (name: string) => `asset('${name}')`;

/** Code of a scene that shows one picture, or one clip, in the middle of the film. */
export function sceneOf({ name, clip }: Pick<Asset, 'name' | 'clip'>): string {
  const called = name.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const imports = clip
    ? `import { AssetVideo, asset } from '${kitModule}';\nimport { AbsoluteFill } from 'remotion';`
    : `import { asset } from '${kitModule}';\nimport { AbsoluteFill, Img } from 'remotion';`;
  return `${imports}

export default function Show${called}() {
  return (
    <AbsoluteFill style={{ alignItems: 'center', justifyContent: 'center' }}>
      <${clip ? 'AssetVideo' : 'Img'} src={${referenceTo(name)}} style={{ maxWidth: '64%', maxHeight: '64%', objectFit: 'contain' }} />
    </AbsoluteFill>
  );
}
`;
}
