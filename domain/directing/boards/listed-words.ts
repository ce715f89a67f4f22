/** "List of habits, close the tap, mend the leaks", "graphique, déchets par habitant : 2021 : 248 kg": what a scene is drawn as stands before what it says. */
import { capital } from '../reading/phrases.ts';
import { withoutStaging } from '../unwrapping/staged-leads.ts';
import { rowsIn } from './rows-and-items.ts';

const article =
  "(?:(?:an?|the|our|one|eine?n?|die|der|das|une?|la|le|les|el|las|los|una|il|lo|l['’]|uma?|o|a|os|as|een|de|het)\\s?)?";
const of =
  "(?:\\s(?:of|with|des?|du|der|den|von|mit|del|della|delle|dei|degli|di|dos|das|do|da|van|met|con|com)(?:\\s(?:the|our|die|den|unseren?|les?|la|nos|los|las|el|nuestr[oa]s|i|le|gli|[oa]s|de|het))?\\s|\\sd['’])";
const lists = '(?:list|bullet list|checklist|liste|aufzählung|lista|elenco|lijst(?:je)?)';
const charts =
  '(?:(?:bar|line|column|pie|ring|donut)[\\s-])?(?:charts?|graphs?|diagram)|(?:balken|säulen|linien|kreis)?diagramm|grafik|graphique(?:\\s(?:en|à)\\s(?:barres|courbes?))?|histogramme|gr[áa]fic[oa](?:\\s(?:de|a)\\s(?:barras|barre|líneas|linhas|linee))?|grafiek|(?:staaf)diagram';
const figures =
  '(?:two|three|four|five|six|\\d|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro|twee|drie|vier|vijf)\\s(?:big\\s|große\\s|grands\\s)?(?:figures|numbers|facts|stats|statistics|zahlen|fakten|chiffres|faits|cifras|números|datos|numeri|cifre|dati|dados|cijfers|getallen)';
const turns =
  "(?:,?\\s(?:(?:appear|come|shown?|counted|erscheinen)\\s)?(?:one (?:after the other|by one|at a time)|in turn|each on its own|nacheinander|eine nach der anderen|l['’]une? après l['’]autre|tour à tour|uno tras otro|una tras otra|uno a uno|una a una|uno dopo l['’]altro|una dopo l['’]altra|um a um|um após o outro|uma após a outra|na elkaar|één voor één))?";

/** "a list that builds up one by one", "una lista que aparece punto por punto" */
const building =
  '(?:,?\\s(?:that|which|die|der|qui|que|che|building|appearing)\\s[^:,"“„«\\d]{3,50}|\\s(?:builds?|building|appears?|appearing|erscheint|baut sich auf)\\s[^:,"“„«\\d]{3,40})?';

const listed = new RegExp(
  `^${article}${lists}(?:${of}(?<head>[^,:.!?"“„«]{3,40}?))?${building}\\s?[,:–—]\\s+(?<row>[^"“„«]+)$`,
  'iu',
);
const drawn = new RegExp(
  `^${article}(?:${charts})(?:${of}|\\s?[,–—:]\\s+)(?<head>[^:.!?"“„«]{3,60}?)\\s?[:：]\\s+(?<row>[^"“„«]+)$`,
  'iu',
);
const counted = new RegExp(`^${article}${figures}${turns}\\s?[:：]\\s+(?<row>[^"“„«]+)$`, 'iu');
/** "Dates: 18 May to 2 November. Open Tuesday to Sunday.": a day says itself that it is one. */
const dated =
  /^(?:dates?|when|wann|termine?|datum|quand|fechas?|cuándo|quando|datas?|data|wanneer)\s?[:：]\s+(?=\P{L}{0,2}\d|(?:from|vom|du|del|dal|de|van)\s\d)/iu;

/** "count up to 196 pupils", "parents' survey, 97% would recommend us": a figure and what it counts. */
const reached =
  /^(?:(?<head>\p{L}[^,:.!?\d"“„«]{3,40}),\s)?(?<figure>[€$£]?\d[\d.,]*\s?(?:%|[€$£])?)\s(?<label>\p{L}[^:.!?\d"“„«]{2,50})$/u;

/** The stretch with labels that say which of it heads the rest; as it is where it is nothing of the kind. */
export function asListed(text: string): string {
  const bare = text.replace(/(?<!\.)\.$/u, '');
  const { head: title = '', row: points } = listed.exec(bare)?.groups ?? {};
  if (points !== undefined && pointsOf(points).length >= 3) return labelled(title, 'List', pointsOf(points));
  const { head = '', row = '' } = drawn.exec(bare)?.groups ?? {};
  if (rowsIn(row).length >= 2) return `Title: ${capital(head)} / Chart: ${row}`;
  const { row: counts } = counted.exec(bare)?.groups ?? {};
  if (counts !== undefined && pointsOf(counts).length >= 2) return labelled('', 'List', pointsOf(counts));
  const plain = withoutStaging(bare);
  const { head: over = '', figure = '', label = '' } = plain === bare ? {} : (reached.exec(plain)?.groups ?? {});
  if (figure !== '') return `${over === '' ? '' : `Title: ${capital(over)} / `}Number: ${figure} / Caption: ${label}`;
  if (plain !== bare) return plain;
  const days = text.replace(dated, '');
  return days === text ? text : days.replace(/(?<=[\p{L}\d])\.\s+(?=\p{Lu})/u, ' / ');
}

const labelled = (head: string, label: string, points: readonly string[]) =>
  `${head === '' ? '' : `Title: ${capital(head)} / `}${label}: ${points.join('; ')}`;

const pointsOf = (row: string) =>
  row
    .split(/\s*;\s*|\s\/\s|,\s+(?:(?:and|und|et|y|e|en)\s+)?|\s(?:and|und|et|y|en)\s(?=\S+(?:\s\S+){0,3}$)/u)
    .map((point) => point.trim())
    .filter((point) => point !== '');
