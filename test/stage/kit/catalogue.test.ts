import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { kitIcons, kitPieces, kitSettings } from '../../../contract/kit.ts';
import { kitReference } from '../../../domain/kit-reference.ts';

const kit = join(import.meta.dirname, '../../../stage/kit');

test('the catalogue lists exactly what scenes can import', () => {
  const exported = [...readFileSync(join(kit, 'index.ts'), 'utf8').matchAll(/export \{ (\w+) \}/g)].map(
    ([, name]) => name,
  );
  expect(kitPieces.map(({ name }) => name).sort()).toEqual(exported.sort());
});

test('the whole reference stays under 3,000 tokens', () => {
  expect(kitReference().length).toBeLessThan(11_000);
});

test('every icon of the catalogue is drawn', () => {
  const drawn = [...readFileSync(join(kit, 'glyph-paths.ts'), 'utf8').matchAll(/^ {2}(\w+): \[/gm)].map(
    ([, name]) => name,
  );
  expect(drawn.sort()).toEqual([...kitIcons].sort());
});

test('props that take one of a few names, and the common ones, are known to hold no words', () => {
  const chosen = kitPieces.flatMap(({ props }) =>
    [...props.matchAll(/(\w+)\??: "[^"]+"(?=\|)/gu)].map(([, name]) => name),
  );
  const common = ['zone', 'enter', 'exit', 'tone', 'align', 'icon', 'src', 'logo'];
  expect([...chosen, ...common].filter((name) => !kitSettings.has(name ?? ''))).toEqual([]);
  for (const name of ['text', 'title', 'label', 'value', 'items', 'suffix', 'unit', 'who', 'before', 'after', 'name'])
    expect({ name, isSetting: kitSettings.has(name) }).toEqual({ name, isSetting: false });
});
