interface Point {
  x: number;
  y: number;
}

/** Area that two convex shapes share: one is cut by each edge of the other in turn. Corners run clockwise on a screen. */
export function sharedArea(one: readonly Point[], other: readonly Point[]): number {
  let shape = [...one];
  other.forEach((from, index) => {
    const to = other[(index + 1) % other.length] as Point;
    shape = cutBy(shape, from, to);
  });
  return shapeArea(shape);
}

export function shapeArea(shape: readonly Point[]): number {
  const twice = shape.reduce((sum, a, index) => {
    const b = shape[(index + 1) % shape.length] as Point;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** What of a shape lies to the right of an edge that is walked from one point to another. */
function cutBy(shape: readonly Point[], from: Point, to: Point): Point[] {
  const side = ({ x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  return shape.flatMap((point, index) => {
    const next = shape[(index + 1) % shape.length] as Point;
    const [here, there] = [side(point), side(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const way = here / (here - there);
    return [...kept, { x: point.x + (next.x - point.x) * way, y: point.y + (next.y - point.y) * way }];
  });
}
