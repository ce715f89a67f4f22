import { type ClauseReader, match, targetOf } from './clause.ts';
import type { ListingPiece, Target } from './edit.ts';
import type { EditWords } from './words/edit-words.ts';

/** "Show the bars as a list", "turn the list into numbered steps". */
export const readPiece: ClauseReader = (clause) => {
  const found = match(
    clause,
    '(?:{make}|{change}|{use}|show|present|display|zeig\\p{L}*|stell\\p{L}*|montre[rz]?|présente[rz]?|muestra|mostra|mostre|presenta)\\s+{the}(*)\\s+(?:{to}|as|als|comme|en|como|come|in|em)\\s+{the}(*)(?:\\s+(?:dar|instead|please|bitte))?',
  );
  const [said = '', shown = ''] = found ?? [];
  const piece = found === null ? null : pieceNamed(shown, [clause.words]);
  const target =
    piece === null ? null : (targetOf(clause, said) ?? (drawn.has(piece) && shares.test(said) ? theChart : null));
  return piece === null || target === null ? null : { kind: 'piece', target, piece };
};

const drawn = new Set<ListingPiece>(['Bars', 'Line', 'Donut']);
const theChart: Target = { by: 'noun', noun: 'chart' };
/** "The split of the animals", "die Aufteilung der Kosten": what a chart shows, whatever it is titled. */
const shares =
  /^(?:shares?|split|breakdown|distribution|proportions?|percentages?|anteile?n?|verteilung|aufteilung|répartition|pourcentages|proportions|reparto|distribución|proporción|porcentajes|ripartizione|suddivisione|percentuali|repartição|distribuição|percentagens)(?:\s(?:of|by|between|der|des|von|nach|de|des|du|del|di|dei|delle|da|dos|das|por)\s.{2,40})?$/iu;

const plain =
  /(?<!\p{L})(?:an?|the|plain|simple|nice|little|small|bulleted|ordinary|normal|proper|einer?|eine[mn]?|einfachen?|schlichten?|normalen?|une?|simples?|des|petite?|una|uno|unos|unas|sencilla|semplice|um|uma)(?!\p{L})/giu;

/** The piece that a stretch names and nothing besides: "numbered steps", "a plain list", "columns". */
export function pieceNamed(stretch: string, languages: readonly EditWords[]): ListingPiece | null {
  const said = stretch.replace(plain, ' ').replace(/\s+/gu, ' ').trim().toLowerCase();
  const isOf = (noun: 'list' | 'steps' | 'cards') => languages.some(({ targets }) => targets[noun].includes(said));
  if (numbered.test(said) || isOf('steps')) return 'Steps';
  if (isOf('list') || listed.test(said)) return 'ListBuild';
  if (isOf('cards')) return 'CardGrid';
  if (ring.test(said)) return 'Donut';
  if (trend.test(said)) return 'Line';
  return bars.test(said) ? 'Bars' : null;
}

const numbered =
  /^(?:numbered\s(?:steps?|list|points|items)|nummerierte[nr]?\s(?:schritten?|liste|punkten?)|étapes(?:\snumérotées)?|liste\snumérotée|pasos(?:\snumerados)?|lista\snumerada|passi(?:\snumerati)?|passaggi(?:\snumerati)?|lista\snumerata|elenco\snumerato|passos(?:\snumerados)?|steps|schritten?|step\sby\sstep)$/iu;
const listed =
  /^(?:lists?|bullets?|bullet\s(?:points?|list)|liste|aufzählung|stichpunkten?|puces|liste\sà\spuces|lista|viñetas|elenco|tópicos)(?:\s(?:with|of|mit|avec|con|com)\s.{2,30})?$/iu;
const ring =
  /^(?:rings?|donuts?|doughnuts?|pie(?:\schart)?|ring|kreis(?:diagramm)?|torte(?:ndiagramm)?|camembert|anneau|anillo|tarta|torta|ciambella|anel|pizza)$/iu;
const trend =
  /^(?:lines?|line\s(?:chart|graph)|curve|linien?|linien(?:diagramm|grafik)|kurve|courbe|ligne|graphique\sen\s(?:courbe|ligne)|línea|curva|gráfico\sde\slíneas?|linea|grafico\sa\slinee|linha|gráfico\sde\slinhas?)$/iu;
const bars =
  /^(?:(?:horizontal|vertical|upright)\s)?(?:bars?|bar\s(?:chart|graph)|columns?|column\schart|chart|graph|balken(?:diagramm)?|säulen(?:diagramm)?|diagramm|barres?|histogramme|graphique(?:\sen\sbarres)?|diagramme(?:\sen\sbarres)?|barras|columnas|gráfico(?:\sde\sbarras)?|barre|colonne|grafico(?:\sa\sbarre)?|istogramma|colunas)$/iu;
