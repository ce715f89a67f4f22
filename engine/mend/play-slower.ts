import type { ChangeSet } from './change-set.ts';
import type { SceneSyntax } from './syntax.ts';

/** Divides every reading of the scene's frame. False where the scene's length counts too, or no frame is read. */
export function playSlower({ identifiers }: SceneSyntax, factor: number, changes: ChangeSet): boolean {
  if (identifiers.has('durationInFrames') || identifiers.has('useVideoConfig')) return false;
  const calls = (identifiers.get('useCurrentFrame') ?? []).flatMap(({ parent, start }) =>
    parent?.type === 'CallExpression' && parent.start === start ? [parent] : [],
  );
  const slowed = calls.filter(({ start, end }) => changes.add({ start, end, text: `(useCurrentFrame() / ${factor})` }));
  return slowed.length > 0;
}
