/** Additions with more than one line: "a scene that says “A” with “B” below", "a list titled “A” with three items: …", "a bar: “Mobile” with 16". */
import { type Clause, type ClauseReader, mark, match, saidBy, targetOf } from './clause.ts';
import type { Edit, Place, Target, TargetNoun } from './edit.ts';
import { placeOf } from './read-move.ts';

/** Readers of what is added, before those of a single line. */
export const readAdded: ClauseReader = (clause) => {
  const found = match(clause, '{add}\\s+(*)')?.[0];
  if (found === undefined) return null;
  const inside = { ...clause, text: found };
  return readRow(inside) ?? readLineBelow(inside) ?? readLines(inside);
};

const scene =
  '(?:(?:an?|one|another|the|eine|une|una|um|uma)\\s+)?(?:new\\s+|extra\\s+|short\\s+|neue\\s+)?(?:{scene}|slide|card|tip|frame|page|text|line)';
const below =
  '(?:\\s+(?:below|underneath|under(?:neath)?\\s(?:it|that)|beneath|in\\s(?:small|smaller)\\s(?:text|type|letters)|as\\s(?:the\\s|a\\s)?(?:subtitle|second\\sline|smaller\\sline)|darunter|dessous|debajo|sotto))?';

/** A new scene of two lines or of a titled list, where the prompt says it shall stand. */
function readLines(clause: Clause): Edit | null {
  for (const { place, rest } of placedIn(clause)) {
    const inside = { ...clause, text: rest };
    const list = match(
      inside,
      `(?:${scene}\\s*(?:{with}|{says}|:|,|of)?\\s*)?(?:an?\\s+)?(?:bullet\\s)?(?:list|liste|lista|elenco)\\s+(?:titled|called|headed|named|entitled|with\\sthe\\stitle|mit\\sdem\\stitel)\\s+(${mark})\\s*,?\\s+(?:and\\s)?(?:{with}\\s+)?(?:the\\s)?(?:\\S+\\s+)?(?:items?|points?|entries|lines|bullets?|rows)?\\s*:?\\s*(${mark}(?:(?:\\s*,\\s*|\\s+|\\s*,?\\s*(?:and|&|und|et)\\s+)${mark})+)`,
    );
    if (list !== null)
      return { kind: 'add', text: saidBy(clause, list[0] ?? ''), list: quotesIn(clause, list[1] ?? ''), place };
    const lines = match(
      inside,
      `${scene}\\s*(?:\\s(?:{says}|{with}|saying|that\\sshows)|:|,)*\\s*(${mark})(?:\\s*(?:\\/|,|;|\\s(?:{with}|{and}))\\s*|\\s+)(${mark})${below}`,
    );
    if (lines !== null) {
      const said = lines.map((one) => saidBy(clause, one));
      return { kind: 'add', text: said.join(' '), lines: said, place };
    }
    if (place === null) continue;
    const single = match(inside, `${scene}\\s*(?:\\s(?:{says}|{with}|saying|that\\sshows)|:|,)*\\s*(${mark})`);
    if (single !== null) return { kind: 'add', text: `“${saidBy(clause, single[0] ?? '')}”`, place };
  }
  return null;
}

const quotesIn = (clause: Clause, stretch: string) =>
  [...stretch.matchAll(new RegExp(mark, 'gu'))].map(([one]) => saidBy(clause, one));

/** "a scene right after the quote that says …", "a scene just before the end card: …": with its place taken out of its middle, or none. */
function placedIn(clause: Clause): { place: Place | null; rest: string }[] {
  const words = clause.text.split(/\s+/u);
  const found: { place: Place | null; rest: string }[] = [];
  for (let from = 1; from < Math.min(words.length, 6); from += 1)
    for (let to = Math.min(words.length, from + 9); to > from + 1; to -= 1) {
      const stretch = words.slice(from, to).join(' ');
      const place = placeOf(clause, stretch.replace(/[:,]$/u, ''));
      const colon = stretch.endsWith(':') ? ':' : '';
      if (place !== null)
        found.push({ place, rest: `${words.slice(0, from).join(' ')}${colon} ${words.slice(to).join(' ')}` });
    }
  return [...found, { place: null, rest: clause.text }];
}

const rowNouns = '(\\p{L}+(?:th|st|nd|rd)|new|another|more|one\\smore|extra|further|final|last)';
const figure = '([^\\p{L}\\s\\d]?\\d[\\d.,]*\\s?(?:%|[€£$])?)';

/** "a bar to the chart: “Mobile” with 16", "a fifth route: Pumphouse Ramble with 96 rides": a figure under its name. */
function readRow(clause: Clause): Edit | null {
  const found = match(
    clause,
    `{the}(?:${rowNouns}\\s+)?(\\p{L}+)(?:\\s+(?:to|in|on)\\s+{the}(*))?(?:\\s+for\\s+[^:]+)?\\s*:\\s*(*)\\s*(?:\\s{with}|\\sat|\\sof|,|=|:|\\s–|\\s-)\\s+${figure}(?:\\s+(\\p{L}+))?`,
  );
  if (found === null) return null;
  const [which = '', noun = '', where = '', label = '', value = '', unit = ''] = found;
  const target =
    where === '' ? rowTarget(clause, noun) : (targetOf(clause, where) ?? targetOf(clause, `the ${where} one`) ?? null);
  if (where !== '' && target === null) return null;
  const at = clause.words.ordinals.findIndex((forms) => forms.includes(which.toLowerCase()));
  return {
    ...{ kind: 'addItem' as const, text: saidBy(clause, label), value: value.trim(), target },
    ...(unit === '' ? {} : { unit }),
    // "A seventh bar": further than rows are counted.
    ...(at >= 0 ? { number: at + 1 } : /\p{L}{3}th$/iu.test(which) ? { number: 99 } : {}),
  };
}

function rowTarget({ words }: Clause, noun: string): Target | null {
  if (/^bars?$/iu.test(noun)) return { by: 'noun', noun: 'chart' };
  const of = (['figure', 'ranking', 'people'] as TargetNoun[]).find((kind) =>
    words.targets[kind].includes(noun.toLowerCase()),
  );
  return of === undefined ? null : { by: 'noun', noun: of };
}

/** "a line to the closing scene, below the price: “…”": one more line in a scene that stands. */
function readLineBelow(clause: Clause): Edit | null {
  const found = match(
    clause,
    `{the}(?:(?:new|small|extra|second|third|short)\\s)?(?:line|text|sentence|note|zeile|ligne|línea|riga|linha)\\s+(?:to|in|on|zu|in|à|a)\\s+{the}(*?)(?:,?\\s+(?:right\\s|just\\s)?(?:below|under|underneath|beneath|unter)\\s+{the}(*?))?\\s*(?:{says}|\\s(?:that|which)\\ssays|:|,)+\\s*(${mark})`.replaceAll(
      '(*?)',
      '(*)',
    ),
  );
  const target = found === null ? null : targetOf(clause, found[0] ?? '');
  if (found === null || target === null) return null;
  const under = found[1] === '' ? null : targetOf(clause, found[1] ?? '');
  if (found[1] !== '' && under === null) return null;
  return { kind: 'addLine', text: saidBy(clause, found[2] ?? ''), target, under };
}

/** "It goes at the end, after Station Road": where what was just added shall stand. */
export const readAddedPlace: ClauseReader = (clause) => {
  const found = match(clause, '(?:it|they|that)\\s+(?:goes|go|comes|should\\s(?:go|come|be)|belongs)\\s+(*)');
  const [first = '', more = ''] = (found?.[0] ?? '').split(/\s*,\s*/u);
  const place = found === null ? null : placeOf(clause, first);
  if (place === null) return null;
  const beside = more === '' ? null : placeOf(clause, more);
  return more !== '' && beside === null ? null : { kind: 'place', place, beside };
};
