/** A number with its noun, as people write it: `1 fault`, `2 faults`. Nouns here all take an s. */
export const quantity = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
