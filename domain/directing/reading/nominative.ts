/** German words of the accusative as a title bears them. */

/** "den", "einen", "unseren" before a noun in the singular, with the words between them. */
const accusative = /^([dD]en|(?:[kK]?[eE]in|[mM]ein|[sS]ein|[iI]hr|[uU]nser|[eE]ur)en)((?:\s\p{Ll}+en)*)\s(?=\p{Lu})/u;

/** "den neuen Hofladen" → "der neue Hofladen", "einen neuen Lehrpfad" → "ein neuer Lehrpfad"; anything else as it is. */
export function inNominative(text: string): string {
  const [whole, article = '', between = ''] = accusative.exec(text) ?? [];
  if (whole === undefined) return text;
  const isDefinite = /^den$/iu.test(article);
  const own = isDefinite ? 'der' : article.replace(/^eur?e?n$/iu, 'euer').replace(/(?<=.)en$/iu, '');
  const said = between.replace(/en(?=\s|$)/gu, isDefinite ? 'e' : 'er');
  return `${own}${said} ${text.slice(whole.length)}`;
}
