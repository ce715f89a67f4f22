import type { CriterionRow, OpenFault } from './turn.ts';

/** Faults that one prompt names at most: more would make a model change everything. */
const faultsAtOnce = 4;

/**
 * The prompt that would make a failing criterion pass, in the words of the documented edits; null where no prompt can:
 * what `errors` and `warnings` count is mended fault by fault, and the rate of frames is the project's.
 */
export function promptForCriterion({ criterion }: Pick<CriterionRow, 'criterion'>): string | null {
  const text = /^text\s*:\s*"([^"]+)"\s*(?:(>=|>)\s*([\d.]+)(ms|s)?)?/iu.exec(criterion);
  if (text) return promptForText(text[1] ?? '', text[3], text[4]);
  const colour = /^colou?r\s*:\s*(#[0-9a-f]{6})$/iu.exec(criterion);
  if (colour) return `Use ${colour[1]} as the accent colour.`;
  const metric = /^(duration|scenes)\s*(<=|>=|<|>|=)\s*([\d.]+)(ms|s)?$/iu.exec(criterion);
  if (metric) return promptForMetric(metric);
  const format = /^(landscape|portrait|square)$/iu.exec(criterion.trim());
  return format ? `Make it ${format[1]?.toLowerCase()}.` : null;
}

/** Names a turn that asks for a criterion. */
export const keyOfCriterion = ({ criterion }: Pick<CriterionRow, 'criterion'>): string => `criterion ${criterion}`;

function promptForText(words: string, amount: string | undefined, unit: string | undefined): string {
  if (amount === undefined) return `Add a scene saying "${words}".`;
  const seconds = Number(amount) * (unit === 'ms' ? 0.001 : 1);
  return `Add a scene saying "${words}" for ${Math.max(seconds, 1)} s.`;
}

function promptForMetric([, metric, operator = '=', amount, unit]: RegExpExecArray): string | null {
  const value = Number(amount) * (unit === 'ms' ? 0.001 : 1);
  if (metric?.toLowerCase() === 'duration') return `Make the film ${inside(operator, value, 0.5)} s long.`;
  const scenes = inside(operator, value, 1);
  return scenes < 1 ? null : `Make it ${scenes} scenes.`;
}

/** A value that satisfies the operator: the bound itself, or a step inside where the bound is excluded. */
function inside(operator: string, value: number, step: number): number {
  if (operator === '<') return value - step;
  return operator === '>' ? value + step : value;
}

/** One prompt that names the worst faults by scene, message and fix. */
export function promptForFaults(faults: readonly OpenFault[]): { prompt: string; named: OpenFault[] } {
  const named = faults.slice(0, faultsAtOnce);
  const lines = named.map(
    ({ sceneName, message, fix }) => `- ${sceneName ? `Scene "${sceneName}": ` : ''}${message} ${fix}`,
  );
  return { prompt: ['Mend these faults and change nothing else:', ...lines].join('\n'), named };
}
