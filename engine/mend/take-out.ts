import type { ChangeSet } from './change-set.ts';
import { type Node, within } from './syntax.ts';

/** Takes characters out of the words that stand in an element's own code. False where none of them are written there. */
export function takeOut(element: Node, characters: string, changes: ChangeSet): boolean {
  const unwanted = [...characters];
  const written = (element.children as Node[]).flatMap((child) =>
    [...within(child)].filter(
      ({ type, value }) =>
        /^(?:JSXText|StringLiteral)$/u.test(type) && unwanted.some((each) => String(value).includes(each)),
    ),
  );
  for (const { type, start, end, value } of written) {
    const rest = unwanted.reduce((text, each) => text.replaceAll(each, ''), String(value));
    const isLost = rest.includes('\n') || /[{}<>&]/u.test(rest);
    if (isLost || !changes.add({ start, end, text: type === 'JSXText' ? rest : JSON.stringify(rest) })) return false;
  }
  return written.length > 0;
}
