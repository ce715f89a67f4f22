import type { Energy } from '../../contract/theme.ts';

const pace: Record<Energy, number> = { calm: 1.15, balanced: 1, energetic: 0.9 };
const least: Record<Energy, number> = { calm: 42, balanced: 30, energetic: 24 };

/** fr that a text needs to be read: (15 + rate × characters) × pace. Source: art direction, section 5. */
export function readingFr(text: string, energy: Energy): number {
  const characters = [...text].length;
  const rate = /[\u3040-\u30ff]/.test(text)
    ? 6
    : /[\u3400-\u9fff]/.test(text)
      ? 3
      : /[\uac00-\ud7af]/.test(text)
        ? 2.5
        : 1.5;
  return Math.max(least[energy], (15 + rate * characters) * pace[energy]);
}
