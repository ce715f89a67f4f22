import { expect, test } from '@jest/globals';
import { namedAssets } from '../../../domain/media/named-assets.ts';

test('the assets that a scene names are found with their lines, in any quotes', () => {
  const code = `import { asset } from '@framewright/kit';
const logo = asset('logo');
export default () => <><Img src={asset("photo-2")} /><Img src={asset(\`mark\`)} /></>;`;
  expect(namedAssets(code)).toEqual([
    { name: 'logo', line: 2 },
    { name: 'photo-2', line: 3 },
    { name: 'mark', line: 3 },
  ]);
});

test('comments, other functions and names that are worked out name nothing', () => {
  const code = `// asset('one')
 * asset('two')
const dataset = myasset('three');
const four = asset(\`four-\${n}\`) + asset(name) + asset('a' + b);`;
  expect(namedAssets(code)).toEqual([]);
});
