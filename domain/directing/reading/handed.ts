import { unmask } from './masked-text.ts';
import { isOnlyText } from './only-text.ts';
import type { Reading } from './reading.ts';

/** "Show on a dark ground: no traffic, coffee on board": what stands behind the colon of a direction. */
export const handedIn = ({ sentences, held }: Reading): string[] =>
  sentences.flatMap(({ role, text, label, source = text }) => {
    const tail = /^.*[:：]\s+(\S.*)$/su.exec(source)?.[1] ?? (label === '' ? undefined : source);
    const isCraft = role !== 'direction' || isOnlyText(source) || tail === undefined;
    return isCraft || !/[,;]/u.test(tail) ? [] : [unmask(tail, held).replace(/[.!]$/u, '')];
  });
