import { countWords } from './phrases.ts';
import { openSentences, type Reading, say } from './reading.ts';

const relation = /\s(?:=|→|⇌|⟶|≈|≤|≥|≠)\s/u;
const operator = /(?<=\s)(?=(?:=|→|⇌|⟶|≈|≤|≥|≠|\+|−|–|-|×|·|÷|\/)\s)/u;

/** "6 CO₂ + 6 H₂O → C₆H₁₂O₆ + 6 O₂", "Profit = revenue − costs": terms in order, each with the operator before it. */
export function readFormulas(reading: Reading): void {
  for (const [index, sentence] of openSentences(reading)) {
    const text = sentence.text.replace(/[.]$/u, '').trim();
    if (sentence.bullet !== null || sentence.role !== 'copy' || !isFormula(text)) continue;
    const terms = text
      .split(operator)
      .map((term) => say(reading, term.trim()))
      .filter((term) => term !== '');
    if (terms.length < 2 || terms.length > 9) continue;
    reading.found.formulas.push(terms);
    reading.used.add(index);
    if (countWords(sentence.label) >= 1 && sentence.field === null)
      reading.found.titles.push({ text: say(reading, sentence.label), at: index });
  }
}

/** A relation between terms of which none is a sentence; an arrow alone leads from step to step. */
function isFormula(text: string): boolean {
  if (!relation.test(text) || text.length > 90 || /[!?;]/u.test(text)) return false;
  const isSum = /\s(?:\+|−|×|·|÷)\s/u.test(text) || /[²³⁴₂₃√^]/u.test(text);
  if (/→|⟶/u.test(text) && !isSum) return false;
  const parts = text.split(/\s(?:=|→|⇌|⟶|≈|≤|≥|≠|\+|−|–|-|×|·|÷|\/)\s/u);
  return parts.length >= 2 && parts.every((part) => countWords(part) <= 3 && part.trim() !== '');
}
