import type { DirectorInput } from '../director.ts';
import { readSound, type SoundWish } from './read-sound.ts';

type Told = Pick<DirectorInput, 'prompt' | 'contexts' | 'captions'>;

/** What a film of its own shall be heard with, by its prompt and what the project requires, and the input without it. */
export function wishOf<Input extends Told>(input: Input): { input: Input; wish: SoundWish } {
  const { prompt, wish: said } = readSound(input.prompt);
  let required: SoundWish = {};
  const contexts = input.contexts.map((entry) => {
    if (entry.label === 'brand') return entry;
    const { prompt: text, wish } = readSound(entry.text);
    required = { ...required, ...wish };
    return { ...entry, text };
  });
  const { captions } = input;
  const option = captions === undefined ? {} : { captions: captions === 'burn' };
  return { input: { ...input, prompt, contexts }, wish: { ...required, ...said, ...option } };
}
