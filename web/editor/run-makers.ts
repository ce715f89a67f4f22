/** Kinds of runs that write scenes. */
export const makers: ReadonlySet<string> = new Set(['prompt', 'loop', 'production']);
