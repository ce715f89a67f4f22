import { type MusicMood, musicMoods } from '../../../contract/media-operations.ts';
import { namedMood } from '../../media/music/moods.ts';
import { type HeldText, heldOf, maskText } from '../reading/masked-text.ts';
import { voicedScript } from '../unwrapping/voiced-script.ts';
import { asksFilm, isCourtesy, rawOf, tidy } from './asks-film.ts';
import {
  between,
  boundary,
  fastVoice,
  femaleVoice,
  languagesByName,
  leads,
  loudMusic,
  maleVoice,
  others,
  plainNouns,
  quietMusic,
  refusals,
  romance,
  type SoundKind,
  slowVoice,
  soundKinds,
  soundNouns,
} from './sound-words.ts';

export interface VoiceWish {
  language?: string;
  voice?: 'female' | 'male';
  speed?: number;
  /** Words that are to be said, where the prompt gives them. */
  script?: string;
}

export interface MusicWish {
  /** As the prompt says it. */
  prompt: string;
  mood?: MusicMood;
  tempo?: number;
  /** Decibels. */
  volume: number;
}

/** What a prompt says that its film shall be heard with. */
export interface SoundWish {
  voice?: VoiceWish;
  music?: MusicWish;
  captions?: boolean;
  effects?: boolean;
}

export interface ReadSound {
  /** The prompt without what it says of sound. */
  prompt: string;
  wish: SoundWish;
}

const mark = '[\\ue000-\\uf8ff]';
const nouns = soundKinds.map((kind) => `(?<${kind}>${soundNouns[kind]})`).join('|');
const heard = soundKinds
  .filter((kind) => kind !== 'voice')
  .map((kind) => `(?<${kind}>${soundNouns[kind]})`)
  .join('|');
/** Adjectives after a noun of a Romance language: "musique douce". */
const after = `(?:\\s+(?:(?:très|muy|muito|molto|bien)\\s)?(?!(?:${leads}|${others})(?![\\p{L}]))[\\p{L}-]{3,}){0,2}?`;
const says =
  '(?:(?:that|which|who|the|der|die|das|qui|que|che)\\s+)*(?:says?|saying|reads?|reading|speaks?|with\\sthe\\s(?:text|words|script)|sagt|liest|spricht|mit\\sdem\\stext|dit|lit|dice|legge|diz)';
const tail = [
  '(?:\\s+(?:in|auf|en|em)\\s+(?:the\\s)?(?:english|german|french|spanish|italian|portuguese|deutsch|englisch|französisch|spanisch|italienisch|portugiesisch|anglais|allemand|français|espagnol|italien|portugais|inglés|alemán|francés|español|italiano|portugués|inglese|tedesco|francese|spagnolo|portoghese|inglês|alemão|francês|espanhol|português))',
  '(?:\\s+(?:by|from|spoken\\sby|read\\sby|von|par|por|da|di)\\s+(?:an?|the|einer?|einem|une?|una?|um|uma)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:woman|man|female|male|voice|speaker|frau|mann|femme|homme|mujer|hombre|donna|uomo|mulher|homem))',
  '(?:\\s+(?:in\\sthe\\sbackground|underneath|under\\s(?:it|everything)|behind\\sit|im\\shintergrund|darunter|en\\sfond|de\\sfondo|in\\ssottofondo|throughout))',
  '(?:\\s+(?:at|with|bei|mit|à|a|de)\\s+(?:about\\s|around\\s)?\\d{2,3}\\s?bpm)',
  '(?:\\s+(?:burn(?:ed|t)?[\\s-]in(?:to\\sthe\\s(?:picture|film|video))?|on\\s(?:the\\s)?screen|in\\sthe\\spicture|eingebrannt|im\\sbild|incrustés|quemados))',
].join('|');
const phrase = new RegExp(
  `(?<lead>^\\s*|[,;(]\\s*(?:(?:${leads}|${refusals})\\s+)*|(?<![\\p{L}])(?:(?:${leads}|${refusals})\\s+)+)(?<words>(?:${between}){0,5}?)(?:(?<voice>${soundNouns.voice})(?![\\p{L}])(?<after>${after})(?:\\s*(?:${says}\\s*[:,]?|:)?\\s*(?<script>${mark}))?|(?:${heard})(?![\\p{L}])(?<after>${after}))(?<tail>(?:${tail})*)${boundary}\\)?`,
  'giu',
);
const label = new RegExp(
  `^\\s*(?:(?:${nouns})(?:\\s+(?:script|text))?|(?<voiceText>script|sprechertext|skript|guion|copione|roteiro))\\s*[:：]\\s*(?<rest>[\\s\\S]+)$`,
  'iu',
);
const orders =
  /^\s*(?:and\s|also\s|please\s|und\s|bitte\s)*(?:add|use|include|give\sit|put|have|set|with|plus|mit|avec|con|com|verwende|nimm|füge|nutze|ajoute[rz]?|utilise[rz]?|agrega|añade|usa|aggiungi|adicione)\s/iu;

/** Takes out of a prompt what it wishes to hear: a voice, music, captions, effects. Quoted words are never such a wish. */
export function readSound(raw: string): ReadSound {
  const voiced = voicedScript(raw);
  if (voiced === null) return readAsked(raw);
  const { prompt, wish } = readAsked(voiced.prompt);
  return { prompt, wish: { ...wish, voice: { ...wish.voice, script: voiced.spoken } } };
}

function readAsked(raw: string): ReadSound {
  const { text, held } = maskText(raw);
  const wish: SoundWish = {};
  const asked = text.split(/(?<=\n)/u).map((line) => readScript(line, wish, held) ?? readLine(line, wish, held));
  const left = asked.join('');
  return { prompt: left === text ? raw : rawOf(tidy(left), held), wish };
}

function readLine(line: string, wish: SoundWish, held: readonly HeldText[]): string {
  const sentences = line.split(/(?<=[.!?](?=\s))/u);
  const asked = sentences.map((sentence) => readLabel(sentence, wish, held) ?? readPhrases(sentence, wish, held));
  const left = asked.filter((sentence, index) => sentence === sentences[index] || !isCourtesy(sentence));
  return left.length === 0 && line.endsWith('\n') ? '\n' : left.join('');
}

/** "Voiceover: Meet Lumen. It learns your light." The rest of the line is what is said. */
function readScript(line: string, wish: SoundWish, held: readonly HeldText[]): string | null {
  const { voice, voiceText, rest = '' } = label.exec(line)?.groups ?? {};
  if ((voice ?? voiceText) === undefined || heldOf(rest, held)[0]?.kind === 'quote') return null;
  if (rest.trim().split(/\s+/u).length <= 6 && !/[.!?]\s*$/u.test(rest)) return null;
  note(wish, 'voice', '', rawOf(rest, held));
  return '\n';
}

/** "Music: calm piano", "Voiceover: Meet Lumen. It learns your light." The label's line is the wish and nothing else. */
function readLabel(sentence: string, wish: SoundWish, held: readonly HeldText[]): string | null {
  const found = label.exec(sentence);
  if (found === null) return null;
  const { rest = '', voiceText, ...kinds } = found.groups ?? {};
  const kind = voiceText ? 'voice' : soundKinds.find((one) => kinds[one] !== undefined);
  if (kind === undefined) return null;
  if (/^\s*(?:none|no|off|keine?|aus|aucune?|ninguna?|nessuna?)\b/iu.test(rest)) return '';
  const quoted = heldOf(rest, held)[0];
  const script = kind === 'voice' && quoted?.kind === 'quote' ? quoted.text : undefined;
  note(wish, kind, script ? '' : rest, script);
  return '';
}

function readPhrases(sentence: string, wish: SoundWish, held: readonly HeldText[]): string {
  const found = [...sentence.matchAll(phrase)].filter(isWish);
  if (found.length === 0) return sentence;
  const left = found.reduceRight(
    (rest, { index, 0: all }) => `${rest.slice(0, index)} ${rest.slice(index + all.length)}`,
    sentence,
  );
  const isPlain = found.some((one) =>
    plainNouns.test(soundKinds.map((kind) => one.groups?.[kind]).find(Boolean) ?? ''),
  );
  if (!isPlain && !orders.test(sentence) && !asksFilm(sentence) && !isCourtesy(left)) return sentence;
  for (const { groups = {} } of found) {
    const kind = soundKinds.find((one) => groups[one] !== undefined) as SoundKind;
    const isRefused = new RegExp(`(?<![\\p{L}])(?:${refusals})\\s+$`, 'iu').test(groups.lead ?? '');
    const script = groups.script === undefined ? undefined : heldOf(groups.script, held)[0]?.text;
    if (!isRefused)
      note(wish, kind, `${groups.words ?? ''}${groups[kind] ?? ''}${groups.after ?? ''}${groups.tail ?? ''}`, script);
  }
  return left.replace(/\s+(?:with|and|plus|mit|und|avec|et|con|y|e|com)\s*(?=[.,;!?]|$)/giu, '');
}

/** Words after the noun are its own only where a language has them there. */
function isWish({ groups = {} }: RegExpMatchArray): boolean {
  const kind = soundKinds.find((one) => groups[one] !== undefined) as SoundKind;
  return !groups.after || romance.test(groups[kind] ?? '');
}

function note(wish: SoundWish, kind: SoundKind, said: string, script?: string): void {
  if (kind === 'voice') wish.voice = { ...wish.voice, ...voiceOf(said), ...(script && { script }) };
  else if (kind === 'music') wish.music = musicOf(said);
  else wish[kind] = true;
}

export function voiceOf(said: string): VoiceWish {
  const language = languagesByName.find(([name]) => name.test(said))?.[1];
  const voice = femaleVoice.test(said) ? ('female' as const) : maleVoice.test(said) ? ('male' as const) : undefined;
  const speed = slowVoice.test(said) ? 0.92 : fastVoice.test(said) ? 1.12 : undefined;
  return { ...(language && { language }), ...(voice && { voice }), ...(speed && { speed }) };
}

export function musicOf(said: string): MusicWish {
  const tempo = Number(/(\d{2,3})\s?bpm/iu.exec(said)?.[1]);
  const mood = musicMoods.find((one) => new RegExp(`\\b${one}\\b`, 'iu').test(said)) ?? namedMood(said) ?? undefined;
  const volume = quietMusic.test(said) ? -4 : loudMusic.test(said) ? 2 : 0;
  const prompt =
    said
      .replace(/\s+/gu, ' ')
      .replace(/^(?:an?|some|the)\s/iu, '')
      .trim() || 'music';
  return { prompt, ...(mood && { mood }), ...(tempo >= 50 && tempo <= 180 && { tempo }), volume };
}
