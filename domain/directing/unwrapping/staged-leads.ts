/** "Los números suben contando: …", "count up to 196 pupils", "… shown as a ring": how what a scene says is drawn, before or behind it, in six languages. */

const head = '[^:"“„«\\d]{0,40}?(?<!\\p{L})';
const counting =
  "(?:count(?:s|ing)? up|counting|tick(?:s|ing)? up|hochzählen|hochlaufen|zählen(?: sich)?(?: nacheinander)? hoch|laufen hoch|comptent|défilent|s['’]incrémentent|grimpent|suben|subiendo|contando|cuentan|salgono|contano|crescono|scorrono|sobem|contam|a (?:contar|subir))";
/** "Lista de precios: …", "A price list: …": what is drawn, where its rows stand behind it. */
const prices =
  '(?:price list|list of prices|preisliste|preistafel|liste d(?:e|es) prix|(?:grille|liste) d(?:e|es) tarifs|(?:lista|tabla) de precios|listino(?: prezzi)?|lista (?:dei )?prezzi|(?:lista|tabela) de preços|preçário)';
const article =
  "(?:(?:an?|the|our|eine?|die|der|das|une?|la|le|les|l['’]|una?|uno|il|lo|el|los|las|o|a|os|as|uma?)\\s?)?";
const leads: readonly RegExp[] = [
  new RegExp(`^${head}${counting}(?!\\p{L})[^:"“„«\\d]{0,30}:\\s+(?=\\S)`, 'iu'),
  new RegExp(`^${article}${prices}\\s?:\\s+(?=\\S)`, 'iu'),
  // "Las fechas, 18 y 19 de julio": a day says itself that it is one.
  new RegExp(
    `^${article}(?:dates?|termine?|datum|datum und ort|tag und ort|date et lieu|fechas?(?: y lugar)?|data(?: e (?:luogo|local))?|date e luogo|datas?)\\s?[,:]\\s+(?=\\d|\\p{L}+\\s\\d)`,
    'iu',
  ),
  /^(?:(?:the|a|big|large)\s)*(?:(?:number|counter|figure)\s)?count(?:s|ing)?\s(?:up\s)?to\s(?=\P{L}?\d)/iu,
  /^(?:(?:die|der|ein)\s)?(?:zahl\s|zähler\s)?(?:zählt?|läuft|zählen|hochzählen)\s(?:hoch\s)?bis(?:\sauf|\szu)?\s(?=\P{L}?\d)/iu,
  /^(?:(?:on|le compteur|un compteur)\s)?(?:compte[rz]?|monte[rz]?)\sjusqu['’]à\s(?=\P{L}?\d)/iu,
  /^(?:(?:el|un)\s)?(?:contador\s)?(?:cuenta|contar|sube|subir)?\s?hasta\s(?=\P{L}?\d)/iu,
  /^(?:(?:il|un)\s)?(?:contatore\s)?(?:conta|contare|sale|salire)\sfino\sa\s(?=\P{L}?\d)/iu,
  /^(?:(?:o|um)\s)?(?:contador\s)?(?:conta|contar|sobe|subir)\saté\s(?=\P{L}?\d)/iu,
];
const drawing =
  '(?:rings?|donuts?|circles?|pie|bars?|gauges?|dials?|meters?|charts?|graphs?|ring|kreis|balken|säulen?|torte|anneau|cercle|camembert|jauge|barres?|graphique|anillo|círculo|barras?|rosco|tarta|anello|cerchio|torta|barre|barra|anel|circulo|coroa)';
/** "…, shown as a ring filling up", "…, als Ring, der sich füllt" */
const behind = new RegExp(
  `(?<=\\d[^:"“„«]{0,60}),\\s(?:(?:all\\s)?(?:shown|drawn|displayed|animated|presented|visuali[sz]ed|gezeigt|dargestellt|montrée?s?|affichée?s?|mostrad[oa]s?|dibujad[oa]s?|mostrat[oaie]|disegnat[oaie]|desenhad[oa]s?)\\s)?(?:as|in|with|als|mit|comme|en forme d[e’']|sous (?:la )?forme d[e’']|avec|con|como|en forma de|come|sotto forma di|em forma de|com)\\s?(?:(?:an?|eine?n?m?|une?|una?|uno|uma?|um)\\s)?(?:[\\p{L}-]+\\s)?${drawing}(?!\\p{L})[^:\\d"“„«]{0,40}?[.]?$`,
  'iu',
);

/** What of one sentence of a scene viewers read, without how it is drawn. */
export function withoutStaging(sentence: string): string {
  const bare = sentence.replace(behind, '');
  const lead = leads.find((one) => one.test(bare));
  return lead === undefined ? bare : bare.replace(lead, '');
}
