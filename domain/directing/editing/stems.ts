/** Words as far as two spellings of one thing are alike. */

/** Words without case, marks and runs of space. */
export const flat = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%€$£]+/gu, ' ')
    .trim();

/** "loosening" and "loosen", "quiet" and "quieter" are of one stem. */
export const stemsOf = (said: string): string[] =>
  flat(said)
    .split(' ')
    .filter((word) => word.length > 2 || /\d/u.test(word))
    .filter((word) => !['the', 'and', 'with', 'about', 'our'].includes(word))
    .map((word) => (word.length > 5 ? word.replace(/(?:ing|ers?|est|ed|es|s|en|n|e)$/u, '') : word));

/** What is measured, by the stem of its name, as films write it. */
const units: Readonly<Record<string, string>> = {
  ...{ decibel: 'db', dezibel: 'db', décibel: 'db', decibelio: 'db', degre: 'c', grad: 'c', degré: 'c', liter: 'l' },
  ...{ litre: 'l', kilo: 'kg', kilogramm: 'kg', gramm: 'g', gram: 'g', metre: 'm', meter: 'm', mètre: 'm', watt: 'w' },
};

/** "decibel" is "dB" where films show it. */
export const unitOf = (stem: string): string | undefined => units[stem];
