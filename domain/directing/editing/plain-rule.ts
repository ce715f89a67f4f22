/** One wording of people, and how the readers know it. */
export type PlainRule = readonly [RegExp, (...found: string[]) => string];

/** A rule for a whole clause, in whatever case. */
export const plainRule = (source: string, put: (...found: string[]) => string): PlainRule => [
  new RegExp(`^${source}$`, 'iu'),
  put,
];
