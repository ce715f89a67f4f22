import type { HeldText } from '../reading/masked-text.ts';

/** A masked stretch as the prompt has it, quotation marks and all. */
export const rawOfHeld = (text: string, held: readonly HeldText[]): string =>
  text.replace(/[\ue000-\uf8ff]/g, (one) => held[one.charCodeAt(0) - 0xe000]?.raw ?? '');
