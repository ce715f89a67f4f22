import { isColourWish, readColours } from '../reading/colours.ts';
import type { Value } from './from-object.ts';

const neutral =
  /^(?:(?:warm|off|pure|soft|cool)[\s-])?(?:white|black|weiß|schwarz|blanc|noir|blanco|negro|bianco|nero|branco|preto|wit|zwart)$/iu;

/** Whether a value of an object is a colour and nothing besides: "emerald", "warm white", "#0B8A8F". */
export const namesColour = (value: Value): boolean =>
  typeof value === 'string' &&
  value.length <= 40 &&
  (neutral.test(value) || readColours(`Background: ${value}`, false).length > 0);

/** Whether words behind a label are a colour by name or code: "Background: dark green (#0F2A1D)". */
export const tellsColour = (words: string): boolean =>
  words.length <= 60 && (/#[0-9a-f]{3,6}\b/iu.test(words) || isColourWish(words.replace(/[.!]$/u, '')));
