/** Values of an object as one line each: what they say, how long a film is, its colours, what its house keeps to itself. */

import { type Fields, isFields } from './facts-of-object.ts';
import { roleOfKey, wordsOfKey } from './field-keys.ts';
import type { Value } from './from-object.ts';
import { isGroundKey, ordering, placing, technical } from './programs-keys.ts';

/** What a value says in one line: of an object its first value leads. */
export function textOf(value: Value): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object' || value === null) return `${value ?? ''}`;
  // How long one scene lasts is nothing of what it says.
  const isScene = Object.keys(value).some((key) => ordering.test(wordsOfKey(key)) || roleOfKey(key) === 'length');
  const isMakers = (key: string) =>
    roleOfKey(key) === 'length' || technical.test(key) || ordering.test(key) || (isScene && placing.test(key));
  const [first = '', ...rest] = Object.entries(value)
    // `"highlight": true` marks a row for whoever draws it.
    .filter(([key, one]) => typeof one !== 'boolean' && !isMakers(wordsOfKey(key)))
    .map(([, one]) => textOf(one))
    .filter((text) => text !== '');
  return rest.length === 0 ? first : `${first}: ${rest.join(', ')}`;
}

/** `24`, `"24"`, `"24s"`, `{ "target": 24, "unit": "seconds" }` */
export const lengthOf = (value: Value): string =>
  value !== null && isFields(value)
    ? lengthOf(Object.values(value).map(textOf).join(' '))
    : /^\d+$/u.test(`${value}`)
      ? `${value} seconds`
      : textOf(value);

/** Each colour by itself, the ground as such. */
export const coloursOf = (value: Value): string[] =>
  value !== null && isFields(value)
    ? Object.entries(value).map(([key, one]) => `${isGroundKey(key) ? 'Background' : 'Colours'}: ${textOf(one)}`)
    : [`Colours: ${textOf(value)}`];

/** One line each, known as internal by its label. */
export const secretLines = (value: Value): string[] =>
  value !== null && isFields(value)
    ? Object.entries(value).map(([key, one]) => `Internal: ${wordsOfKey(key)} ${spoken(one)}`)
    : [`Internal: ${spoken(value)}`];
const spoken = (value: Value) => textOf(value).replace(/\s*\n\s*/gu, ' ');

/** What is to be kept to directs, unless it names what viewers shall read: "ISO 27001". */
export const constraintOf = (one: Value) => (/\d/u.test(textOf(one)) ? `- ${textOf(one)}` : `Style: ${textOf(one)}`);

const isAddressed = (text: string) => /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/u.test(text);
const isMade = (key: string) => ['maker', 'length', 'refusal'].includes(roleOfKey(key) ?? '');

/** `"onScreen": { "primary": …, "secondary": … }`: its keys say how large each line stands. */
export const linesOnScreen = (value: Fields, of: (key: string, one: Value) => string[]): string[] =>
  Object.entries(value).flatMap(([key, one]) =>
    typeof one !== 'string' || isMade(key) ? of(key, one) : isAddressed(one) ? [`CTA: ${one}`] : [one],
  );
