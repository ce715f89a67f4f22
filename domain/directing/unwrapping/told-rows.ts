/** Rows told in running sentences: "Three things changed: a; b; and c.", "Number 5 is X with 260 loans, number 4 is Y …". */
import { withPeopleListed } from '../reading/person-rows.ts';
import { capital } from '../reading/phrases.ts';
import { splitAtStops } from '../reading/stops.ts';
import { seriesRows } from './told-series.ts';

/** The sentences of each line, each put into lines where it is such a row. */
export const withToldRows = (prompt: string): string =>
  withPeopleListed(prompt)
    .split('\n')
    .map((line) => {
      const result = resultOf(line);
      if (result !== null) return result;
      if (!/;|number|nummer|numéro|número|numero|\d\D{1,40}\d\D{1,40}\d/iu.test(line) || /^\s*[|>#]/u.test(line))
        return line;
      const sentences = splitAtStops(line);
      const rows = sentences.map((sentence) => rankingOf(sentence) ?? seriesRows(sentence) ?? rowOf(sentence));
      if (rows.every((row) => row === null)) return line;
      return sentences.map((sentence, at) => (rows[at] == null ? sentence : `\n${rows[at]}\n`)).join(' ');
    })
    .join('\n');

const team = "\\p{Lu}[\\p{L}\\p{N}'’.&-]*(?:\\s[\\p{L}\\p{N}'’.&-]+){0,4}";
/** "Full-time card, 8s, vertical: Harbour 3–2 Quarry, winner by Jonah Brice, attendance 12,406; navy, loud." */
const result = new RegExp(
  `^\\s*([^:;\\n]{3,60}?)[:：]\\s+(${team}\\s\\d{1,3}\\s?[–:-]\\s?\\d{1,3}\\s${team})((?:,\\s(?:[^,;]|,(?=\\d)){3,90})+)(;\\s[^\\n]+)?\\.?\\s*$`,
  'u',
);

/** The score and each fact of a match as sentences of their own; null for any other line. */
function resultOf(line: string): string | null {
  const [, lead = '', score = '', facts = '', wishes = ''] = result.exec(line) ?? [];
  if (score === '') return null;
  const [length = ''] = /\d{1,3}[\s-]?(?:s|secs?|seconds?|sek\p{L}*)(?!\p{L})/iu.exec(lead) ?? [];
  const told = facts
    .split(/,\s/u)
    .map((fact) => fact.trim())
    .filter((fact) => fact !== '')
    .map((fact) => `${capital(fact)}.`);
  const format =
    /vertical|portrait|square|landscape|hochformat|quadratisch|verticale?|carré|cuadrado/iu.exec(lead)?.[0] ?? '';
  const asked = [length, format].filter((one) => one !== '').join(' ');
  return [
    `Video${asked === '' ? '' : `, ${asked}`}.`,
    `${score}.`,
    ...told,
    ...(wishes === '' ? [] : [`Style: ${wishes.slice(2)}`]),
  ].join('\n');
}

const joined = /^(?:and|und|et|y|e|en)\s+/iu;
const year = /^((?:1\d|20)\d\d),?\s+(?=\p{L}|\d)/u;

/** Three parts and more between semicolons behind a colon; null for any other sentence. */
function rowOf(sentence: string): string | null {
  const [, lead = '', body = ''] = /^\s*([^:：;]{3,90})[:：]\s+(.+)$/su.exec(sentence) ?? [];
  const parts = body
    .replace(/[.!]\s*$/u, '')
    .split(/;\s+/u)
    .map((part) => part.trim().replace(joined, ''));
  if (lead === '' || parts.length < 3 || parts.some((part) => part.length < 3 || part.length > 140)) return null;
  // Quotations side by side are no row of points.
  if (parts.some((part) => /["“”„«»]/u.test(part) || /[:：]\s/u.test(part))) return null;
  // What else stands between semicolons is read where figures, plans and points are.
  const isDated = parts.filter((part) => year.test(part)).length * 2 > parts.length;
  if (!isDated) return null;
  const head = headOf(lead);
  const rows = parts.map((part) => {
    const [, when = ''] = year.exec(part) ?? [];
    const said = when === '' ? part : part.replace(year, '');
    const raised = capital(said);
    return when === '' ? `- ${raised}` : `- ${when}: ${raised}`;
  });
  return [...(head === '' ? [] : [`${head}:`]), ...rows].join('\n');
}

const turn =
  /^(?:(?:and\s)?(?:then|next|after that|finally|first|dann|danach|als nächstes|ensuite|puis|luego|después|poi|dopo|depois|daarna|dan),?\s+)+/iu;
const ordered =
  /^(?:please\s|bitte\s)?(?:walk|go|run|step|take (?:us|viewers|them)|lead (?:us|viewers|them))\s(?:through|over)\s|^(?:please\s|bitte\s)?(?:show|list|give|mention|cover|include|highlight|present|feature|name|tell|use|zeige?|nenne?|liste|montre[rz]?|cite[rz]?|présente[rz]?|muestra|menciona|presenta|mostra|elenca|mostre|liste|toon|noem)\s/iu;
/** What heads the row for those who watch; empty where it only tells the maker to show it. */
function headOf(lead: string): string {
  const bare = lead.trim().replace(turn, '');
  return ordered.test(bare) ? '' : capital(bare);
}

const place = '(?:number|no\\.|nummer|numéro|número|numero)\\s(\\d{1,2})';
const amount = '([\\d.,]*\\d(?:\\s?%|\\s\\p{L}[\\p{L}-]*)?)';
const entry = new RegExp(
  `${place}(?:,\\s(?:with|mit|avec|con|com|met)\\s${amount},)?\\s(?:is|ist|est|es|è|é)\\s(.+?)(?:,?\\s(?:with|mit|avec|con|com|met|at|on)\\s${amount})?(?=,\\s(?:and\\s|und\\s|et\\s|y\\s|e\\s|en\\s)?(?:number|no\\.|nummer|numéro|número|numero)\\s\\d|\\s?;|[.!]?\\s*$)`,
  'giu',
);

/** "Number 5 is The Glass Orchard with 260 loans, number 4 is …": the places in the order in which they are told. */
function rankingOf(sentence: string): string | null {
  const found = [...sentence.matchAll(entry)].map(([, at = '', before, name = '', behind]) => ({
    at,
    name: name.trim(),
    value: before ?? behind ?? '',
  }));
  if (found.length < 3) return null;
  const unit = found.map(({ value }) => /\s(\p{L}[\p{L}-]*)$/u.exec(value)?.[1] ?? '').find((one) => one !== '') ?? '';
  const rows = found.map(({ at, name, value }) => {
    const told = value === '' || unit === '' || /[\p{L}%]$/u.test(value) ? value : `${value} ${unit}`;
    return `${at}. ${name}${told === '' ? '' : `, ${told}`}`;
  });
  return rows.join('\n');
}
