/** "Show this as a chart please.", "Ponlo en un gráfico.": says how figures shall be drawn, and nothing to viewers. */
import { countWords } from './phrases.ts';

/** What a drawing of figures is called. */
export const chartNouns =
  '(?:(?:pie|bar|line|ring|donut|column)[\\s-]?)?(?:charts?|graphs?|diagrams?|infographics?)|(?:\\p{L}+-?)?diagramme?|(?:info)?gra(?:f|ph)i(?:k|c|que|ek)|schaubild|camembert|histogramme|gráfic[oa]s?|infografía|grafic[oi]|istogramma|infográfico|\\p{L}*grafiek(?:je)?|\\p{L}+diagram';
const shows =
  "(?:please|could you|can you|bitte|könnt\\p{L}*|s['’]il (?:te|vous) pla[iî]t|por favor|per favore|graag|kun je)?[,\\s]*(?:show|put|make|turn|draw|display|use|animate|present|visuali[sz]e|zeig\\p{L}*|mach\\p{L}*|stell\\p{L}*|nutz\\p{L}*|nehmt?|fai(?:s|tes)(?:-\\p{L}+)?|met(?:s|tez)(?:-\\p{L}+)?|montre[rz]?(?:-\\p{L}+)?|affiche[rz]?(?:-\\p{L}+)?|représente[rz]?(?:-\\p{L}+)?|pon(?:lo|los|edlo|ga\\p{L}*)?|póngal\\p{L}+|haz(?:lo)?|muéstra\\p{L}+|muestra|represént\\p{L}+|mett(?:i|ilo|ili|etelo|ete)|mostra\\p{L}*|fa(?:nne|te|tene|llo)?|mostr[ea]\\p{L}*|ponha\\p{L}*|põe|coloque\\p{L}*|coloca\\p{L}*|faça\\p{L}*|laat|toon|maak|zet|gebruik)";

const asking = new RegExp(`^\\W*${shows}(?![\\p{L}])[^.:;]*?(?<![\\p{L}])(?:${chartNouns})(?![\\p{L}])`, 'iu');

/** "Bitte als Diagramm zeigen.", "As a bar chart please." */
const asked = new RegExp(
  `^\\W*(?:\\p{L}+\\s){0,3}?(?:as|als|en|como|come|in|em|sous (?:la )?forme (?:de|d['’])|en forma de|em forma de)\\s?(?:(?:an?|eine?[nm]?|une?|una?|um|uma?|een)\\s)?(?:${chartNouns})(?:\\s\\p{L}+){0,2}[,\\s]*[.!]?$`,
  'iu',
);

/** "Ein Balkendiagramm für den Anteil wäre schön.", "A bar chart would be nice." */
const welcome = new RegExp(
  `^\\W*(?:\\p{L}+\\s){0,3}?(?:${chartNouns})(?!\\p{L})[^.:;]*?\\s(?:would (?:be|look|work)|wäre|fände ich|serait|estaría|sería|sarebbe|starebbe|seria|ficaria|zou)(?!\\p{L})[^.:;]{2,40}[.!]?$`,
  'iu',
);

/** What figures are drawn as, where little else says that a chart is meant. */
export const drawnAs =
  '(?:(?:an?|one|two|three|ein|zwei|drei|un|une|deux|trois|una|dos|tres|due|tre|um|uma|duas|três|twee|drie)\\s)?(?:pair of\\s|paire de\\s|par de\\s)?(?:bars?|columns?|(?:balken|säulen|ring|kreis|torten)(?:paar|reihe|diagramm)?|barres?|barras?|barre|colonnes?|colonne|columnas?|colunas?|staven|staafjes)';
const gladly =
  "(?:please|pls|ideally|preferably|maybe|perhaps|if possible|bitte|gern|gerne|am liebsten|lieber|vielleicht|wenn möglich|s[’']il (?:vous|te) plaît|svp|si possible|peut-être|de préférence|por favor|si (?:es posible|puede ser)|quizás?|mejor|a ser posible|per favore|magari|se possibile|meglio|se possível|talvez|de preferência|graag|liefst|als het kan)";
const said = "(?:as|als|en|como|come|in|em|sous (?:la )?forme (?:de|d[’']))";
/** "Bitte als Balkenpaar.", "two bars please", "En barras, por favor.": bars, with a word that asks for them. */
const hinted = new RegExp(
  `^\\W*(?:(?:${gladly}[,\\s]+)+(?:${said}\\s)?${drawnAs}|(?:${said}\\s)?${drawnAs}[,\\s]+${gladly})(?:[,\\s]+${gladly})*[.!]?$`,
  'iu',
);

/** Whether a clause only hints that figures shall be drawn. */
export const hintsChart = (text: string): boolean =>
  countWords(text) <= 8 && !/[\d\ue000-\uf8ff]/u.test(text) && (hinted.test(text) || asked.test(text));

export const asksForChart = (text: string): boolean =>
  countWords(text) <= 12 &&
  !/[\d\ue000-\uf8ff]/u.test(text) &&
  (asking.test(text) || hinted.test(text) || welcome.test(text) || (countWords(text) <= 8 && asked.test(text)));

const wished = new RegExp(
  `(?<!\\p{L})(?:an?|the|some|as|eine?[nm]?|als|une?|una?|uno|um|uma|een|en|come|como)\\s(?:\\p{L}+\\s)?(?:${chartNouns})(?!\\p{L})|(?<!\\p{L})(?:bar|pie|column|donut|ring|balken|säulen|kreis|torten)[\\s-]?(?:charts?|graphs?|diagramm)`,
  'iu',
);

/** Whether figures are wished drawn, in whatever sentence. */
export const wishesChart = (text: string): boolean => wished.test(text);

/** "A bar chart of …", "as a line graph": with what figures are wished drawn; null where nobody says. */
export function wishedForm(text: string): 'bars' | 'line' | null {
  const [, bars] = form.exec(text) ?? [null, null];
  return bars === null ? null : bars === undefined ? 'line' : 'bars';
}
const form =
  /(?<!\p{L})(?:((?:bar|column)[\s-](?:chart|graph)|(?:as|in) (?:bars|columns)|als (?:balken|säulen|staven)|(?:balken|säulen|staaf)-?(?:diagramm?|grafiek)|(?:en|de|a|in)\s(?:barres|barras|barre)|histogramm?e?)|(?:line|curve)[\s-](?:chart|graph)|as an? (?:(?:rising|growing|falling) )?(?:line|curve)|als (?:linie|kurve|lijn|curve)|(?:comme|en|avec) une (?:ligne|courbe)|(?:como|con) una (?:línea|curva)|(?:come|con) una (?:linea|curva)|(?:como|com) uma (?:linha|curva)|(?:linien|kurven|lijn)-?(?:diagramm?|grafiek)|(?:en|de|a)\s(?:courbes?|líneas|linhas|linee))(?:s|en|e)?(?!\p{L})/iu;
