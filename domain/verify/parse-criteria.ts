import { AppError } from '../../contract/errors.ts';

const operators = ['<=', '>=', '<', '>', '='] as const;
export type Operator = (typeof operators)[number];

const metrics = ['duration', 'scenes', 'fps', 'width', 'height', 'errors', 'warnings'] as const;
type Metric = (typeof metrics)[number];

/** One check; `criterion` is as the caller wrote it. */
export type Criterion = { criterion: string } & (
  | { kind: 'metric'; metric: Metric; operator: Operator; value: number }
  | { kind: 'format'; format: 'landscape' | 'portrait' | 'square' }
  | { kind: 'lines'; lines: number }
  | { kind: 'text'; text: string; operator: Operator; seconds: number }
  | { kind: 'colour'; hex: string }
  | { kind: 'audio' }
);

const known =
  'duration<=30s, scenes>=3, fps>=30, width=1920, height=1080, landscape, portrait, square, 1080p, ' +
  'text:"words">=1.5s, color:#5b2bff, audio, errors<=0, warnings<=5';

/** Reads comma-separated criteria; commas between quotes belong to the text. Throws `unknown_criterion`. */
export function parseCriteria(list: string): Criterion[] {
  const parts = splitOutsideQuotes(list);
  if (parts.length === 0) throw unknown([list]);
  const criteria = parts.map((part) => ({ part, criterion: parseOne(part) }));
  const unread = criteria.filter(({ criterion }) => criterion === undefined).map(({ part }) => part);
  if (unread.length > 0) throw unknown(unread);
  return criteria.flatMap(({ criterion }) => criterion ?? []);
}

function splitOutsideQuotes(list: string): string[] {
  const parts = list.match(/(?:"[^"]*"|[^,"])+|"[^"]*$/gu) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function parseOne(criterion: string): Criterion | undefined {
  return parseWord(criterion) ?? parseText(criterion) ?? parseMetric(criterion);
}

function parseWord(criterion: string): Criterion | undefined {
  const word = criterion.toLowerCase();
  if (word === 'landscape' || word === 'portrait' || word === 'square')
    return { criterion, kind: 'format', format: word };
  if (word === 'audio') return { criterion, kind: 'audio' };
  const lines = /^(\d{3,4})p$/u.exec(word);
  if (lines) return { criterion, kind: 'lines', lines: Number(lines[1]) };
  const colour = /^colou?r\s*:\s*(#[0-9a-f]{6})$/u.exec(word);
  return colour?.[1] ? { criterion, kind: 'colour', hex: colour[1] } : undefined;
}

function parseText(criterion: string): Criterion | undefined {
  const match = /^text\s*:\s*"([^"]+)"\s*(?:(<=|>=|<|>|=)\s*(\S+))?$/iu.exec(criterion);
  if (!match?.[1]) return undefined;
  const seconds = match[3] === undefined ? 0 : parseSeconds(match[3]);
  if (seconds === undefined) return undefined;
  return { criterion, kind: 'text', text: match[1], operator: (match[2] as Operator) ?? '>', seconds };
}

function parseMetric(criterion: string): Criterion | undefined {
  const match = /^([a-z]+)\s*(<=|>=|<|>|=)\s*(\S+)$/iu.exec(criterion);
  const metric = metrics.find((name) => name === match?.[1]?.toLowerCase());
  if (!match || !metric) return undefined;
  const value = metric === 'duration' ? parseSeconds(match[3] ?? '') : parseNumber(match[3] ?? '');
  return value === undefined ? undefined : { criterion, kind: 'metric', metric, operator: match[2] as Operator, value };
}

/** `30s`, `1.5s`, `500ms` or plain seconds. */
function parseSeconds(text: string): number | undefined {
  const milliseconds = /^(.+)ms$/iu.exec(text);
  if (milliseconds?.[1]) return scaled(parseNumber(milliseconds[1]), 0.001);
  return parseNumber(text.replace(/s$/iu, ''));
}

function scaled(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : value * factor;
}

function parseNumber(text: string): number | undefined {
  return /^\d{1,9}(\.\d{1,6})?$/u.test(text) ? Number(text) : undefined;
}

function unknown(criteria: readonly string[]): AppError {
  return new AppError('unknown_criterion', 'Criteria were not understood', {
    detail: `Not known: ${criteria.join(', ').slice(0, 200)}. Known are such as ${known}.`,
    errors: criteria.map((criterion) => ({ path: criterion.slice(0, 200), message: `Known are such as ${known}.` })),
  });
}
