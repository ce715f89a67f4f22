/** "Básico R$ 79 por mês (musculação), Plus R$ 119 (aulas) e Total R$ 169 (tudo isso)": plans whose brackets say what they hold. */
const sum = '(?:(?:R\\$|US\\$|CHF|[$€£¥])\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:€|£|\\$|CHF|euros?|dollars?))';
const plan = new RegExp(
  `(\\p{Lu}[\\p{L}+]*(?:\\s\\p{Lu}[\\p{L}+]*)?),?\\s(?:(?:at|for|für|zu|à|por|a|per|voor)\\s)?(${sum}(?:\\s?(?:/|per|a|an|each|pro|im|par|por|al|à|ao|al mese|per)\\s?\\p{L}+){0,2})\\s?\\(([^()]{3,90})\\)`,
  'gu',
);
/** Two and more of them, with what joins them. */
const joined = new RegExp(`${plan.source}(?:(?:,\\s|;\\s|,?\\s(?:and|und|et|y|e|en)\\s)${plan.source})+[.]?\\s*`, 'gu');

/** The brief with each plan as a line under its own label, below what leads to them. */
export const withBracketedPlans = (prompt: string): string =>
  prompt.replace(joined, (row: string, ...rest: unknown[]) => {
    const at = rest.at(-2) as number;
    const lines = [...row.matchAll(plan)].map(([, name, price, held]) => `${name}: ${price}, ${held}.`);
    return `${at === 0 ? '' : '\n'}${lines.join('\n')}\n`;
  });
