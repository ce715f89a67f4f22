import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { kitIcons, kitModule, kitPieces } from '../../contract/kit.ts';

/** TSX with the kit's pieces, their props and icons as completions, in colours of the app's own. */
export function sceneLanguage(): Extension {
  return [
    javascript({ jsx: true, typescript: true }),
    syntaxHighlighting(colours),
    autocompletion({ override: [completeKit] }),
  ];
}

/** Pieces after `<` or a word, props within a piece's tag, icons within `icon="…"`. */
export function completeKit(context: CompletionContext): CompletionResult | null {
  const before = context.state.sliceDoc(Math.max(0, context.pos - 600), context.pos);
  const icon = /\bicon="([\w-]*)$/.exec(before);
  if (icon)
    return { from: context.pos - (icon[1] ?? '').length, options: kitIcons.map((label) => ({ label, type: 'enum' })) };
  const tag = /<([A-Z]\w*)\b[^<>]*\s(\w*)$/.exec(before);
  const piece = tag && kitPieces.find(({ name }) => name === tag[1]);
  if (piece && tag) {
    const options = propsOf(piece.props).map((label) => ({ label, type: 'property' }));
    return { from: context.pos - (tag[2] ?? '').length, options };
  }
  const word = context.matchBefore(/<?[A-Za-z]\w*/);
  if (!word && !context.explicit) return null;
  const from = (word?.from ?? context.pos) + (word?.text.startsWith('<') ? 1 : 0);
  return { from, options: pieces, validFor: /^\w*$/ };
}

/** Names in the short TypeScript of the catalogue, such as `title?: string; size = 2; who?`. */
export function propsOf(props: string): string[] {
  return props.split(';').flatMap((prop) => /^\s*(\w+)/.exec(prop)?.[1] ?? []);
}

const pieces = kitPieces.map(({ name, purpose, example }) => ({
  ...{ label: name, detail: kitModule, type: 'class' },
  info: `${purpose} ${example}`,
}));

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword], color: 'light-dark(#9a3412, #fb9a6b)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'light-dark(#3f6212, #b5d57a)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'light-dark(#1d4e89, #86bdf2)' },
  { tag: [tags.tagName, tags.className, tags.typeName], color: 'light-dark(#6d28a8, #d3a8f5)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'light-dark(#0f5e63, #7fd0d4)' },
  { tag: tags.comment, color: 'light-dark(#6b655b, #9a97a5)', fontStyle: 'italic' },
]);
