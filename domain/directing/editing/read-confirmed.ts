/** A fact and, behind it, the wish that the film tell it: "Registration closes on 31 July now, please update step 1". */
import { type Clause, match, targetOf } from './clause.ts';
import type { Edit, Target } from './edit.ts';
import { placeOf } from './read-move.ts';
import type { EditWords } from './words/edit-words.ts';

const please =
  '(?:(?:and|so|und|also|et|donc|y|e|quindi|please|pls|can\\syou|could\\syou|bitte|merci\\sde|pouvez-vous|pourriez-vous|por\\sfavor,?|per\\sfavore,?|podéis|potete|podem)\\s)*';
const verb =
  '(?:update|correct|fix|adjust|amend|change|passe?|ändere|korrigiert?e?|berichtigt?e?|aktualisiert?e?|corrige[rz]?|rectifie[rz]?|change[rz]?|modifie[rz]?|met[sz]?(?:tez)?\\sà\\sjour|corregi[dr]|cambia[rd]?|cambi|actualiza[rd]?|correggi|correggere|correggete|aggiorn[ai](?:re|te)?|cambiare|corrij[ae]m?|corrigir|atualiz[ae]m?|atualizar|mud[ae]r?)';
const it =
  "(?:the\\s(?:date|time|price|figure|number|year)|(?:das\\sdatum|die\\s(?:uhrzeit|zeit|zahl)|den\\spreis)|(?:la\\sdate|l['’]heure|le\\s(?:prix|chiffre))|(?:la\\s(?:fecha|hora|cifra)|el\\sprecio)|(?:la\\s(?:data|cifra)|l['’]or[ae]|il\\sprezzo)|(?:a\\s(?:data|hora)|o\\spreço)|it|this|that|them|das|es|ihn|dies|ça|cela|lo|la|le|isso|accordingly|entsprechend)";
const verbLast = new RegExp(
  `^(.{6,}?)(?:,|\\s[–-]|\\sund)\\sbitte\\s(?:${it}\\s)?(?:(.{3,30}?)\\s)?(?:${it}\\s)?(?:anpassen|ändern|korrigieren|berichtigen|aktualisieren)$`,
  'iu',
);
const verbFirst = new RegExp(
  `^(.{6,}?)(?:,|\\s[–-]|\\s(?=(?:and|so|und|et|y|e)\\s))\\s${please}${verb}(?:\\s${it})?(?:\\s(?!${it}$)(.{3,30}?))?(?:\\s(?:an|ab|please|accordingly|too|as\\swell))?$`,
  'iu',
);

export interface Confirmed {
  fact: string;
  /** Where the film tells it; null where nothing is said of that. */
  where: string | null;
}

/** The fact and the place of the film that shall tell it; null where a sentence asks for anything else. */
export function confirmedIn(text: string): Confirmed | null {
  const [, fact, where = ''] = verbLast.exec(text) ?? verbFirst.exec(text) ?? [];
  return fact === undefined ? null : { fact, where: where === '' ? null : where };
}

/** "at the end", "step 1", "im Diagramm": the part where something stands; null for none. */
export function partAt(clause: Clause, stretch: string, languages: readonly EditWords[]): Target | null {
  for (const words of languages) {
    const own = { ...clause, words };
    const place = placeOf(own, stretch);
    if (place !== null && !('target' in place)) return { by: 'noun', noun: place.at === 'end' ? 'closing' : 'hook' };
    const bare = match({ ...own, text: stretch }, `(?:${leading}\\s+)?{the}(*)`)?.[0] ?? stretch;
    const target = targetOf(own, bare) ?? targetOf(own, `${words.article[0]} ${bare}`);
    if (target !== null && target.by !== 'words' && target.by !== 'either') return target;
  }
  return null;
}

const leading =
  "(?:at|in|on|for|to|am|im|in|auf|beim?|an|dans|sur|à|au|en|al|nel|nella|nell['’]|alla|all['’]|sul|na|no|ao)";

/** Facts of that part alone; null where something else was read. */
export function factsWithin(edits: readonly Edit[], within: Target | null): Edit[] | null {
  const isFact = ({ kind }: Edit) => kind === 'fact' || kind === 'day' || kind === 'words';
  if (!edits.every(isFact)) return null;
  return within === null ? [...edits] : edits.map((edit) => ({ ...edit, within }) as Edit);
}
