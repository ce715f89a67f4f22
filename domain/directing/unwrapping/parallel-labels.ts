/** "Arabica: sweet and soft. Robusta: strong and bitter.": what is said of one thing after the other is told, whatever its words. */
import { classesOf } from '../lexicon/word-classes.ts';
import { isLookWord } from '../reading/look-words.ts';
import { kindOfLabel } from './brief-labels.ts';
import { roleOfKey } from './field-keys.ts';
import { kindOfLabel as kindInScript } from './script-labels.ts';

const rows =
  /(?<=^|[.!?]["”“»]?\s+|\n\s*)(\p{Lu}[\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}'’-]+)?)\s?:\s+([^.!?:\n]{3,140}[.!?]?)/gu;
const ofMaking: ReadonlySet<string> = new Set(['LOOK', 'LOOKN', 'COLOUR', 'CRAFT', 'FILM', 'FORMAT', 'USE']);

/** The labels of two such sentences and more that stand right behind each other, in small letters. */
export function parallelLabels(prompt: string, language: string): ReadonlySet<string> {
  const found = [...prompt.matchAll(rows)].map(({ 0: whole, 1: label = '', index }) => ({
    label,
    from: index,
    to: index + whole.length,
  }));
  const besides = (at: number, next: number) =>
    found[at] !== undefined &&
    found[next] !== undefined &&
    prompt.slice(Math.min(found[at].to, found[next].to), Math.max(found[at].from, found[next].from)).trim() === '';
  return new Set(
    found
      .filter(
        ({ label }, at) =>
          labelsThing(label, language) &&
          [at - 1, at + 1].some((next) => besides(at, next) && labelsThing(found[next]?.label ?? '', language)),
      )
      .map(({ label }) => label.toLowerCase()),
  );
}

/** A label that names a thing, and no part of a film or of how it shall be. */
export const labelsThing = (label: string, language: string) =>
  label !== '' &&
  kindOfLabel(label) === null &&
  kindInScript(label) === null &&
  roleOfKey(label) === null &&
  label
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => !isLookWord(word) && !classesOf(word, language).some((one) => ofMaking.has(one)));
