import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, test } from '@jest/globals';
import { kitIcons, kitPieces } from '../../contract/kit.ts';
import { completeKit, propsOf } from '../../web/code/scene-language.ts';

const completionsAt = (text: string) => {
  const state = EditorState.create({ doc: text });
  const result = completeKit(new CompletionContext(state, text.length, false));
  return result && { typed: text.slice(result.from), labels: result.options.map(({ label }) => label) };
};

test('every piece of the kit is offered after "<", its own props within its tag, and the icons where an icon belongs', () => {
  expect(completionsAt('return <Head')).toEqual({ typed: 'Head', labels: kitPieces.map(({ name }) => name) });
  for (const { name, props } of kitPieces) {
    const labels = propsOf(props);
    expect(completionsAt(`<${name} a`)).toEqual({ typed: 'a', labels });
  }
  expect(completionsAt('<Icon icon="ar')).toEqual({ typed: 'ar', labels: kitIcons });
  expect(completionsAt('const a = 1; ')).toBeNull();
});

test('props are read from the catalogue by their names alone', () => {
  expect(propsOf('title?: string; size = 2; who?')).toEqual(['title', 'size', 'who']);
});
