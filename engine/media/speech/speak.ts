import type { AssetWord } from '../../../contract/assets.ts';
import { AppError } from '../../../contract/errors.ts';
import { alignWords } from '../../../domain/media/speech/align-words.ts';
import { type Phrase, phrasesOf } from '../../../domain/media/speech/phrases.ts';
import { type FfmpegOptions, runEspeak } from '../../jail/run-ffmpeg.ts';
import { readWav, type Sound } from './wav.ts';

export interface Speech {
  /** As in `en` or `pt-BR`. */
  language: string;
  voice: 'female' | 'male';
  /** 1 is the voice's own pace. */
  speed: number;
}

export type SpeakOptions = Pick<FfmpegOptions, 'tools' | 'allowUnsandboxed' | 'signal'> & {
  onProgress?: (share: number) => void;
};

/** The program's names of languages that it does not call by their common tag. */
const voiceNames: Record<string, string> = { en: 'en-us', fr: 'fr-fr', zh: 'cmn', no: 'nb', tl: 'en-us', iw: 'he' };
const wordsAMinute = 165;
const atOnce = 4;
const edgeSeconds = 0.05;

/**
 * Speaks a text phrase by phrase in the jail and tells when each word is said. Throws `operation_unavailable` for a
 * language without a voice and `asset_refused` for a text in which nothing can be said.
 */
export async function speak(
  text: string,
  speech: Speech,
  options: SpeakOptions,
): Promise<Sound & { words: AssetWord[] }> {
  const phrases = phrasesOf(text);
  if (phrases.length === 0) {
    const detail = 'The text has no word that can be spoken.';
    throw new AppError('asset_refused', detail, { detail });
  }
  const say = sayer(speech, options);
  const alone = new Map<string, Promise<Sound>>();
  const sounds: SpokenPhrase[] = [];
  for (const [index, phrase] of phrases.entries()) {
    const sound = await say(phrase.text);
    const words = await wordSounds(phrase, say, alone);
    // Here, and not for all phrases at once: between two of them others have their turn.
    sounds.push({
      sound,
      times: alignWords(
        sound.samples,
        words.map(({ samples }) => samples),
        sound.rate,
      ),
    });
    options.onProgress?.((index + 1) / phrases.length);
  }
  return join(phrases, sounds);
}

interface SpokenPhrase {
  sound: Sound;
  /** When each of its words is said, in seconds of the phrase. */
  times: ReturnType<typeof alignWords>;
}

type Say = (text: string) => Promise<Sound>;

function sayer({ language, voice, speed }: Speech, { tools, allowUnsandboxed, signal }: SpeakOptions): Say {
  const name = `${voiceNames[language.toLowerCase()] ?? language.toLowerCase()}${voice === 'female' ? '+f3' : ''}`;
  const args = ['-v', name, '-s', String(Math.round(wordsAMinute * speed)), '-b', '1', '-z', '--stdin', '--stdout'];
  return async (text) => {
    const stdin = [Buffer.from(text)];
    const run = { tools, allowUnsandboxed, signal, stdin, timeoutSeconds: 30 };
    const { stdout } = await runEspeak(args, run).catch((error: Error) => {
      throw /voice does not exist/iu.test(error.message) ? noVoice(language) : error;
    });
    return readWav(stdout);
  };
}

function noVoice(language: string): AppError {
  const detail = `There is no voice for the language “${language}” here.`;
  return new AppError('operation_unavailable', detail, { detail });
}

/** Each word as it sounds alone, each spoken once. */
async function wordSounds({ words }: Phrase, say: Say, alone: Map<string, Promise<Sound>>): Promise<Sound[]> {
  const sounds: Sound[] = [];
  for (let at = 0; at < words.length; at += atOnce) {
    const some = words.slice(at, at + atOnce).map((word) => {
      const known = alone.get(word) ?? say(word.replace(/[\p{P}]+$/u, '') || word);
      alone.set(word, known);
      return known;
    });
    sounds.push(...(await Promise.all(some)));
  }
  return sounds;
}

/** All phrases in one sound, with their pauses. */
function join(phrases: readonly Phrase[], sounds: readonly SpokenPhrase[]) {
  const rate = sounds[0]?.sound.rate ?? 22_050;
  const parts: { at: number; samples: Float32Array }[] = [];
  const words: AssetWord[] = [];
  let at = Math.round(edgeSeconds * rate);
  for (const [index, phrase] of phrases.entries()) {
    const { sound, times } = sounds[index] as SpokenPhrase;
    const begin = at / rate;
    for (const [place, time] of times.entries()) {
      words.push({
        text: (phrase.words[place] as string).trim(),
        from: rounded(begin + time.start),
        to: rounded(begin + time.end),
      });
    }
    parts.push({ at, samples: sound.samples });
    at += sound.samples.length + Math.round(phrase.pause * rate);
  }
  const samples = new Float32Array(at + Math.round(edgeSeconds * rate));
  for (const part of parts) samples.set(part.samples, part.at);
  return { samples, rate, words };
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;
