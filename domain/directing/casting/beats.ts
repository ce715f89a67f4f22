import type { Brief, Figure, List, Table } from '../brief.ts';
import { draw } from '../hash.ts';
import { isNeedsHead } from '../lexicon/guide-words.ts';
import { parseNumber } from '../reading/figures.ts';
import { placesNamed } from '../reading/places.ts';
import type { ShapeKey } from '../shape-table.ts';
import { isAdvice } from './advice.ts';
import { compareBeats } from './compare-beats.ts';
import { countedList } from './counted-list.ts';
import { headsFilm } from './first-lines.ts';
import { makeBeat, titled } from './make-beat.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat, PlacedShot, Shot } from './shot.ts';
import * as special from './special-pieces.ts';
import { statementBeats } from './statement-beats.ts';
import { areFacts, isDatedList, scorecard, scoredList, tableShots, timeline } from './tables.ts';
import { ticketBeats } from './ticket-beats.ts';

/** Every beat that the brief's material makes, in no order yet. Pieces follow the casting table, varied by shape. */
export function castBeats(caster: Caster, shape: ShapeKey): Beat[] {
  const { brief } = caster;
  const changes = brief.changes.map((change) => makeBeat('change', 9, [cast.delta(caster, change)]));
  const isLate = changesLate(brief);
  return [
    ...brief.commands.map((lines) => makeBeat('command', 8, [cast.terminal(caster, lines, brief.name)])),
    ...(isLate ? [] : changes),
    ...brief.series.map((series) =>
      makeBeat(
        'series',
        9,
        series.whole ? titled(caster, series.title, cast.chart(caster, series)) : [cast.chart(caster, series)],
      ),
    ),
    ...figureBeats(
      caster,
      brief.figures.filter((figure) => (brief.rating === '' || figure !== ratedBy(brief)) && !isOffered(brief, figure)),
    ),
    ...(isLate ? changes : []),
    ...brief.tables.flatMap((table) =>
      tableShots(caster, table).map((one, index) =>
        // Rows of prices compare nothing, and stand where the brief says them.
        makeBeat(table.cols.length === 0 ? 'list' : 'compare', 10, listedShots(caster, table, one, index)),
      ),
    ),
    ...(brief.share === null ? [] : [makeBeat('share', 8, [cast.pictogram(caster, brief.share)])]),
    ...varied(
      caster,
      byOverview(brief.lists.filter((list) => list !== scoredList(brief)?.list)).flatMap((list) =>
        listBeats(caster, list, shape).map((beat) => ({ beat, list })),
      ),
    ),
    ...compareBeats(caster, shape),
    ...brief.quotations.map((quotation) => makeBeat('quote', 9, [cast.quote(caster, quotation)])),
    ...ratingBeats(caster),
    ...ticketBeats(caster, shape),
    ...(brief.dialogue.length > 0 ? chatBeats(caster) : []),
    ...brief.formulas.map((terms) => makeBeat('flow', 10, [special.formula(caster, terms)])),
    ...(brief.flow.length >= 3 ? [makeBeat('flow', 8, [cast.flowMap(caster, brief.flow)])] : []),
    ...statementBeats(caster, shape),
  ];
}

/** The brief tells its figures before what has changed. */
function changesLate({ copy, figures, changes }: Brief): boolean {
  const said = copy.join(' ');
  const [first, change] = [figures[0], changes[0]];
  if (first === undefined || change === undefined) return false;
  const [figureAt, changeAt] = [said.indexOf(`${first.prefix}${first.value}`), said.indexOf(change.after)];
  return figureAt >= 0 && figureAt < changeAt;
}

const money = /[$€£¥₹]|CHF|EUR|USD|GBP|zł|(?<!\p{L})kr(?!\p{L})/u;

function figureBeats(caster: Caster, figures: readonly Figure[]): Beat[] {
  const labelled = figures.filter(({ label }) => label !== '');
  const bare = figures.filter(({ label }) => label === '');
  const singles = [...bare.map((figure) => makeBeat('figures', 4, [cast.counter(caster, figure)]))];
  if (labelled.length === 1 && labelled[0] !== undefined)
    return [makeBeat('figures', 7, [singleFigure(caster, labelled[0])]), ...singles];
  // What comes to an event and what it costs are two things to tell.
  const priced = labelled.filter((one) => money.test(one.prefix + one.suffix));
  if (caster.brief.occasion.dates.length > 0 && priced.length >= 2 && labelled.length - priced.length >= 2)
    return [
      ...figureBeats(
        caster,
        labelled.filter((one) => !priced.includes(one)),
      ),
      ...figureBeats(caster, priced),
      ...singles,
    ];
  const rails: Beat[] = [];
  for (let at = 0; at < labelled.length; at += 3) {
    const group = labelled.length - at === 4 ? labelled.slice(at, at + 4) : labelled.slice(at, at + 3);
    rails.push(
      group.length === 1 && group[0] !== undefined
        ? makeBeat('figures', 7, [cast.counter(caster, group[0])])
        : makeBeat('figures', 7, [cast.kpiRail(caster, group)]),
    );
    if (group.length === 4) break;
  }
  return [...rails, ...singles];
}

function listBeats(caster: Caster, list: List, shape: ShapeKey): Beat[] {
  const chunks: List[] = [];
  // Cards hold four: five to eight that say something of their titles stand in two rows of them.
  const isTold = list.items.length > 4 && list.items.length <= 8 && list.items.every(({ text }) => text !== undefined);
  const size =
    isTold && !list.ordered && shape !== 'list'
      ? Math.ceil(list.items.length / 2)
      : list.items.length > 6
        ? Math.ceil(list.items.length / Math.ceil(list.items.length / 6))
        : 6;
  for (let at = 0; at < list.items.length; at += size) chunks.push({ ...list, items: list.items.slice(at, at + size) });
  if (isDatedList(list, caster.brief)) return chunks.map((chunk) => makeBeat('steps', 10, [timeline(caster, chunk)]));
  // What a guide needs stands under its head before the steps: nobody counts up two spoons of butter.
  const isNeeded = (shape === 'tutorial' && list.title !== '') || isNeedsHead(list.title);
  const counted = list.ordered || shape === 'list' || isNeeded || isCountdown(list) ? null : countedList(caster, list);
  if (counted !== null) return counted;
  return chunks.map((chunk, index) => ({
    ...(list.ordered && (shape !== 'list' || isOneOfSeveral(caster.brief, list))
      ? makeBeat(
          'steps',
          10,
          titled(
            caster,
            shape === 'tutorial' && headsFilm(chunk.title, caster.brief) ? '' : chunk.title,
            cast.steps(caster, chunk),
          ),
        )
      : listBeat(caster, chunk, shape, index * size + 1)),
    goesOn: index > 0,
  }));
}

/** Beside the list that a film counts down, what is done in order has steps under its own head. */
const isOneOfSeveral = ({ lists }: Brief, { title }: List) =>
  title !== '' && lists.some((other) => !other.ordered && other.title !== '' && other.title !== title);

/** In a wide frame things and their prices stand close to each other, with the brand's shapes beside them. */
function listedShots(caster: Caster, { cols, title }: Table, table: Shot, index: number): PlacedShot[] {
  const isWide = caster.format === 'landscape' && cols.length === 0 && title === '';
  if (!isWide || caster.brief.direction === 'rtl' || caster.brief.treatment.density === 'sparse')
    return titled(caster, title, table);
  const shapes = { piece: 'Emblem', props: { variant: index + 7 }, words: [], need: 0 };
  return [
    { ...table, box: { x: 0, y: 4, w: 60, h: 92 } },
    { ...shapes, box: { x: 66, y: 0, w: 34, h: 100 } },
  ];
}

/** A share that nothing moved fills a meter in some films and a ring in others. */
const singleFigure = (caster: Caster, figure: Figure) =>
  figure.suffix.trim() === '%' &&
  figure.trend === 0 &&
  figure.prefix === '' &&
  parseNumber(figure.value) <= 100 &&
  draw(caster.seed, 'share', [true, false] as const)
    ? special.meter(caster, figure)
    : cast.counter(caster, figure);

/** A talk of many turns goes on in a second picture. */
function chatBeats(caster: Caster): Beat[] {
  const { dialogue } = caster.brief;
  const size = dialogue.length > 4 ? Math.ceil(dialogue.length / Math.ceil(dialogue.length / 4)) : 4;
  const beats: Beat[] = [];
  for (let at = 0; at < dialogue.length; at += size)
    beats.push(makeBeat('quote', 20, [special.chat(caster, dialogue.slice(at, at + size))]));
  return beats;
}

/** A countdown says its own numbers. */
const isCountdown = ({ items }: List) =>
  items.every(({ title }) => /^\d{1,2}\.\s/u.test(title)) ||
  // "5 The Salt Orchard, 4 Nine Winters"
  (items.length >= 3 &&
    items.every(({ title }, at) => Number(/^(\d{1,2})\s\p{L}/u.exec(title)?.[1]) === items.length - at));

function listBeat(caster: Caster, list: List, shape: ShapeKey, start: number): Beat {
  if (isCountdown(list))
    return makeBeat('list', 9, [cast.listBuild(caster, shape === 'list' ? { ...list, title: '' } : list, 'none')]);
  // What people must do outranks where and how much.
  if (shape === 'alert' && isAdvice(list, caster.brief.language))
    return makeBeat('list', 12, [cast.listBuild(caster, list, 'check')]);
  const places = placesNamed(list.items.map(({ title, text }) => (text === undefined ? title : '')));
  if (places !== null)
    return makeBeat('list', 9, titled(caster, shape === 'list' ? '' : list.title, special.mapDots(caster, places)));
  const isShort = cast.areTerms(list, 3);
  if (shape === 'hiring' && cast.areTerms(list, 6) && list.items.length <= 6 && isRoles(list))
    return makeBeat('roles', 9, [
      list.title !== '' && list.items.length <= 4 && cast.areTerms(list, 3)
        ? special.wordSwap(caster, list)
        : cast.listBuild(caster, list, 'dash'),
    ]);
  const hasText = list.items.some(({ text }) => text !== undefined);
  if (hasText && list.items.length <= 4)
    return makeBeat('list', 8, titled(caster, list.title, cast.cardGrid(caster, list)));
  if (areFacts(list)) {
    const rows = list.items.map(({ title, text = '' }) => ({ label: title, cells: [text] }));
    return makeBeat('list', 8, titled(caster, list.title, scorecard(caster, [], rows)));
  }
  if ((shape === 'launch' || shape === 'tour') && list.items.length <= 4)
    return makeBeat('list', 7, titled(caster, list.title, cast.cardGrid(caster, list)));
  if (isShort && list.items.length >= 4 && shape !== 'list') return makeBeat('list', 6, [cast.chips(caster, list)]);
  if (isShort && shape === 'hiring' && list.items.length <= 4)
    return makeBeat('list', 7, titled(caster, list.title, cast.cardGrid(caster, list)));
  if (isShort && (shape === 'hiring' || shape === 'offer')) return makeBeat('list', 6, [cast.chips(caster, list)]);
  if (shape === 'list' && (list.ordered || start > 1 || list.items.length >= 5)) {
    // The hook says the title of the one list already; of several, each says what it lists.
    const isOne = caster.brief.lists.filter(({ title }) => title !== '').length <= 1;
    const counted = cast.listBuild(caster, { ...list, title: isOne ? '' : list.title }, 'number');
    return makeBeat('list', 8, [start > 1 ? { ...counted, props: { ...counted.props, start } } : counted]);
  }
  const isGrid = isShort && list.items.length <= 4 && shape !== 'list';
  if (isGrid && draw(caster.seed, 'list', ['build', 'grid'] as const) === 'grid')
    return makeBeat('list', 7, titled(caster, list.title, cast.cardGrid(caster, list)));
  const marker = shape === 'list' ? 'number' : draw(caster.seed, 'marker', ['dot', 'dash', 'check'] as const);
  return makeBeat('list', 8, [cast.listBuild(caster, list, marker)]);
}

const isRoles = ({ items, title }: List) =>
  /role|job|stelle|poste|vacan|position/iu.test(title) ||
  items.some(({ title: item }) =>
    /engineer|designer|manager|analyst|developer|nurse|driver|\(m\/w|entwickl|ingénieur|ingenier/iu.test(item),
  );

/** What the discount or the price says already. */
const isOffered = ({ offer }: Brief, { prefix, value, suffix }: Figure) =>
  [offer.discount, offer.price].some((text) => text.includes(`${prefix}${value}${suffix}`.trim()));

/** The figure that counts who rated. */
const ratedBy = ({ figures }: Brief) =>
  figures.find(({ label }) =>
    /runner|review|business|customer|user|rating|team|compan|guest|patient|parent|reader|rider|famil|equipo|équipe|bewert|kund|avis|client|reseñ|recension|avalia/iu.test(
      label,
    ),
  );

function ratingBeats(caster: Caster): Beat[] {
  const { rating } = caster.brief;
  if (rating === '') return [];
  const counted = ratedBy(caster.brief);
  return [
    makeBeat('rating', 7, [
      cast.rating(
        caster,
        rating,
        counted === undefined ? '' : `${counted.prefix}${counted.value}${counted.suffix} ${counted.label}`,
      ),
    ]),
  ];
}

/** Cards twice running are one picture: every second of such lists grows line by line. */
function varied(caster: Caster, rows: readonly { beat: Beat; list: List }[]): Beat[] {
  let cards = false;
  return rows.map(({ beat, list }) => {
    const isCards = beat.shots.some(({ piece }) => piece === 'CardGrid');
    const again = cards && isCards && list.items.length <= 4;
    cards = isCards && !again;
    return again ? makeBeat('list', beat.rank, [cast.listBuild(caster, list, 'dash')]) : beat;
  });
}

/** A list of bare terms gives the overview of one whose items are explained. */
const byOverview = (lists: readonly List[]) =>
  // Lists with heads of their own are told in the brief's order.
  lists.filter(({ title }) => title !== '').length > 2
    ? [...lists]
    : [...lists].sort((a, b) => Number(a.items.some(({ text }) => text)) - Number(b.items.some(({ text }) => text)));
