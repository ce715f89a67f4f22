import { languageOf } from '../../domain/directing/reading/language.ts';
import type { HereEnd } from '../../domain/media/media-end.ts';
import { finishSound } from './finish-sound.ts';
import type { HereTools } from './here-tools.ts';
import { speak } from './speech/speak.ts';
import { writeWav } from './write-wav.ts';

const voiceLoudness = -16;

/** Speech by espeak-ng, in the text's language unless told, with the time of each word. */
export function speakHere(tools: HereTools): HereEnd['make'] {
  return async ({ text = '', language = languageOf(text), voice, speed = 1 }, { signal, onProgress }) => {
    const chosen = /^(f|female|woman)/iu.test(voice ?? '') ? ('female' as const) : ('male' as const);
    const speech = { language, voice: chosen, speed };
    const { words, ...sound } = await speak(text, speech, { ...tools, signal, onProgress });
    const content = await finishSound(writeWav([sound.samples], sound.rate), {
      ...tools,
      signal,
      loudness: voiceLoudness,
      channels: 1,
    });
    const seconds = sound.samples.length / sound.rate;
    return { content, type: 'audio/wav', words, facts: { ...speech, seconds, words: words.length } };
  };
}
