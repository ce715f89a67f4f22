/** Line and column in the scene's TSX, both from 1. */
export interface SourcePosition {
  line: number;
  column?: number;
}

/** Where each element of the scene's code was made. React 19 keeps no place, so the stage's jsx runtime records it. */
const places = new WeakMap<object, SourcePosition>();

export function recordPlace(props: object, place: SourcePosition): void {
  places.set(props, place);
}

interface Fiber {
  memoizedProps: object | null;
  pendingProps: object | null;
  return: Fiber | null;
}

/**
 * The place in the scene's own TSX that painted `element`: its own, or that of the nearest component around it, so an
 * element made inside a kit piece answers with the line where the scene used the piece.
 */
export function sourcePlace(element: Element): SourcePosition | undefined {
  for (let fiber = fiberOf(element); fiber; fiber = fiber.return) {
    const place = places.get(fiber.memoizedProps ?? {}) ?? places.get(fiber.pendingProps ?? {});
    if (place) return place;
  }
  return undefined;
}

/** React hangs its own node on the DOM node under a key with a random ending. */
function fiberOf(element: Element): Fiber | null {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key ? ((element as unknown as Record<string, Fiber>)[key] ?? null) : null;
}
