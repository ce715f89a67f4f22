import { expect, test } from '@jest/globals';
import { transformScene } from '../../../engine/compile/transform-scene.ts';
import { drawsCaptions } from '../../../web/sound/draws-captions.ts';

const compiled = async (body: string) => {
  const reply = await transformScene(`import { Captions, Headline } from '@framewright/kit';\n${body}`);
  return { '/scenes/a.js': 'js' in reply ? reply.js : '' };
};

test('a film whose scene draws captions is told from one that does not', async () => {
  expect(drawsCaptions(await compiled('export default () => <Captions captions={[]} />;'))).toBe(true);
  expect(drawsCaptions(await compiled('export default () => <Headline text="Captions from us" />;'))).toBe(false);
  expect(drawsCaptions({})).toBe(false);
});
