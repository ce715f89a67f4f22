/** The story shapes of the art direction, section 2, in the order that breaks ties. */
export const shapeKeys = [
  'launch',
  'explainer',
  'report',
  'event',
  'hiring',
  'comparison',
  'tutorial',
  'testimonial',
  'sting',
  'alert',
  'tour',
  'manifesto',
  'offer',
  'list',
] as const;
export type ShapeKey = (typeof shapeKeys)[number];

export interface Shape {
  /** What a person calls it. */
  title: string;
  /** Shortest, usual and longest film in seconds when the brief states no length. */
  seconds: [number, number, number];
  /** Energy of hook, of each hero beat in turn (the last repeats) and of the closing, 1–5. */
  energy: { hook: number; hero: number[]; closing: number };
}

export const shapeTable: Record<ShapeKey, Shape> = {
  launch: { title: 'launch', seconds: [10, 16, 20], energy: { hook: 4, hero: [3, 3, 5, 3], closing: 2 } },
  explainer: { title: 'explainer', seconds: [10, 20, 28], energy: { hook: 3, hero: [2, 3, 4, 5], closing: 2 } },
  report: { title: 'report', seconds: [12, 18, 22], energy: { hook: 4, hero: [3, 3, 5], closing: 2 } },
  event: { title: 'event', seconds: [8, 14, 20], energy: { hook: 4, hero: [5, 3, 3], closing: 3 } },
  hiring: { title: 'hiring', seconds: [10, 16, 20], energy: { hook: 3, hero: [3, 5, 2], closing: 3 } },
  comparison: { title: 'comparison', seconds: [10, 16, 20], energy: { hook: 3, hero: [2, 4, 5], closing: 3 } },
  tutorial: { title: 'tutorial', seconds: [12, 20, 28], energy: { hook: 3, hero: [3, 3, 5], closing: 2 } },
  testimonial: { title: 'testimonial', seconds: [8, 14, 20], energy: { hook: 2, hero: [4, 3, 5], closing: 2 } },
  sting: { title: 'logo sting', seconds: [5, 6, 8], energy: { hook: 3, hero: [5], closing: 1 } },
  alert: { title: 'alert', seconds: [8, 11, 15], energy: { hook: 5, hero: [3, 2], closing: 3 } },
  tour: { title: 'product tour', seconds: [12, 20, 28], energy: { hook: 3, hero: [3, 3, 4, 5], closing: 2 } },
  manifesto: { title: 'manifesto', seconds: [10, 18, 22], energy: { hook: 2, hero: [4, 1, 5], closing: 2 } },
  offer: { title: 'offer', seconds: [6, 10, 15], energy: { hook: 5, hero: [3, 2], closing: 4 } },
  list: { title: 'list', seconds: [12, 18, 22], energy: { hook: 3, hero: [3, 3, 5], closing: 2 } },
};
