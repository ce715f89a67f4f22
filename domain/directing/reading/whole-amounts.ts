/** Amounts that say nothing without the words between them: their sentence is shown whole. */
const whole = [
  // "8.1 out of 10"
  /\d\s(?:out of|von|sur)\s\d/iu,
  // "31 trains, each with 420 seats"
  /,\s(?:each|jeweils|je|chacune?|cada un[oa]|ciascun[oa])\s[^,]*\d/iu,
  // "First month £1, then £29"
  /\d[^,]*,\s(?:then|danach|dann|puis|luego|poi|depois|daarna)\s[^,]*\d/iu,
  // "24 hours a day."
  /^\d[\d.,]*\s\p{L}+\s(?:a|per|am|pro|par|por|al)\s\p{L}+[.!]?$/iu,
  // "18+"
  /^\d{1,2}\+[.!]?$/u,
];

export const isWholeAmount = (text: string) => whole.some((one) => one.test(text.trim()));
