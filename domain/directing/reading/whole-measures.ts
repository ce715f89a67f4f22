/** "14 minutes and 44 seconds", "9 metros y 30 centímetros": one amount in two units, the large one first. */
const units = [
  ['hours?|stunden?|heures?|horas?|ore|ora|uur|h', 'min\\p{L}*'],
  ['min\\p{L}*', 'sec\\p{L}*|sek\\p{L}*|seg\\p{L}*|s'],
  ['days?|tage?n?|jours?|días?|giorn[oi]|dias?|dag(?:en)?', 'hours?|stunden?|heures?|horas?|ore|ora|uur'],
  ['years?|jahre?n?|ans?|años?|ann[oi]|anos?|jaar', 'months?|monate?n?|mois|mes(?:es)?|mes[ei]|meses|maand(?:en)?'],
  ['m|met\\p{L}*|mètres?', 'cm|[cz]ent\\p{L}*'],
  ['feet|foot|ft', 'inch(?:es)?|in'],
  ['pounds?|lbs?|euros?|dollars?', 'ounces?|oz|pence|cents?|céntimos|centesimi|cêntimos'],
]
  .map(([large, small]) => `(?<=\\d\\s?(?:${large}))\\s(?=(?:and|und|et|y|e|en)\\s\\d+\\s?(?:${small})(?!\\p{L}))`)
  .join('|');
const measures = new RegExp(units, 'giu');

/** The text with a mark in place of the space before the word that joins both: what parts rows leaves them whole. */
export const withWholeMeasures = (text: string): string => text.replace(measures, '\ue8ff');
/** The text as it was typed. */
export const withoutMeasureMarks = (text: string): string => text.replaceAll('\ue8ff', ' ');
