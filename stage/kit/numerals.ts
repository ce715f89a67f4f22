/** Figures as the brief spells them: taken apart to be counted, and put together again in the same spelling. */

export interface FigureSpelling {
  value: number;
  prefix: string;
  suffix: string;
  decimals: number;
  group: string;
  decimal: string;
  /** The figure itself, without prefix and suffix, as given. */
  exact: string;
}

const commaDecimal = /^(de|fr|es|it|pt|nl|pl|ru|uk|tr|sv|da|nb|no|fi|cs|el|ro|hu)\b/;

/** `1,234.5`, `1.234,5`, `1 234,5`, `€4.2M` or a number. A text without digits counts as 0 and stays whole in `suffix`. */
export function spellingOf(given: number | string, language: string): FigureSpelling {
  const text = String(given).trim();
  const found = /[+−-]?\d(?:[\d.,'’ \u00a0\u202f]*\d)?/.exec(text);
  if (!found) return { value: 0, prefix: '', suffix: text, decimals: 0, group: '', decimal: '.', exact: '' };
  const exact = found[0];
  const decimal = decimalSign(exact, language);
  const [whole = '', fraction = ''] = decimal ? exact.split(decimal) : [exact];
  const group = /[.,'’ \u00a0\u202f]/.exec(whole)?.[0] ?? '';
  const value = Number(`${whole.replace(/[^\d]/g, '')}.${fraction || '0'}`) * (/^[−-]/.test(whole) ? -1 : 1);
  return {
    value,
    prefix: text.slice(0, found.index),
    suffix: text.slice(found.index + exact.length),
    decimals: fraction.length,
    group,
    decimal: decimal || '.',
    exact,
  };
}

function decimalSign(figure: string, language: string): '.' | ',' | '' {
  const last = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','));
  if (last < 0) return '';
  const sign = figure[last] as '.' | ',';
  const other = sign === '.' ? ',' : '.';
  if (figure.includes(other)) return sign;
  const repeated = figure.indexOf(sign) !== last;
  const thousands = figure.length - last - 1 === 3 && !/^[+−-]?0/.test(figure);
  const local = commaDecimal.test(language) ? ',' : '.';
  return repeated || (thousands && sign !== local) ? '' : sign;
}

/** A value on the way to `figure`, in its spelling; the end value is the given string itself. */
export function spell(value: number, figure: FigureSpelling): string {
  const step = 10 ** -figure.decimals;
  // The last step before a large figure would linger and read as another figure.
  const near = Math.abs(figure.value) > 200 * step ? 1.5 * step : step / 1000;
  if (Math.abs(value - figure.value) < near) return figure.exact;
  const [whole = '0', fraction] = Math.abs(value).toFixed(figure.decimals).split('.');
  const grouped = figure.group ? whole.replace(/\B(?=(\d{3})+(?!\d))/g, figure.group) : whole;
  const sign = value < 0 ? '−' : '';
  return `${sign}${grouped}${fraction ? figure.decimal + fraction : ''}`;
}
