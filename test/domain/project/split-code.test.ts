import { expect, test } from '@jest/globals';
import { codeOfLaterPart, cutAt } from '../../../domain/project/split-code.ts';
import { transformScene } from '../../../engine/compile/transform-scene.ts';

test.each([
  [
    'a named function',
    `import { useCurrentFrame } from 'remotion';\nexport default function Scene() { return <p>{useCurrentFrame()}</p>; }\n`,
    'Scene',
  ],
  ['an arrow', 'export default () => <p />;', 'WholeScene'],
  ['a function without a name', 'export default function () { return <p />; }', 'WholeScene'],
  ['a name', 'const Hello = () => <p />;\nexport default Hello;\n', 'WholeScene'],
  ['code that was cut before', codeOfLaterPart('export default () => <p />;', 30) ?? '', 'From30'],
])('the later part of %s shows the same scene ahead of its clock', async (_, code, whole) => {
  const later = codeOfLaterPart(code, 30) ?? '';
  expect(later).toContain('from={-30}');
  expect(later).toContain(`<${whole} />`);
  expect(await transformScene(later)).toHaveProperty('js');
});

test('code that exports its scene in another way is not cut, and a playhead outside a scene cuts nothing', () => {
  expect(codeOfLaterPart('const A = () => null;\nexport { A as default };', 3)).toBeNull();
  const scene = { startFrame: 10, durationInFrames: 20 };
  expect([9, 10, 11, 29, 30].map((frame) => cutAt(scene, frame))).toEqual([null, null, 1, 19, null]);
});
