import { en } from '../lexicon/en.ts';
import type { FieldKey, Lexicon } from '../lexicon/lexicon.ts';
import { isColourClause, isColourWish } from './colours.ts';
import { fieldOf } from './field-of.ts';
import { afterForeignAsking } from './foreign-asking.ts';
import { openInlineNumbers } from './inline-numbers.ts';
import { listeners } from './listeners.ts';
import { isLookClause } from './look-words.ts';
import { isMakersHead, withoutColourTail, withoutTaskLength } from './maker-words.ts';
import { isMakersPart } from './makers-parts.ts';
import type { MaskedText } from './masked-text.ts';
import { isNotice } from './notices.ts';
import { holdEndings, isDirection, isEndOrOpening, openClauses, openDirections } from './open-directions.ts';
import { personRows } from './person-rows.ts';
import { countWords } from './phrases.ts';
import { namesLanguage } from './refusals.ts';
import { namesKindsOnly } from './requirement-words.ts';
import { isLikelyCopy, isSurelyCopy, roleOf } from './sentence-role.ts';
import { joinShouts, openQuotedStops, splitAtStops } from './stops.ts';
import { stripTask } from './strip-task.ts';
import { subjectSentences } from './subject-sentences.ts';
import { withoutVagueSubject } from './vague-subjects.ts';
import { isDrawnGround, isWishList } from './wish-list.ts';
import { stripWrapper } from './wrapper.ts';

/** One sentence or list item of the brief, still masked. */
export interface Sentence {
  text: string;
  bullet: 'ordered' | 'plain' | null;
  /** `copy` may be shown as it stands; of `direction` only what it names; of `note` nothing. */
  role: 'copy' | 'direction' | 'note';
  field: FieldKey | null;
  /** Says what the film is about, right after the asking for it. */
  isSubject?: boolean;
  /** Was asked for as a comparison: "Compare A with B". */
  isCompared?: boolean;
  /** The label before a colon, whether known or not. */
  label: string;
  /** The text as it was first read: `text` shrinks as its parts find a place. */
  source?: string;
  /** The first point of a list that a blank line parts from the one before it. */
  opensList?: boolean;
}

const bulletMark =
  /^\s*(?:[-*•‣▪·–—]\s+|\(?(\d{1,2})[.)]\s+|(?:step|schritt|étape|etape|paso|passo|etapa|stap)\s+(\d{1,2})\s*[:.)–—-]\s*)/iu;
/** A line before a list heads it; a quotation alone is said by itself. */
const isHead = ({ role, label, isSubject, text }: Sentence) =>
  role === 'copy' && label === '' && !isSubject && !/^[\ue000-\uf8ff]$/u.test(text.trim());

/** Splits a masked brief into sentences and tells copy from direction. */
export function readSentences(masked: MaskedText, lexicon: Lexicon): Sentence[] {
  const sentences: Sentence[] = [];
  // German nouns are capitalised anyway: only what stands in marks is meant word by word.
  const held = lexicon.language === 'de' ? masked.text : holdEndings(masked.text, masked);
  const lines = openInlineNumbers(held).split('\n');
  const people = personRows(held);
  // "- 12 seconds, vertical": where one point speaks to the maker, "- Show the regions: …" does as well.
  const isBriefing = lines.some((line) => {
    const point = /^\s*[-*•‣▪·–—]\s+(.+)$/u.exec(line)?.[1];
    return (
      point !== undefined &&
      !people.has(point.trim()) &&
      (isNote(point, masked, lexicon) || namesKindsOnly(point, lexicon) || isDirection(point))
    );
  });
  for (const [at, line] of lines.entries()) {
    const mark = bulletMark.exec(line);
    const body = line
      .slice(mark?.[0].length ?? 0)
      .replace(/^#{1,6}\s+/, '')
      .replace(/\*\*/g, '')
      .trim();
    if (body === '' || /^[-=_*]{3,}$/.test(body)) continue;
    if (mark !== null) {
      const bullet = mark[1] !== undefined || mark[2] !== undefined ? 'ordered' : 'plain';
      const before = sentences.length;
      const isPoint = isBriefing && bullet === 'plain' && !people.has(body) && roleOf(body, masked, lexicon) !== 'copy';
      sentences.push(
        ...(isPoint
          ? openDirections(body, masked).flatMap((clause) => readOne(clause, masked, lexicon))
          : bulletSentences(body, bullet, masked, lexicon)),
      );
      const first = sentences[before];
      if (first !== undefined && isNewList(lines, at)) sentences[before] = { ...first, opensList: true };
      continue;
    }
    const [head, more] = isHeadOfList(
      line,
      lines.slice(at + 1).find((next) => next.trim() !== ''),
    )
      ? readOne(body, masked, lexicon)
      : [];
    if (head !== undefined && more === undefined && isHead(head)) {
      sentences.push({ ...head, text: '', label: head.text });
      continue;
    }
    for (const part of joinShouts(splitAtStops(openQuotedStops(body, masked))))
      for (const clause of openDirections(part, masked).flatMap(openClauses))
        sentences.push(...readOne(clause, masked, lexicon));
  }
  const [first, ...rest] = sentences;
  const opened =
    first !== undefined && isNotice(first, masked, lexicon)
      ? [{ ...first, field: null, role: 'copy' as const }, ...rest]
      : sentences;
  return withoutVagueSubject(datedRow(closedBullets(opened, masked, lexicon)));
}

/** "Command palette" is a point among points of copy, though palettes are spoken of to the maker as well. */
const isNote = (point: string, masked: MaskedText, lexicon: Lexicon) =>
  roleOf(point, masked, lexicon) === 'note' && !isLikelyCopy(point, masked);

/** Two points, a blank line, two points: lists of their own, where single points with lines between them are one. */
const isNewList = (lines: readonly string[], at: number) =>
  lines[at - 1]?.trim() === '' && [at - 3, at - 2, at, at + 1].every((one) => bulletMark.test(lines[one] ?? ''));

/** "### Fixed", or "Fixed" alone on its line, right above the points of a list. */
const isHeadOfList = (line: string, next = '') =>
  bulletMark.test(next) &&
  countWords(line) <= 6 &&
  !/[.!?…:：,;]\s*$/u.test(line) &&
  (/^\s*#{1,6}\s/u.test(line) || countWords(line) <= 3);

/** "… 4. Bake for 35 minutes. Enjoy!": what follows the last item of a row of single sentences is a sentence again. */
function closedBullets(sentences: Sentence[], masked: MaskedText, lexicon: Lexicon): Sentence[] {
  return sentences.flatMap((one, index) => {
    const before = sentences[index - 1];
    const [number = ''] = countedDown.exec(one.text) ?? [];
    const isCounted = one.bullet === 'ordered' || number !== '';
    const parts = isCounted ? splitAtStops(openQuotedStops(one.text.slice(number.length), masked)) : [];
    const isLast = sentences[index + 1]?.bullet !== one.bullet;
    const isSingle = number !== '' || (before?.bullet === 'ordered' && splitAtStops(before.text).length === 1);
    if (parts.length < 2 || !isLast || !isSingle) return [one];
    const [first = '', ...rest] = parts;
    return [{ ...one, text: `${number}${first}` }, ...rest.flatMap((text) => readOne(text, masked, lexicon))];
  });
}

/** The last of a countdown. */
const countedDown = /^1\.\s/u;

/** "How we grew: 2016: two people. 2018: …": what heads a row of years is a line of its own. */
function headedYear(one: Sentence, next: Sentence | undefined): Sentence[] {
  const [, year = '', rest = ''] = /^((?:1\d|20)\d\d):\s(\S.*)$/su.exec(one.text) ?? [];
  const isHead = year !== '' && one.label !== '' && /^(?:1\d|20)\d\d$/u.test(next?.label ?? '');
  return isHead
    ? [
        { ...one, text: one.label, label: '' },
        { ...one, text: rest, label: year },
      ]
    : [one];
}

/** "1921, a shop in Trieste. 1958, the first machine. …": three years in a row label what happened in them. */
function datedRow(given: Sentence[]): Sentence[] {
  const sentences = given.flatMap((one, at) => headedYear(one, given[at + 1]));
  const year = /^((?:1\d|20)\d\d),\s(\D.+|\d.+\p{L}.*)$/su;
  const isDated = ({ text, label, role }: Sentence) => label === '' && role === 'copy' && year.test(text);
  if (sentences.filter(isDated).length < 3) return sentences;
  return sentences.map((one) => {
    const match = isDated(one) ? year.exec(one.text) : null;
    return match === null ? one : { ...one, label: match[1] ?? '', text: match[2] ?? '' };
  });
}

function bulletSentences(body: string, bullet: 'ordered' | 'plain', masked: MaskedText, lexicon: Lexicon): Sentence[] {
  const [fielded] = readOne(body, masked, lexicon);
  const isField =
    fielded !== undefined && fielded.field !== null && bullet === 'plain' && !['list', 'steps'].includes(fielded.field);
  if (isField) return [fielded];
  if (isMakersPart(/^[^:：]*/u.exec(body)?.[0] ?? '') && fielded !== undefined && fielded.label === '')
    return [{ ...fielded, bullet }];
  return [{ text: body, bullet, role: 'copy', field: null, label: '' }];
}

/** "Before and after: Before: 3 forms. After: 1 app.": the heads of both sides say so themselves. */
const turnHead =
  /^(?:before (?:and|&|\/) after|vorher (?:und|\/) nachher|avant (?:et|\/) après|antes (?:y|e) (?:después|depois)|prima e dopo|voor en na)\s?[:：]\s+(?=\S)/iu;

function readOne(given: string, masked: MaskedText, lexicon: Lexicon): Sentence[] {
  const raw = given.replace(turnHead, '');
  const text = /[:：]\s*$/u.test(raw) ? withoutTaskLength(withoutColourTail(raw), lexicon) : withoutColourTail(raw);
  const plain: Sentence = { text, bullet: null, role: 'copy', field: null, label: '' };
  // A colour by its code tells a row of looks from copy: it is asked for before its colour goes.
  const isCopy = isSurelyCopy(raw, masked);
  if (!isCopy && isWishList(raw, lexicon)) return [{ ...plain, text: raw, role: 'note' }];
  const lexicons = lexicon === en ? [en] : [lexicon, en];
  const head = /^([^:：\n]{1,72})[:：](?:\s+(\S.*))?$/su.exec(text);
  if (
    isMakersHead(head?.[1] ?? text, lexicons) ||
    namesLanguage(head?.[1] ?? text) ||
    (head !== null && afterForeignAsking(head[1] ?? '') === '')
  ) {
    const rest = head?.[2] ?? '';
    return rest === '' ? [{ ...plain, role: 'note' }] : readOne(rest, masked, lexicon);
  }
  const field = isEndOrOpening(text) ? null : fieldOf(text, lexicon);
  if (field !== null) return [{ ...field, label: withoutTaskLength(field.label, lexicon) }];
  const task = stripTask(text);
  // A brief may ask in English for a film in another language.
  const asked = shortest([
    stripWrapper(text, lexicon) ??
      (lexicon === en ? null : stripWrapper(text, en)) ??
      (task === null ? null : withTaskLength(task, lexicon)),
    // A word such as “video” asks in many languages: the reading that knows more of the asking leaves less of it.
    afterForeignAsking(text),
  ]);
  const told = asked !== null && explaining.test(text) ? withoutListeners(withWhere(asked, text)) : asked;
  const isCompared = /(?:^|\s)(?:compar\p{L}*|vergleich\p{L}*|confront\p{L}*)\s/iu.test(text);
  const said = isCompared ? (told?.replace(comparing, '') ?? null) : told;
  const subject = said === null ? null : isDrawnGround(said) ? '' : withoutColours(said);
  if (subject !== null)
    return subject === ''
      ? []
      : subjectSentences(subject, masked, lexicon, isCompared ? 14 : 8).map((one) =>
          one.isSubject && isCompared ? { ...one, isCompared } : one,
        );
  const role = roleOf(text, masked, lexicon);
  return [{ ...plain, text: role === 'copy' && !isCopy ? withoutColours(text) : text, role }];
}

/** "comparing our two plans", "oat milk and cow's milk for me": neither the verb nor who asks is compared. */
const comparing =
  /^(?:comparing|comparando|confrontando|en comparant|comparant)\s|\s(?:for|für|pour|para|per|voor)\s(?:me|us|mich|mir|uns|moi|nous|mí|nosotros|noi|mim|nós|ons|mij)(?=\s?(?:[.!:]|$))/giu;

const shortest = (texts: readonly (string | null)[]): string | null =>
  texts.filter((text) => text !== null).sort((a, b) => a.length - b.length)[0] ?? null;

/** "showing where our power comes from": the word belongs to what is shown. */
const withWhere = (asked: string, text: string) =>
  /(?:show|explain)\p{L}*\swhere\s$/iu.test(text.slice(0, Math.max(0, text.indexOf(asked)))) ? `where ${asked}` : asked;

const explaining =
  /(?<!\p{L})(?:explain|teach|tell|show|erklär|zeig|expli[qc]|montr|apprend|cuenta|enseñ|muestr|spieg|insegn|mostr|ensin|leg|uitleg)\p{L}*/iu;

/** Behind a colon stands what is told. */
function withoutListeners(subject: string): string {
  const head = /^[^:：]*/u.exec(subject)?.[0] ?? '';
  return `${head.replace(listeners, '')}${subject.slice(head.length)}`;
}

/** A task's subject without the length that it states, before a colon or at the end. */
function withTaskLength(task: string, lexicon: Lexicon): string {
  const [, head = task, tail = ''] = /^([^:：]{0,80})([:：]\s[\s\S]*)$/u.exec(task) ?? [];
  return `${withoutTaskLength(head, lexicon)}${tail}`;
}

/** The subject without its trailing clauses of colour: "Lumen, electric blue". */
function withoutColours(subject: string): string {
  const clauses = subject.replace(/[.]$/u, '').split(/,\s+/u);
  const last = clauses.findLastIndex((clause) => !isColourClause(clause) && !isLookClause(clause));
  const first = clauses.findIndex((clause) => !((isColourWish(clause) || isLookClause(clause)) && clauses.length > 1));
  return last === clauses.length - 1 && first <= 0 ? subject : clauses.slice(Math.max(0, first), last + 1).join(', ');
}
