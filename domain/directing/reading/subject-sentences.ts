/** What a film is asked to be about, as sentences: its head, and what stands behind the colon of it. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { fieldOf } from './field-of.ts';
import type { MaskedText } from './masked-text.ts';
import { countWords } from './phrases.ts';
import { roleOf } from './sentence-role.ts';
import type { Sentence } from './sentences.ts';

/** `most` are the words of a head that a subject may be. */
export function subjectSentences(subject: string, masked: MaskedText, lexicon: Lexicon, most: number): Sentence[] {
  const colon = /^([^:：]{1,80})[:：]\s+(\S.*)$/su.exec(
    // "für den Hofladen Brandt: …"
    lexicon.language === 'de' ? subject.replace(/^(?:den|dem|einen|einem|unseren|unserem)\s(?=\p{Lu})/u, '') : subject,
  );
  const plain = { bullet: null, role: 'copy' as const, field: null };
  // "einen Clip für unseren Weinabend": what the preposition asks of its words goes with it.
  if (colon === null)
    return [
      {
        ...plain,
        text:
          lexicon.language === 'de'
            ? subject.replace(/^(?:unseren|unserem|unsere|unser|meinen|den|dem)\s(?=\p{Lu}[\p{L}-]*[.!]?$)/u, '')
            : subject,
        label: '',
        isSubject: true,
        role: isSaying(subject) ? 'direction' : 'copy',
      },
    ];
  const [head, rest] = [(colon[1] ?? '').trim(), colon[2] ?? ''];
  // "Film for a museum: …" says whom it is for, and nothing to show.
  if (/^(?:an?|ein(?:e|en|er)?|une?|una?|uma?|een)\s\p{Ll}+$/u.test(head))
    return [{ ...plain, text: rest, label: '', role: roleOf(rest, masked, lexicon) }];
  // "Compare them: …" points at what stands behind its colon.
  if (pointing.test(head)) return [{ ...plain, text: rest, label: '', role: roleOf(rest, masked, lexicon) }];
  const isLead = countWords(head) <= (questioned.test(head) ? 14 : most + (romance.has(lexicon.language) ? 4 : 0));
  // "Compare our checkouts: old: 7 steps, … New: 2 steps, …": the sides say themselves which they are.
  const side = fieldOf(rest, lexicon);
  if (isLead && (side?.field === 'before' || side?.field === 'after'))
    return [{ ...plain, text: head, label: '', isSubject: true }, side];
  const tail = roleOf(rest, masked, lexicon);
  return isLead
    ? [
        { ...plain, text: head, label: '', isSubject: true },
        { ...plain, text: rest, label: head, role: tail },
      ]
    : [{ ...plain, text: subject, label: '' }];
}

/** Their little words part what German and English put in one. */
const romance = new Set(['fr', 'es', 'it', 'pt']);

/** "how we spent the 2025 budget of $12.4 million: …" is a title at any length that a title may have. */
export const questioned =
  /^(?:how|why|where|what|wie|warum|wohin|was|comment|pourquoi|où|ce que|cómo|por qué|dónde|come|perché|dove|como|por que|porque|onde|hoe|waarom|waar)\s/iu;

/** "these release notes" as well: what follows is what they are. */
const pointing =
  /^(?:them(?: all| both)?|(?:these|those|the following)(?:\s\p{Ll}+){0,3}|both|this|that|it|beides?|diese(?: beiden| \p{L}*(?:schritte|zahlen|fakten|punkte|tipps|regeln|neuerungen|infos|ergebnisse|release notes))?|folgende\s\p{L}+|dies|les deux|ces(?:\s\p{Ll}+){1,2}|ceci|cela|ambos|ambas|esto|est[oa]s(?:\s\p{Ll}+){1,2}|entrambi|questo|quest[ie](?:\s\p{Ll}+){0,2}|isto|isso|beide|deze(?: twee| (?:stappen|cijfers|feiten|punten|tips|regels|resultaten))?|dit)$/iu;

/** "says “…” and “…”": only the quoted words are copy; `Storm "Frida" arrives Thursday evening` tells something. */
const isSaying = (subject: string) => {
  const rest = subject.replace(/[\ue000-\uf8ff]/g, ' ').trim();
  return rest.length < subject.trim().length && countWords(rest) <= 4 && !telling.test(subject);
};
const telling = /^\p{Lu}\p{L}+\s[\ue000-\uf8ff]\s\p{Ll}+s\s\p{L}/u;
