import { parseArgs } from 'node:util';
import { AppError } from '../contract/errors.ts';
import { type Format, formats } from '../contract/projects.ts';

export interface DemoArguments {
  prompt: string;
  format: Format;
  seconds?: number;
  seed?: number;
  out: string;
  keep: boolean;
}

const usage =
  'Usage: npm run demo -- "<prompt>" [--format landscape|portrait|square] [--seconds N] [--seed N] [--out DIR] [--keep]';

/** Reads the demo's arguments; anything unknown is refused with the usage. */
export function readDemoArguments(argv: string[]): DemoArguments {
  const { values, positionals } = parse(argv);
  const prompt = positionals.join(' ').trim();
  if (!prompt) throw refuse('A prompt is missing.');
  const format = (values.format ?? 'landscape') as Format;
  if (!formats.includes(format)) throw refuse(`The format ${format} is not known.`);
  return {
    prompt,
    format,
    seconds: integer(values.seconds, 'seconds', 3, 90),
    seed: integer(values.seed, 'seed', 0, 2_147_483_000),
    out: values.out ?? 'out',
    keep: values.keep ?? false,
  };
}

function parse(argv: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: { format: text, seconds: text, seed: text, out: text, keep: { type: 'boolean' } },
    });
  } catch (error) {
    throw refuse(`${(error as Error).message}.`);
  }
}

function integer(text: string | undefined, name: string, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw refuse(`--${name} takes an integer from ${min} to ${max}.`);
}

function refuse(reason: string): AppError {
  return new AppError('invalid_arguments', reason, { detail: `${reason} ${usage}` });
}
