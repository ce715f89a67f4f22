/** "Los números suben contando: …", "count up to 196 pupils", "… shown as a ring": how what a scene says is drawn, before or behind it, in six languages. */

const head = '[^:"“„«\\d]{0,40}?(?<!\\p{L})';
const counting =
  "(?:count(?:s|ing)? up|counting|tick(?:s|ing)? up|hochzählen|hochlaufen|zählen(?: sich)?(?: nacheinander)? hoch|laufen hoch|comptent|défilent|s['’]incrémentent|grimpent|suben|subiendo|contando|cuentan|salgono|contano|crescono|scorrono|sobem|contam|a (?:contar|subir))";
/** "Lista de precios: …", "A price list: …": what is drawn, where its rows stand behind it. */
const prices =
  '(?:price list|list of prices|preisliste|preistafel|liste d(?:e|es) prix|(?:grille|liste) d(?:e|es) tarifs|(?:lista|tabla) de precios|listino(?: prezzi)?|lista (?:dei )?prezzi|(?:lista|tabela) de preços|preçário)';
const article =
  "(?:(?:an?|the|our|eine?|die|der|das|une?|la|le|les|l['’]|una?|uno|il|lo|el|los|las|o|a|os|as|uma?)\\s?)?";
const several =
  '(?:(?:two|three|four|five|six|\\d|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|duas|dois|três|quatro)\\s)?(?:numbers|figures|facts|points|lines|items|statistics|zahlen|fakten|punkte|zeilen|chiffres|faits|points|lignes|cifras|números|datos|puntos|líneas|cifre|numeri|dati|punti|righe|factos|fatos|pontos|linhas)';
/** "one under the other", "em sequência": in what order or place things stand. */
export const inTurn =
  "(?:one (?:under|below|above|beside|after|behind) (?:the other|another|each other)|one by one|one at a time|each in turn|in (?:a )?(?:sequence|turn|row|column)|(?:untereinander|nacheinander|hintereinander|nebeneinander|der reihe nach|eine?[rs]? (?:nach|unter) de[mr] ander(?:en|n))|(?:l['’])?une? (?:sous|après) l['’]autre|les une?s (?:sous|après) les autres|à la suite|un[oa] (?:tras|debajo de|después de) otr[oa]|un[oa] a un[oa]|en (?:secuencia|fila|columna)|un[oa] (?:sotto|dopo) l['’]altr[oa]|in (?:sequenza|fila|colonna)|um[a]? (?:após|por baixo d|embaixo d|debaixo d|abaixo d|depois d)[oa]? ?outr[oa]|um[a]? a um[a]?|em (?:sequência|fila|coluna)|seguid[oa]s)";
const leads: readonly RegExp[] = [
  new RegExp(`^${several},?\\s${inTurn}\\s?:\\s+(?=\\S)`, 'iu'),
  // "Below it: handed out in May", "Darunter: …"
  /^(?:(?:and|then|und|dann|et|puis|y|luego|e|poi|depois),?\s)?(?:(?:below|beneath|under(?:neath)?|above|beside|next to)(?:\s(?:it|that|this|them))?|darunter|darüber|daneben|dahinter|(?:en )?dessous|au-dessus|à côté|debajo|encima|al lado|sotto|sopra|accanto|(?:em|por )?baixo|abaixo|acima|ao lado)\s?:\s+(?=\S)/iu,
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

/** "altitude 1.180 m, contando de zero até lá": a figure, and that it is counted. */
const countedBehind =
  /(?<=\d[^,:"“„«]{0,40}),\s(?:count(?:s|ing|ed)?(?!\p{L})|ticking|running|climbing|rolling|(?:von (?:null|0) )?(?:hoch)?(?:gezählt|zählend)|als zähler|hochlaufend|en comptant|qui (?:compte|grimpe|monte)|compté|contando|que (?:sube|cuenta|conta|sobe)|subiendo|che (?:sale|conta)|salendo|subindo|a (?:contar|subir))(?:\s[^\d:"“„«.,]{0,40})?(?:\s0(?!\d)[^\d:"“„«.,]{0,30})?[.]?$/iu;

/** What of one sentence of a scene viewers read, without how it is drawn. */
export function withoutStaging(sentence: string): string {
  const bare = sentence.replace(behind, '').replace(countedBehind, '');
  const lead = leads.find((one) => one.test(bare));
  return lead === undefined ? bare : bare.replace(lead, '');
}
