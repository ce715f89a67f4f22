import { type Clause, type ClauseReader, match, targetOf } from './clause.ts';
import { aBit, being, filmOrIt } from './degrees.ts';
import type { Edit, LengthChange } from './edit.ts';

const number = '(\\d{1,3}(?:[.,]\\d{1,2})?)';
const unit =
  '(s|sec|secs|seconds?|sek|sekunden?|secondes?|segundos?|second[oi]|min|minutes?|minuten?|minutos?|minut[oi])';
const long = '(?:[\\s-]+(?:long|lang|in\\slength|de\\slong|de\\sduración|de\\sduração|lungo|total|overall))?';

const seconds = (value: string | undefined, of: string | undefined) =>
  Number((value ?? '0').replace(',', '.')) * (/^min/iu.test(of ?? '') ? 60 : 1);

/** "shorten to 12 s", "2 s longer", "half as long", "hold the quote for 4 s", "3 seconds is plenty". */
export const readLength: ClauseReader = (clause) => {
  const edit = lengthOf({ ...clause, text: clause.text.replace(enough, '$1').replace(saying, '') });
  if (edit?.kind !== 'length' || edit.target !== null) return edit;
  if (match(clause, '.*(?<!\\p{L})(?:{film}|everything|all)(?!\\p{L}).*') !== null) return { ...edit, isOfWhole: true };
  // "The quote goes by too fast. Make it 6 seconds": what was spoken of, where something was.
  return { ...edit, target: clause.spoken?.target ?? null };
};

const enough =
  /^(\d{1,3}(?:[.,]\d{1,2})?[\s-]?\p{L}+)\s(?:is|are|will|would|should)\s(?:be\s)?(?:plenty|enough|fine|ok|okay|good|right|ideal|sufficient|do)(?:\s(?:for\s(?:it|that)|there))?$/iu;
const saying =
  /^(?:say|about|around|maybe|perhaps|like|more\slike|let['’]s\ssay|sagen\swir|disons|digamos|diciamo)\s(?=\d)/iu;

const lengthOf: ClauseReader = (clause) => {
  const verb =
    '(?:(?:{make}|{shorten}|{lengthen}|show|hold|keep|leave|zeig|zeige|halte|lass|laisse[rz]?|garde[rz]?|montre[rz]?|deja|lascia|deixa|muestra|mostra|mostre)\\s+)?';
  const whole = `${verb}${filmOrIt}`;
  const parts: [string, (found: string[]) => LengthChange | null][] = [
    [`(?:{least}\\s+)${number}[\\s-]?${unit}${long}`, ([n, u]) => ({ least: seconds(n, u) })],
    [`${number}[\\s-]?${unit}\\s+(?:{longer}|de\\splus|länger)`, ([n, u]) => ({ by: seconds(n, u) })],
    [`${number}[\\s-]?${unit}\\s+(?:{shorter})`, ([n, u]) => ({ by: -seconds(n, u) })],
    [
      `(?:(?:down\\s+|up\\s+|back\\s+|herunter\\s+)?{to}\\s+)?(?:(?:should\\s+|must\\s+|has\\sto\\s+|have\\sto\\s+|needs\\sto\\s+|ought\\sto\\s+|can\\sonly\\s+|soll\\s+)?(?:be|last|run)\\s+(?:for\\s+)?)?{the}(?:just\\s|only\\s|exactly\\s|genau\\s|nur\\s)?${number}[\\s-]?${unit}${long}`,
      ([n, u]) => ({ to: seconds(n, u) }),
    ],
    ['(?:{to}\\s+)?(?!9:16)(\\d):([0-5]\\d)', ([m, s]) => ({ to: Number(m) * 60 + Number(s) })],
    [`(?:by\\s+|um\\s+)?(\\d{1,2})\\s?(?:%|percent|prozent)\\s+{shorter}`, ([n]) => ({ times: 1 - Number(n) / 100 })],
    [`(?:by\\s+|um\\s+)?(\\d{1,2})\\s?(?:%|percent|prozent)\\s+{longer}`, ([n]) => ({ times: 1 + Number(n) / 100 })],
    [`${aBit}{half}`, () => ({ times: 0.5 })],
    [`${aBit}{twice}`, () => ({ times: 2 })],
    [`${aBit}{shorter}`, () => ({ times: 0.8 })],
    [`${aBit}{longer}`, () => ({ times: 1.25 })],
    [`${being}{tooLong}`, () => ({ times: 0.8 })],
    [`${being}{tooShort}`, () => ({ times: 1.25 })],
  ];
  // A whole film that is too fast wants another pace; one scene that is gone too soon wants time.
  const paced: typeof parts = [
    [`${being}{tooFast}`, () => ({ times: 1.25 })],
    [`${being}{tooSlow}`, () => ({ times: 0.8 })],
  ];
  const by = match(
    clause,
    `({shorten}|{lengthen})\\s+(?:{the}(?:{film}|{it})\\s+)?(?:(?:by|um|de|di|em)\\s+)?${number}[\\s-]?${unit}(?:\\s+off)?`,
  );
  if (by !== null) {
    const shorter = match({ ...clause, text: by[0] ?? '' }, '{shorten}') !== null;
    return lengthEdit({ by: seconds(by[1], by[2]) * (shorter ? -1 : 1) }, null);
  }
  const share = match(
    clause,
    `({shorten}|{lengthen})\\s+(?:{the}(?:{film}|{it}|{scene})\\s+)?(?:by|um|de|di|em)\\s+(\\d{1,2})\\s?(?:%|percent|prozent)`,
  );
  if (share !== null) {
    const sign = match({ ...clause, text: share[0] ?? '' }, '{shorten}') === null ? 1 : -1;
    return lengthEdit({ times: 1 + (sign * Number(share[1])) / 100 }, null);
  }
  // "cut the hook to 2": of a part, a bare number is its seconds.
  const bare = match(
    clause,
    '(?:{shorten}|{lengthen})\\s+{the}(*)\\s+to\\s+(?:about\\s|around\\s|just\\s)?(\\d{1,2}(?:[.,]\\d)?)',
  );
  const cut = bare === null ? null : targetOf(clause, bare[0] ?? '');
  if (cut !== null) return lengthEdit({ to: seconds(bare?.[1], 's') }, cut);
  const added = match(clause, `add\\s+${number}[\\s-]?${unit}\\s+to\\s+(*)`);
  const lengthened = added === null ? null : targetOf(clause, added[2] ?? '');
  if (lengthened !== null) return lengthEdit({ by: seconds(added?.[0], added?.[1]) }, lengthened);
  const given = match(
    clause,
    `(?:give|gib|donne|dale)\\s+(*)\\s+${number}[\\s-]?(?:(?:more|extra|additional|further)\\s+)?${unit}(?:\\s+(?:more|extra|longer|mehr|de\\splus|más))?`,
  );
  const taken = match(
    clause,
    `({shorten}|{lengthen})\\s+{the}(*)\\s+(?:(?:by|um|de|di|em)\\s+|d['’])${number}[\\s-]?${unit}`,
  );
  const [part, change] =
    given !== null
      ? [given[0], seconds(given[1], given[2])]
      : [
          taken?.[1],
          seconds(taken?.[2], taken?.[3]) *
            (match({ ...clause, text: taken?.[0] ?? '' }, '{shorten}') === null ? 1 : -1),
        ];
  const spoken = part === undefined ? null : targetOf(clause, part);
  if (spoken !== null) return lengthEdit({ by: change }, spoken);
  const hurried = match(clause, '(speed up|quicken|slow down)\\s+{the}(*)');
  const hurriedPart = hurried === null ? null : targetOf(clause, hurried[1] ?? '');
  if (hurriedPart !== null) return lengthEdit({ times: /^slow/iu.test(hurried?.[0] ?? '') ? 1.25 : 0.8 }, hurriedPart);
  for (const [pattern, change] of parts) {
    const found = match(clause, `${whole}${pattern}`);
    const asked = found === null ? null : change(found);
    if (asked !== null && !('least' in asked)) return lengthEdit(asked, null);
  }
  return readPartLength(clause, verb, [...parts, ...paced]);
};

function readPartLength(
  clause: Clause,
  verb: string,
  parts: [string, (found: string[]) => LengthChange | null][],
): Edit | null {
  for (const [pattern, change] of parts) {
    const found = match(
      clause,
      `${verb}{the}(*)\\s+(?:for\\s+|für\\s+|pendant\\s+|durante\\s+|on\\sscreen\\sfor\\s+)?${pattern}`,
    );
    const [stretch = '', ...rest] = found ?? [];
    const target = found === null ? null : targetOf(clause, stretch);
    const asked = target === null ? null : change(rest);
    if (asked !== null) return lengthEdit(asked, target);
  }
  return null;
}

function lengthEdit(change: LengthChange, target: Extract<Edit, { kind: 'length' }>['target']): Edit | null {
  if ('to' in change && change.to <= 0) return null;
  return { kind: 'length', change, target };
}
