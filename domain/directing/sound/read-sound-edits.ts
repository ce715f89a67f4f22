import type { SoundRole } from '../../../contract/sound.ts';
import type { Clause } from '../editing/clause.ts';
import { match } from '../editing/clause.ts';
import { editWordsOf } from '../editing/words/edit-languages.ts';
import type { EditWords } from '../editing/words/edit-words.ts';
import { languageOf } from '../reading/language.ts';
import { type HeldText, heldOf, maskText } from '../reading/masked-text.ts';
import { musicOf, readSound, type SoundWish, voiceOf } from './read-sound.ts';
import { type SoundKind, soundKinds, soundNouns } from './sound-words.ts';

/** What a prompt changes of a film's sound. */
export interface SoundEdits {
  /** To be made. */
  wish: SoundWish;
  removed: SoundKind[];
  /** Decibels by role. */
  louder: Partial<Record<SoundRole, number>>;
}

export interface ReadSoundEdits {
  /** The prompt without the clauses that change its sound; empty where all do. */
  prompt: string;
  edits: SoundEdits | null;
}

const all = 'sounds?|audio|ton|son|sonido|suono|som';
const quieter =
  'quieter|softer|lower|less\\sloud|more\\squiet|leiser|moins\\sfort|plus\\sdouce?|más\\sbaj[ao]|più\\sbass[ao]|mais\\sbaix[ao]';
const louder =
  'louder|stronger|more\\spresent|lauter|plus\\sforte?|más\\s(?:alt[ao]|fuerte)|più\\s(?:alt[ao]|forte)|mais\\salt[ao]';
const somewhat =
  '(?:a\\s(?:bit|little|lot)\\s|much\\s|slightly\\s|etwas\\s|viel\\s|un\\speu\\s|un\\spoco\\s|um\\spouco\\s)?';
const lower = 'lower|reduce|soften|quieten|turn\\sdown|bring\\sdown|senke|baisse[rz]?|baja|abbassa|abaixe';
const raise = 'raise|boost|turn\\sup|bring\\sup|amplify|monte[rz]?|sube|alza|aumente|aumenta';
/** Decibels of one step; "a lot" takes two. */
const step = 5;

/** Reads what a prompt changes of the sound of a film that stands, clause by clause; the rest is for other readers. */
export function readSoundEdits(raw: string): ReadSoundEdits {
  const { text, held } = maskText(raw);
  const languages = editWordsOf(languageOf(raw));
  const edits: SoundEdits = { wish: {}, removed: [], louder: {} };
  let found = false;
  const take = (clause: string): boolean => {
    const isTaken = readClause(clause.trim(), held, languages, edits);
    found ||= isTaken;
    return isTaken;
  };
  const left = text
    .split(/(?<=[.;!?])\s+|\n+/u)
    .map((sentence) => (take(withoutMark(sentence)) ? '' : pieces(sentence, take)))
    .filter((sentence) => sentence !== '');
  if (!found) return { prompt: raw, edits: null };
  return { prompt: rawOf(left.join(' '), held), edits };
}

const withoutMark = (text: string) => text.trim().replace(/[.;!?]+$/u, '');

/** What is left of a sentence whose parts are tried one by one. */
function pieces(sentence: string, take: (clause: string) => boolean): string {
  const parts = sentence.split(/\s*,\s*(?:and\s+|und\s+|et\s+|y\s+|e\s+)?|\s+(?:and|und|et|y|e)\s+/iu);
  if (parts.length < 2) return sentence.trim();
  const left = parts.filter((part) => !take(withoutMark(part)));
  return left.length === parts.length ? sentence.trim() : left.join(' and ');
}

const rawOf = (text: string, held: readonly HeldText[]) =>
  text.replace(/[\ue000-\uf8ff]/g, (one) => heldOf(one, held)[0]?.raw ?? '').trim();

function readClause(
  text: string,
  held: readonly HeldText[],
  languages: readonly EditWords[],
  edits: SoundEdits,
): boolean {
  if (text === '') return false;
  return languages.some((words) => {
    const clause: Clause = { text: courteous(text, words), held, words, film: { names: [], texts: [] } };
    return (
      readRemoval(clause, edits) || readVolume(clause, edits) || readChange(clause, edits) || readWish(clause, edits)
    );
  });
}

function courteous(text: string, { please }: EditWords): string {
  const lead = new RegExp(`^(?:${[...please].sort((a, b) => b.length - a.length).join('|')})(?:\\s+|,\\s*)`, 'iu');
  return text
    .replace(lead, '')
    .replace(/[\s,]+(?:please|bitte|thanks?|danke|hinzu|dazu|ein|por favor|per favore)$/iu, '')
    .trim();
}

function kindOf(noun: string): SoundKind | null {
  return soundKinds.find((kind) => new RegExp(`^(?:${soundNouns[kind]})$`, 'iu').test(noun.trim())) ?? null;
}

const roles: Partial<Record<SoundKind, SoundRole>> = { voice: 'voice', music: 'music', effects: 'effect' };

/** "remove the music", "no captions", "mute it". */
function readRemoval(clause: Clause, edits: SoundEdits): boolean {
  const isMute =
    match(clause, '(?:mute|silence)(?:\\s+(?:{the}{film}|{it}))?') ?? match(clause, `{remove}\\s+{the}(?:${all})`);
  if (isMute !== null) edits.removed.push('voice', 'music', 'effects');
  if (isMute !== null) return true;
  const noun = match(
    clause,
    '(?:{remove}|mute|turn\\soff|switch\\soff|quita|quite|elimina|enlève|supprime|togli|rimuovi|tira|remova)\\s+{the}(*)(?:\\s+(?:out|off|weg|raus|heraus|again))?',
  );
  const kind = kindOf(noun?.[0] ?? '');
  if (kind === null) return false;
  edits.removed.push(kind);
  return true;
}

/** "quieter music", "make the voice a bit louder", "turn the music down". */
function readVolume(clause: Clause, edits: SoundEdits): boolean {
  const forms: [string, number][] = [
    [`(?:{make}\\s+)?{the}(*)\\s+(?:is\\s|should\\sbe\\s)?${somewhat}(?:${quieter})`, -step],
    [`(?:{make}\\s+)?{the}(*)\\s+(?:is\\s|should\\sbe\\s)?${somewhat}(?:${louder})`, step],
    [`(?:{use}\\s+|with\\s+)?${somewhat}(?:${quieter})\\s+(*)`, -step],
    [`(?:{use}\\s+|with\\s+)?${somewhat}(?:${louder})\\s+(*)`, step],
    [`(?:turn|bring|dial|take)\\s+{the}(*)\\s+down(?:\\s+a\\s(?:bit|little))?`, -step],
    [`(?:turn|bring|dial|crank)\\s+{the}(*)\\s+up(?:\\s+a\\s(?:bit|little))?`, step],
    [`(?:${lower})\\s+{the}(?:volume\\sof\\s{the})?(*?)(?:\\s+volume)?`, -step],
    [`(?:${raise})\\s+{the}(?:volume\\sof\\s{the})?(*?)(?:\\s+volume)?`, step],
    ['{the}(*)\\s+is\\stoo\\sloud', -step],
    ['{the}(*)\\s+is\\stoo\\s(?:quiet|soft)', step],
  ];
  for (const [form, change] of forms) {
    const noun = match(clause, form.replace('(*?)', '(*)'))?.[0];
    const role = noun === undefined ? undefined : roles[kindOf(noun.replace(/\s+volume$/iu, '')) ?? 'captions'];
    if (role === undefined) continue;
    const factor = /\b(?:a lot|much|viel)\b/iu.test(clause.text) ? 2 : 1;
    edits.louder[role] = (edits.louder[role] ?? 0) + change * factor;
    return true;
  }
  return false;
}

/** "change the music to something darker", "make the voice female". */
function readChange(clause: Clause, edits: SoundEdits): boolean {
  const found =
    match(clause, '{change}\\s+{the}(*)\\s+(?:{to}|with|for)\\s+(*)') ??
    match(clause, '{make}\\s+{the}(*)\\s+((?:(?!{scene}).)+)');
  const kind = kindOf(found?.[0] ?? '');
  const said = found?.[1] ?? '';
  if (kind === 'music') edits.wish.music = musicOf(`${said.replace(/^something\s/iu, '')} music`);
  else if (kind === 'voice' && Object.keys(voiceOf(said)).length > 0) edits.wish.voice = voiceOf(said);
  else return false;
  return true;
}

/** "add a calm voiceover", "with captions". */
function readWish({ text, held }: Clause, edits: SoundEdits): boolean {
  const raw = rawOf(text, held);
  const { prompt, wish } = readSound(raw);
  if (/[\p{L}\p{N}]{2}/u.test(prompt) || Object.keys(wish).length === 0) return false;
  Object.assign(edits.wish, wish);
  return true;
}
