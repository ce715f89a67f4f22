import { en } from '../lexicon/en.ts';
import type { FieldKey, Lexicon } from '../lexicon/lexicon.ts';
import { isColourLabel } from './colour-words.ts';
import { isColourWish } from './colours.ts';
import { isMakersPart } from './makers-parts.ts';
import { countWords, leadingPhrase, phraseSource } from './phrases.ts';
import { isOfViewers } from './sentence-role.ts';
import type { Sentence } from './sentences.ts';
import { stripTask } from './strip-task.ts';
import { stripWrapper } from './wrapper.ts';

/** "Tagline “…”" is labelled as well as "Tagline: “…”". */
const quotedFields: readonly FieldKey[] = ['message', 'name', 'tagline', 'action', 'code'];

function quotedField(text: string, lexicon: Lexicon): Sentence | null {
  const [, label = '', rest = ''] =
    /^(?:the\s|our\s)?([\p{L} -]{3,24}?)(?:\s(?:is|ist|est|es|è|é))?\s+([\ue000-\uf8ff][.]?)$/iu.exec(text) ?? [];
  const field = quotedFields.find((key) => new RegExp(`^(?:${phraseSource(lexicon.fields[key])})$`, 'iu').test(label));
  return field === undefined ? null : { text: rest, bullet: null, role: 'copy', field, label };
}

/** Keys are often typed without their accents: "direccion". */
const bare = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '');

const sum = /[€$£¥]\s?\d|\d\s?(?:[€$£¥%]|euros?|dollars?|pounds|francs?|Franken|CHF|EUR|USD)/iu;

const aims =
  /^(?:(?:our|unser|notre|nuestro|il nostro|o nosso|ons)\s)?(?:goal|ziel|objectif|objetivo|obiettivo|meta|doel)$/iu;
/** "get 40 nurses to apply": what the film shall do. */
const doing =
  /^(?:to\s|get|make|drive|sell|win|reach|convince|raise awareness|attract|promote|inform|encourage|show|explain|\p{Ll}+(?:er|ir|re|ar)\s|\p{L}+\s(?:\p{L}+\s)*(?:gewinnen|erreichen|verkaufen|überzeugen|werven|verkopen))/iu;

/** The field that a label before a colon names, with what stands behind it; null where nothing is labelled. */
export function fieldOf(text: string, lexicon: Lexicon): Sentence | null {
  const quoted = quotedField(text, lexicon);
  if (quoted !== null) return quoted;
  const colon = /^([^:：\n]{1,72})\s*[:：](?!\/\/)(?:\s+|$)(.*)$/su.exec(text);
  if (colon === null) return null;
  const label = (colon[1] ?? '').trim();
  const rest = (colon[2] ?? '').trim();
  // "38 hours (the old one: 24 hours)": a colon in brackets labels nothing.
  if (/\([^()]*$/u.test(label)) return null;
  if (isMakersPart(label) && !Object.values(lexicon.fields).flat().includes(label.toLowerCase()))
    return {
      text: rest,
      bullet: null,
      role: rest === '' ? 'note' : 'copy',
      field: null,
      label: rest === '' ? label : '',
    };
  if (isColourLabel(label) && !/[€$£¥]/u.test(rest))
    return { text: rest, bullet: null, role: 'note', field: 'colours', label };
  // Keys are often English, whatever the language of their values.
  for (const [key, words] of [lexicon, en].flatMap(({ fields }) => Object.entries(fields))) {
    if (
      !new RegExp(`^(?:${bare(phraseSource(words))})$`, 'iu').test(
        bare(label).replace(/^(?:the|our|die|unsere|le|la|les|el|los|las|il|o)\s+/iu, ''),
      )
    )
      continue;
    // "Brand: teal #0B8A8F on ink" names colours and nobody.
    const isLook = key === 'name' && (/#[0-9a-f]{3,6}\b/iu.test(rest) || isColourWish(rest.replace(/[.]$/u, '')));
    if (isLook) return { text: rest, bullet: null, role: 'note', field: 'colours', label };
    // "Objectif : 40 000 €": a sum is what viewers shall help to reach, and no note.
    // "Goal: net zero by 2040" is one as well.
    const isAim = aims.test(label) && /\d/u.test(rest) && !doing.test(rest);
    if (key === 'note' && (sum.test(rest) || isAim))
      return { text: rest, bullet: null, role: 'copy', field: null, label };
    const role = key === 'note' || key === 'colours' ? 'note' : 'copy';
    return { text: rest, bullet: null, role, field: key as FieldKey, label };
  }
  if (
    stripWrapper(text, lexicon) !== null ||
    stripTask(text) !== null ||
    countWords(label) > (/\d/.test(rest) ? 10 : 6)
  )
    return null;
  const lead = leadingPhrase(lexicon.direct).exec(label)?.[0];
  return {
    text: rest,
    bullet: null,
    role: rest === '' || lead === undefined || isOfViewers(lead, label) ? 'copy' : 'direction',
    field: null,
    label,
  };
}
