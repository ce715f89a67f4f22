/** "Update both.", "Please correct the chart.": what is told beside it is what shall be. */

const thing =
  '(?:date|year|price|figure|number|time|amount|chart|graph|film|video|scene|text|list|datum|jahr|jahreszahl|preis|zahl|uhrzeit|année|prix|chiffre|heure|fecha|año|precio|cifra|hora|data|anno|prezzo|ora|orario|ano|preço|número)s?';
const the = "(?:(?:the|that|das|den|die|le|la|el|il|o|a)\\s|l['’])";
const corrections = [
  `(?:so\\s|and\\s|then\\s)?(?:please\\s|pls\\s|can\\syou\\s|could\\syou\\s)*(?:update|correct|fix|adjust|amend|change)\\s(?:both|it|that|this|them|these|those|all|accordingly|(?:the|that)\\s${thing})(?:\\s(?:accordingly|too|as\\swell|please|everywhere|throughout))?`,
  '(?:please\\s)?(?:correct|fix|update|change)(?:\\s(?:it|this|that|them|both))?\\s(?:throughout|everywhere)',
  `(?:bitte\\s)?(?:(?:das|es|${the}${thing})\\s)?(?:bitte\\s)?(?:entsprechend\\s|überall\\s)?(?:ändern|anpassen|korrigieren|berichtigen)`,
  `(?:bitte\\s)?(?:korrigiert?|ändert|ändere|berichtigt?)\\s(?:das|es|${the}${thing})(?:\\sbitte)?`,
  `(?:merci\\sde\\s|pouvez-vous\\s|pourriez-vous\\s|il\\sfaut\\s)?(?:corrige[rz]?|rectifie[rz]?|change[rz]?|modifie[rz]?)(?:[\\s-](?:ça|cela|l[ea]|partout)|\\s${the}${thing})?`,
  `(?:por\\sfavor,?\\s)?(?:corr[eií]g\\p{L}{1,6}|corrij\\p{L}{1,3}|c[aá]mbi\\p{L}{1,4}|actual[ií]z\\p{L}{1,4})(?:\\s(?:eso|esto|${the}${thing}))?(?:\\spor\\sfavor)?`,
  `(?:per\\sfavore,?\\s)?(?:corregg\\p{L}{1,6}|cambia(?:te)?(?:lo|la)?|aggiorna\\p{L}{0,4})(?:\\s(?:questo|${the}${thing}))?`,
  `(?:por\\sfavor,?\\s)?(?:corri[gj]\\p{L}{1,4}(?:-n?[oa])?|mud(?:a|e|em)(?:-n?[oa])?|atualiz\\p{L}{1,3}(?:-n?[oa])?)(?:\\s(?:isso|${the}${thing}))?`,
];
const source = `(?:${corrections.join('|')})`;
const alone = new RegExp(`^${source}$`, 'iu');
const inside = new RegExp(
  `\\s*[,;–—]\\s*(?:(?:and|und|et|y|e|so|also|donc)\\s)?${source}(?=$|\\s*[,;]|\\s(?:and|und|et|y|e)\\s)`,
  'iu',
);

/** Whether a sentence only asks for what another one tells. */
export const isConfirming = (sentence: string): boolean => alone.test(sentence);

/** "The hall is from 2006, correct the date and drop the roof": the sentence without it; null where it says no such thing. */
export function withoutConfirming(sentence: string): string | null {
  const found = inside.exec(sentence);
  return found === null ? null : `${sentence.slice(0, found.index)}${sentence.slice(found.index + found[0].length)}`;
}
