/** What figures are measured in, however a film or an edit spells it. */

const families: [RegExp, string][] = [
  [/[$€£¥₹₺₪₩₴₽]|CHF|EUR|USD|GBP|zł|Kč/u, 'money'],
  [/%|percent|prozent|pour cent|por ciento|per cento|por cento/iu, 'share'],
  [
    /^(?:ms|s|se[cgk]\p{L}*|min\p{L}*|h|hours?|stunden?|days?|tage?n?|weeks?|wochen?|months?|years?|jahre?n?|heures?|jours?|horas?|días?|ore|giorni)$/iu,
    'time',
  ],
  [/^°/u, '°'],
  [/^(?:l|lit(?:er|re|ro)s?|litri)$/iu, 'l'],
];

/** What a figure is measured in; one name for all money, all shares and all lengths of time. */
export function unitOf(spelled: string): string {
  const unit = spelled.replace(/[\d.,\s'’+−-]/gu, '');
  return families.find(([family]) => family.test(unit))?.[1] ?? unit.toLowerCase().replace(/s$/u, '');
}

/** Units that people say and films write: "79 pounds" is "£79". */
const said: readonly [RegExp, string][] = [
  [/^(?:pounds?|quid|pfund|livres?(?:\ssterling)?|libras?|sterline)$/iu, '£'],
  [/^(?:euros?|euro)$/iu, '€'],
  [/^(?:dollars?|bucks|dólares|dollari)$/iu, '$'],
  [/^(?:grad|degrees?|degrés?|grados?|gradi|graus?)(?:\s(?:celsius|centigrade))?$/iu, '°C'],
  [/^(?:gramm?e?s?|gramos?|grammi|gramas?)$/iu, 'g'],
  [/^(?:kilos?|kilogramm?e?s?|kilogramos?)$/iu, 'kg'],
  [/^(?:lit(?:er|re|ro)s?|litri)$/iu, 'l'],
  [/^(?:percent|per\scent|prozent|pour\scent|por\sciento|per\scento|por\scento)$/iu, '%'],
];

/** A figure with its unit as films write it. */
export function measured(spelled: string): string {
  const [, digits = '', unit = ''] = /^(\d[\d.,]*)\s?(\p{L}[\p{L}\s]*)$/u.exec(spelled.trim()) ?? [];
  const sign = said.find(([words]) => words.test(unit))?.[1];
  return sign === undefined ? spelled : /[£$€]/u.test(sign) ? `${sign}${digits}` : `${digits} ${sign}`;
}

/** Another number in the film's own spelling: “£85” with 79 is “£79”; what is measured otherwise stays as it is told. */
export function respelled(shown: string, to: string): string {
  const [number = ''] = /\d(?:[\d.,\u00a0\u202f]*\d)?/u.exec(to) ?? [];
  const bare = to.replace(number, '').trim();
  const own = shown.replace(shownNumber, '').trim();
  const isSame = bare === '' || flatUnit(bare) === flatUnit(own);
  return isSame && number !== '' ? shown.replace(shownNumber, number) : to;
}

/** Films may part thousands by a blank. */
const shownNumber = /\d(?:[\d.,\u00a0\u202f\s]*\d)?/u;
const flatUnit = (unit: string): string => (/^lit/iu.test(unit) ? 'l' : unit.toLowerCase());
