import type { StyleStep } from '../../domain/mend/edit.ts';
import { bare, type Node, type SceneSyntax, textOf } from './syntax.ts';

/**
 * Source of a style value after a step: numbers are computed, expressions kept and wrapped. Undefined where the step
 * needs a value to start from and there is none to see.
 */
export function changedValue(syntax: SceneSyntax, value: Node | undefined, step: StyleStep): string | undefined {
  if ('set' in step) return literal(step.set);
  if ('append' in step) return value && appended(syntax, value, step.append);
  if (!value) return 'least' in step ? literal(step.least) : undefined;
  const known = numberOf(value);
  if (known !== undefined) return changedNumber(known, step);
  const source = textOf(syntax, value);
  const isText = isTextual(value);
  if ('least' in step) {
    return isText
      ? css(value, source, (text) => `max(${text}, ${step.least}px)`)
      : `Math.max(${source}, ${step.least})`;
  }
  if ('times' in step)
    return isText
      ? css(value, source, (text) => `calc(${text} * ${step.times})`)
      : `${inBrackets(value, source)} * ${step.times}`;
  const sign = step.plus < 0 ? '-' : '+';
  const by = Math.abs(step.plus);
  if (isText) return css(value, source, (text) => `calc(${text} ${sign} ${by}px)`);
  const isSum = value.type === 'BinaryExpression' && /^[+*/-]$/u.test(String(value.operator));
  return `${isSum ? source : inBrackets(value, source)} ${sign} ${by}`;
}

function changedNumber({ number, unit }: Known, step: StyleStep): string | undefined {
  const changed = (value: number) => (unit === '' ? String(value) : `'${value}${unit}'`);
  if ('least' in step) return changed(Math.max(step.least, Math.ceil(number * step.times)));
  if ('times' in step) return changed(round(number * step.times));
  return 'plus' in step ? changed(round(number + step.plus)) : undefined;
}

interface Known {
  number: number;
  unit: '' | 'px';
}

/** A number or length in pixels that the source writes out. */
function numberOf(value: Node): Known | undefined {
  const node = bare(value);
  if (node.type === 'NumericLiteral') return { number: Number(node.value), unit: '' };
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const inner = numberOf(node.argument as Node);
    return inner && { ...inner, number: -inner.number };
  }
  const length = node.type === 'StringLiteral' ? /^(-?\d+(?:\.\d+)?)(px)?$/u.exec(String(node.value).trim()) : null;
  return length ? { number: Number(length[1]), unit: 'px' } : undefined;
}

/** Whether an expression makes text: a literal or template, or a sum or choice with one in it. */
function isTextual(value: Node): boolean {
  const node = bare(value);
  if (node.type === 'ConditionalExpression')
    return isTextual(node.consequent as Node) || isTextual(node.alternate as Node);
  if (node.type === 'BinaryExpression') return isTextual(node.left as Node) || isTextual(node.right as Node);
  return node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
}

/** A CSS expression around what the source writes: text stays text, anything else becomes a template's part. */
function css(value: Node, source: string, wrap: (text: string) => string): string {
  if (value.type === 'StringLiteral') return `'${wrap(String(value.value))}'`;
  return value.type === 'TemplateLiteral' ? `\`${wrap(source.slice(1, -1))}\`` : `\`${wrap(`\${${source}}`)}\``;
}

/** Families behind those named; an expression is left to be a template's part. */
function appended(syntax: SceneSyntax, value: Node, families: string): string {
  if (value.type !== 'StringLiteral') return `\`\${${textOf(syntax, value)}}, ${families}\``;
  return JSON.stringify(`${String(value.value)}, ${families}`);
}

const needsNoBrackets = new Set(['Identifier', 'MemberExpression', 'CallExpression', 'NumericLiteral']);

function inBrackets({ type }: Node, source: string): string {
  return needsNoBrackets.has(type) ? source : `(${source})`;
}

export function literal(value: number | string): string {
  return typeof value === 'number'
    ? String(round(value))
    : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
