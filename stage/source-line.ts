/** Line of the scene's TSX for every element its code made. React 19 keeps none, so the stage's jsx runtime records it. */
const lines = new WeakMap<object, number>();

export function recordLine(props: object, line: number): void {
  lines.set(props, line);
}

interface Fiber {
  memoizedProps: object | null;
  pendingProps: object | null;
  return: Fiber | null;
}

/**
 * The line in the scene's own TSX that painted `element`: its own, or that of the nearest component around it, so an
 * element made inside a kit piece answers with the line where the scene used the piece.
 */
export function sourceLine(element: Element): number | undefined {
  for (let fiber = fiberOf(element); fiber; fiber = fiber.return) {
    const line = lines.get(fiber.memoizedProps ?? {}) ?? lines.get(fiber.pendingProps ?? {});
    if (line !== undefined) return line;
  }
  return undefined;
}

/** React hangs its own node on the DOM node under a key with a random ending. */
function fiberOf(element: Element): Fiber | null {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key ? ((element as unknown as Record<string, Fiber>)[key] ?? null) : null;
}
