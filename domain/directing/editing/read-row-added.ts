/** One more of what the film lists: "Add a fourth thing for next year: a reading bus", "im Diagramm noch 2025 mit 905 ergänzen". */
import { type Clause, type ClauseReader, mark, match, saidBy, shows, targetOf } from './clause.ts';
import type { Edit, Place, TargetNoun } from './edit.ts';
import { isLike, listNoun, looseNoun, rowNoun } from './list-words.ts';
import { placeOf } from './read-move.ts';

type RowEdit = Extract<Edit, { kind: 'addRow' }>;
type Where = Pick<RowEdit, 'list' | 'place' | 'pieces'>;

const into =
  "(?:(?:right\\s)?(?:to|in|into|on|onto|from|under|zu|zum|zur|im|ins|in|auf|bei|beim|aus|unter|à|au|aux|dans|sur|a|al|alla|agli|ai|alle|all['’]|en|nel|nella|nei|negli|nelle|su|sul|sulla|no|na|nos|nas|ao|aos|à|às|pour|for|für|para|per))";
const ends =
  "(?:(?:at|to|am|an|à|al|alla|a|no|em|ao)\\s?)(?:the\\s|das\\s|la\\s|el\\s|il\\s|o\\s)?(?:very\\s)?(?:end|bottom|foot|ende|schluss|fin|final|fine|fim)\\s(?:of|der|des|von|vom|de\\sla|de\\sl['’]|de|du|del|della|dei|degli|delle|di|do|da|dos|das)";
const lead = `(?:${ends}|${into})(?:\\s+|(?<=['’]))`;
const filler = '(?:(?:noch|auch|bitte|still|also|encore|aussi|aún|también|ancora|anche|ainda|também|please)\\s+)*';

/** Readers of one more row: what is said before the colon or the list is where it stands. */
export const readRowAdded: ClauseReader = (clause) => {
  for (const { rest, before } of restsOf(clause)) {
    const edit = labelled(clause, rest, before) ?? placed(clause, rest, before);
    if (edit !== null) return edit;
  }
  return null;
};

const lacks =
  '(?:fehl(?:t|en)|manque(?:nt)?|faltan?|manca(?:no)?|is\\s(?:still\\s)?missing|are\\s(?:still\\s)?missing)';
const more =
  "(?:one\\smore|another|a\\snew|an?\\s(?:additional|extra)|(?:noch\\s)?eine?n?\\s(?:weitere[rns]?|neue[rns]?)|eine?n?|encore\\sune?|une?\\s(?:nouve(?:au|lle)|autre)|otr[oa]|un[ao]?\\snuev[oa]|un['’]altr[oa]|un\\saltro|un[ao]?\\snuov[oa]|mais\\suma?|uma?\\snov[oa])";
const there =
  "(?:there(?:['’]s|\\sis)|we(?:['’]ve|\\shave)(?:\\sgot)?|es\\s(?:gibt|kommt)|wir\\shaben|il\\sy\\sa|nous\\savons|on\\sa|hay|tenemos|c['’]è|abbiamo|há|temos)";

const putting = '(?:put|write|mets|mettez|mettre|pon|poner|metti|mettere|põe|ponha|setze?|schreibe?|nimm|nehmen)';

/** What shall be added, by a verb, by what is missing or by "one more"; with the place that is told before it. */
function restsOf(clause: Clause): { rest: string; before: string }[] {
  const found: { rest: string; before: string }[] = [];
  const take = (rest: string | undefined, before = '') => {
    if (rest !== undefined && rest !== '') found.push({ rest, before });
  };
  take(match(clause, `{add}\\s+${filler}(*)`)?.[0]);
  // "Put a ten-swim card for £42 on the price list": the list says that it is added.
  const put = match(clause, `${putting}\\s+${filler}(*)`)?.[0];
  if (put !== undefined && new RegExp(`\\s${into}\\s`, 'iu').test(put)) take(put);
  const [place = '', behind] = match(clause, `((?:${into}|{before}|{after})\\s.+?),?\\s+{add}\\s+${filler}(*)`) ?? [];
  take(behind, place);
  const [list = '', missing] = match(clause, `(${lead}.+?)\\s+${lacks}\\s+${filler}(*)`) ?? [];
  take(missing, list);
  take(match(clause, `(?:(?:il|es|here|da|hier)\\s+)?${lacks}\\s+${filler}(*)`)?.[0]);
  const [row = '', where = '', value = ''] =
    match(
      clause,
      `(*)\\s+${lacks}\\s+(${lead}.+?)(?:,\\s+(?:it['’]?s|it\\sis|it\\shad|it\\swas|with|mit|das\\ssind)\\s+(*))?`,
    ) ?? [];
  take(row === '' ? undefined : `${row} ${value}`.trim(), where);
  take(
    match(clause, `(?:${there}\\s+(?:(?:now|jetzt|maintenant|ahora|ora|agora)\\s+)?)?(${more}\\s+[^:]+:\\s+.+)`)?.[0],
  );
  return found;
}

const which =
  '(?:(?:new|another|one\\smore|more|further|extra|additional|final|last|neue[rns]?|weitere[rns]?|nouve(?:au|lle)|autre|nuev[oa]|otr[oa]|nuov[oa]|altr[oa]|nov[oa]|outr[oa]|mais\\suma?|encore\\sune?)\\s+)?';

/** "a fourth thing for next year: a reading bus", "one more fact after the places: 9 taps" */
function labelled(clause: Clause, rest: string, before: string): Edit | null {
  const [, head = '', said = ''] = /^([^:]{2,70}?)\s*:\s*(\S.*)$/u.exec(rest) ?? [];
  const text = textOf(clause, said);
  if (text === null || new RegExp(mark, 'u').test(head)) return null;
  const [ordinal = '', noun = '', more = ''] =
    match(
      {
        ...clause,
        text: head.replace(/,?\s(?:please|bitte|svp|s['’]il\s(?:te|vous)\spla[iî]t|por\sfavor|per\sfavore)$/iu, ''),
      },
      `{the}${which}(?:(${ordinals(clause)})\\s+)?${which}(\\p{L}+)(?:\\s+(*?))?`.replace('(*?)', '(*)'),
    ) ?? [];
  const { scene, targets } = clause.words;
  const isScene = [scene, targets.quote, targets.headline, targets.closing, targets.hook].some((forms) =>
    forms.includes(noun.toLowerCase()),
  );
  const number = numberOf(clause, ordinal);
  const where = whereOf(
    clause,
    more.replace(/\s(?:now|jetzt|maintenant|ahora|adesso|ora|agora|too|as\swell)$/iu, ''),
    before,
  );
  if (noun === '' || where === null || (isScene && !rowNoun.test(noun))) return null;
  const isNamed = where.list !== null || where.place !== null || where.pieces !== undefined;
  const isRow = looseNoun.test(noun) ? isNamed : rowNoun.test(noun) || headed(clause, noun) || isNamed;
  if (!isRow) return null;
  const pieces = where.pieces ?? piecesOf(noun);
  return {
    kind: 'addRow',
    text,
    noun,
    ...where,
    ...(pieces === undefined ? {} : { pieces }),
    ...(number > 0 ? { number } : {}),
  };
}

/** "Winter with 1,150 to the chart", "in the price list new tyre £22" */
function placed(clause: Clause, rest: string, before: string): Edit | null {
  if (before !== '') {
    const where = whereOf(clause, before, '');
    const text = where === null ? null : textOf(clause, rest);
    return where === null || text === null ? null : { kind: 'addRow', text, ...where };
  }
  const words = rest.split(/\s+/u);
  for (let at = 1; at < words.length; at += 1) {
    for (const [said, list] of [
      [words.slice(0, at).join(' '), words.slice(at).join(' ')],
      [
        words
          .slice(at)
          .join(' ')
          .replace(new RegExp(`^${filler}`, 'iu'), ''),
        words.slice(0, at).join(' '),
      ],
    ] as const) {
      if (!new RegExp(`^${lead}`, 'iu').test(list)) continue;
      const where = whereOf(clause, list, '');
      const text = where === null || where.place !== null ? null : textOf(clause, said);
      if (where !== null && text !== null) return { kind: 'addRow', text, ...where };
    }
  }
  return null;
}

/** What is added, in full: neither a part of the film nor what it shows already. */
function textOf(clause: Clause, said: string): string | null {
  const text = saidBy(clause, said.trim());
  const isHeld = new RegExp(mark, 'u').test(said) && !new RegExp(`^${mark}[.!?]?$`, 'u').test(said.trim());
  const target = targetOf(clause, said);
  const isPart = target !== null && target.by !== 'words';
  const isWhole = /[\p{L}\d]{2}/u.test(text) && text.split(/\s+/u).length < 14;
  return isHeld || isPart || !isWhole || shows(clause, text) ? null : text;
}

/** Where it shall stand: beside an item, or in what is called so; null where nobody knows what that is. */
function whereOf(clause: Clause, said: string, before: string): Where | null {
  const stretch = said === '' ? before : said;
  if (stretch === '') return { list: null, place: null };
  const place = placeOf(clause, stretch);
  const end: Place | null = place?.at === 'start' || place?.at === 'end' ? place : null;
  if (end !== null) return { list: null, place: end };
  const item = /^\S/u.test(stretch) ? besideOf(clause, stretch) : null;
  if (item !== null) return { list: null, place: item };
  const bare = match({ ...clause, text: stretch.replace(new RegExp(`^${lead}`, 'iu'), '') }, '{the}(*)')?.[0] ?? '';
  if (bare === '') return null;
  const noun = nouns.find((one) => clause.words.targets[one].includes(bare.toLowerCase()));
  if (noun !== undefined) return { list: null, place: null, ...(nounPieces[noun] ? { pieces: [noun] } : {}) };
  return listNoun.test(bare) || headed(clause, bare) ? { list: bare, place: null } : null;
}

/** "after the saunas": the row that has these words. */
function besideOf(clause: Clause, stretch: string): Place | null {
  for (const at of ['before', 'after'] as const) {
    const said = match({ ...clause, text: stretch }, `{${at}}\\s+{the}(*)`)?.[0];
    if (said !== undefined && headed(clause, said, 99)) return { at, target: { by: 'words', words: said } };
  }
  return null;
}

const nouns: TargetNoun[] = ['chart', 'list', 'steps', 'cards', 'figure', 'ranking', 'timeline', 'price'];
const nounPieces: Partial<Record<TargetNoun, true>> = { chart: true, steps: true, cards: true, figure: true };

/** Whether the film heads something with these words. */
const headed = ({ film }: Clause, said: string, most = 10): boolean =>
  (film.parts ?? [film.texts]).flat().some((text) => {
    const label = /^([^,;:]{2,40}):\s/u.exec(text)?.[1];
    const head = most > 10 ? text : (label ?? (text.split(/\s+/u).length <= most ? text : ''));
    return head !== '' && isLike(head, said);
  });

const piecesOf = (noun: string): TargetNoun[] | undefined =>
  /^(?:bar|column|balken|barre|barra)s?$/iu.test(noun)
    ? ['chart']
    : /^(?:step|schritt|paso|passo)s?$/iu.test(noun)
      ? ['steps']
      : undefined;

const ordinals = ({ words }: Clause) =>
  `${words.ordinals.flat().join('|')}|\\p{L}{3,}(?:th|te[rns]?|ième|º|ª)|\\d{1,2}(?:th|st|nd|rd|\\.|e|º|ª)`;

function numberOf({ words }: Clause, said: string): number {
  const plain = said.toLowerCase();
  const digits = /^\d{1,2}/u.exec(plain)?.[0];
  if (digits !== undefined) return Number(digits);
  const at = words.ordinals.findIndex((forms) =>
    forms.some((form) => plain === form || plain === `${form}n` || plain === `${form}r` || plain === `${form}s`),
  );
  return at + 1;
}
