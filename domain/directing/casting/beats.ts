import type { Brief, Figure, List, Side } from '../brief.ts';
import { draw } from '../hash.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { readFigures } from '../reading/figures.ts';
import { countWords } from '../reading/phrases.ts';
import type { ShapeKey } from '../shape-table.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat, BeatKind, PlacedShot, Shot } from './shot.ts';
import { splitStatement } from './split-statement.ts';

const top = { x: 0, y: 0, w: 100, h: 15 };
const under = { x: 0, y: 20, w: 100, h: 80 };

function beat(kind: BeatKind, rank: number, shots: PlacedShot[]): Beat {
  return {
    kind,
    rank,
    shots,
    need:
      Math.max(...shots.map(({ need }) => need)) +
      (shots.length > 1 ? Math.min(...shots.map(({ need }) => need)) * 0.4 : 0),
  };
}

/** A piece with its title above it on the same stage. */
function titled(caster: Caster, title: string, shot: Shot): PlacedShot[] {
  return title === ''
    ? [shot]
    : [
        { ...cast.kicker(caster, title), box: top },
        { ...shot, box: under },
      ];
}

/** Every beat that the brief's material makes, in no order yet. Pieces follow the casting table, varied by shape. */
export function castBeats(caster: Caster, shape: ShapeKey): Beat[] {
  const { brief } = caster;
  return [
    ...brief.commands.map((lines) => beat('command', 8, [cast.terminal(caster, lines, brief.name)])),
    ...brief.changes.map((change) => beat('change', 9, [cast.delta(caster, change)])),
    ...brief.series.map((series) =>
      beat(
        'series',
        9,
        series.whole ? titled(caster, series.title, cast.chart(caster, series)) : [cast.chart(caster, series)],
      ),
    ),
    ...figureBeats(
      caster,
      brief.figures.filter((figure) => brief.rating === '' || figure !== ratedBy(brief)),
    ),
    ...(brief.share === null ? [] : [beat('share', 8, [cast.pictogram(caster, brief.share)])]),
    ...brief.lists.flatMap((list) => listBeats(caster, list, shape)),
    ...compareBeats(caster),
    ...brief.quotations.map((quotation) => beat('quote', 9, [cast.quote(caster, quotation)])),
    ...ratingBeats(caster),
    ...ticketBeats(caster, shape),
    ...(brief.flow.length >= 3 ? [beat('flow', 8, [cast.flowMap(caster, brief.flow)])] : []),
    ...statementBeats(caster, shape),
  ];
}

function figureBeats(caster: Caster, figures: readonly Figure[]): Beat[] {
  const labelled = figures.filter(({ label }) => label !== '');
  const bare = figures.filter(({ label }) => label === '');
  const singles = [...bare.map((figure) => beat('figures', 4, [cast.counter(caster, figure)]))];
  if (labelled.length === 1 && labelled[0] !== undefined)
    return [beat('figures', 7, [cast.counter(caster, labelled[0])]), ...singles];
  const rails: Beat[] = [];
  for (let at = 0; at < labelled.length; at += 3) {
    const group = labelled.length - at === 4 ? labelled.slice(at, at + 4) : labelled.slice(at, at + 3);
    rails.push(
      group.length === 1 && group[0] !== undefined
        ? beat('figures', 7, [cast.counter(caster, group[0])])
        : beat('figures', 7, [cast.kpiRail(caster, group)]),
    );
    if (group.length === 4) break;
  }
  return [...rails, ...singles];
}

function listBeats(caster: Caster, list: List, shape: ShapeKey): Beat[] {
  const chunks: List[] = [];
  const size = list.items.length > 6 ? Math.ceil(list.items.length / Math.ceil(list.items.length / 6)) : 6;
  for (let at = 0; at < list.items.length; at += size) chunks.push({ ...list, items: list.items.slice(at, at + size) });
  return chunks.map((chunk) => {
    if (list.ordered)
      return beat('steps', 10, titled(caster, shape === 'tutorial' ? '' : chunk.title, cast.steps(caster, chunk)));
    return listBeat(caster, chunk, shape);
  });
}

function listBeat(caster: Caster, list: List, shape: ShapeKey): Beat {
  const isShort = cast.areTerms(list, 3);
  if (shape === 'hiring' && cast.areTerms(list, 6) && list.items.length <= 6 && isRoles(list))
    return beat('roles', 9, [cast.listBuild(caster, list, 'dash')]);
  const hasText = list.items.some(({ text }) => text !== undefined);
  if (hasText && list.items.length <= 4)
    return beat('list', 8, titled(caster, list.title, cast.cardGrid(caster, list)));
  if ((shape === 'launch' || shape === 'tour') && list.items.length <= 4)
    return beat('list', 7, titled(caster, list.title, cast.cardGrid(caster, list)));
  if (isShort && list.items.length >= 4 && shape !== 'list') return beat('list', 6, [cast.chips(caster, list)]);
  if (isShort && (shape === 'hiring' || shape === 'offer')) return beat('list', 6, [cast.chips(caster, list)]);
  const marker = shape === 'list' ? 'number' : draw(caster.seed, 'marker', ['dot', 'dash', 'check'] as const);
  return beat('list', 8, [cast.listBuild(caster, list, marker)]);
}

const isRoles = ({ items, title }: List) =>
  /role|job|stelle|poste|vacan|position/iu.test(title) ||
  items.some(({ title: item }) =>
    /engineer|designer|manager|analyst|developer|nurse|driver|\(m\/w|entwickl|ingénieur|ingenier/iu.test(item),
  );

function compareBeats(caster: Caster): Beat[] {
  const { comparison } = caster.brief;
  if (comparison === null) return [];
  const [left, right] = comparison;
  const hasItems = left.items.length + right.items.length > 0;
  const winner = verdictOf(caster);
  const beats = [beat('compare', 10, [cast.compare(caster, comparison, hasItems ? winner : 'none')])];
  return [...beats, ...measuredSides(caster, comparison, winner)];
}

/** "takes 35 minutes" against "takes 22 minutes": one unit on both sides is drawn to one scale. */
function measuredSides(caster: Caster, [left, right]: [Side, Side], winner: 'left' | 'right' | 'none'): Beat[] {
  const figuresOf = (side: Side) =>
    side.items.flatMap((item) => readFigures(item, lexiconOf(caster.brief.language), []));
  const others = figuresOf(right);
  for (const one of figuresOf(left)) {
    const other = others.find(({ suffix, prefix }) => suffix.trim() === one.suffix.trim() && prefix === one.prefix);
    if (other === undefined || `${one.prefix}${one.suffix}`.trim() === '') continue;
    const series = { title: '', prefix: one.prefix, unit: one.suffix.trim(), dated: false, whole: false };
    const points = [
      { label: left.title, value: one.value },
      { label: right.title, value: other.value },
    ];
    const shot = cast.chart(caster, { ...series, points });
    const highlight = winner === 'none' ? 'none' : cast.raised(caster, winner === 'left' ? left.title : right.title);
    return [beat('series', 8, [{ ...shot, props: { ...shot.props, highlight } }])];
  }
  return [];
}

/** The side that the brief itself prefers: named in its message, quoted words or action. */
function verdictOf({ brief }: Caster): 'left' | 'right' | 'none' {
  const [left, right] = brief.comparison ?? [];
  if (left === undefined || right === undefined) return 'none';
  const fields = lexiconOf(brief.language).fields;
  if (fields.after.includes(right.title.toLowerCase())) return 'right';
  const said = `${brief.message} ${brief.exact.join(' ')} ${brief.action} ${brief.name}`.toLowerCase();
  const [hasLeft, hasRight] = [said.includes(left.title.toLowerCase()), said.includes(right.title.toLowerCase())];
  return hasLeft === hasRight ? 'none' : hasLeft ? 'left' : 'right';
}

/** The figure that counts who rated. */
const ratedBy = ({ figures }: Brief) =>
  figures.find(({ label }) =>
    /review|business|customer|user|rating|bewert|kund|avis|client|reseñ|recension|avalia/iu.test(label),
  );

function ratingBeats(caster: Caster): Beat[] {
  const { rating } = caster.brief;
  if (rating === '') return [];
  const counted = ratedBy(caster.brief);
  return [
    beat('rating', 7, [
      cast.rating(
        caster,
        rating,
        counted === undefined ? '' : `${counted.prefix}${counted.value}${counted.suffix} ${counted.label}`,
      ),
    ]),
  ];
}

function ticketBeats(caster: Caster, shape: ShapeKey): Beat[] {
  const { occasion, offer, name, message, statements } = caster.brief;
  const date = [...occasion.dates.slice(0, 2)].join(' – ');
  const when = [date, occasion.times.slice(0, 2).join(' · ')].filter((part) => part !== '').join(' · ');
  const title = name || message || statements[0]?.text || '';
  if (shape === 'alert' && when !== '')
    return [
      beat('notice', 10, [
        cast.card(caster, { title: when, text: occasion.place === '' ? undefined : occasion.place, icon: 'clock' }),
      ]),
    ];
  const hasOffer = offer.discount !== '' || offer.code !== '';
  const beats: Beat[] = [];
  if (hasOffer) {
    const terms = [offer.until, offer.code].filter((part) => part !== '');
    if (offer.discount !== '') beats.push(beat('offer', 10, [discountCounter(caster, offer.discount)]));
    if (terms.length > 0)
      beats.push(
        beat('ticket', 9, [
          cast.ticket(caster, {
            title: name || offer.discount || message,
            date: offer.until === '' ? undefined : cast.raised(caster, offer.until),
            code: offer.code === '' ? undefined : offer.code,
            price: name === '' ? undefined : offer.discount,
          }),
        ]),
      );
    return beats;
  }
  if (when === '' && occasion.place === '' && offer.price === '') return [];
  if (title === '' || countWords(title) > 12)
    return [
      beat('notice', 9, [
        cast.card(caster, {
          title: when || occasion.place || offer.price,
          text: when === '' ? undefined : occasion.place,
          icon: 'calendar',
        }),
      ]),
    ];
  return [beat('ticket', 10, [cast.ticket(caster, { title, date: when, place: occasion.place, price: offer.price })])];
}

function discountCounter(caster: Caster, discount: string): Shot {
  const parts = /^(.*?)(\d+)(\s?%)\s*(.*)$/u.exec(discount);
  if (parts === null) return cast.headline(caster, discount);
  return cast.counter(caster, {
    prefix: (parts[1] ?? '').trim().length > 2 ? '' : (parts[1] ?? '').trim(),
    value: parts[2] ?? '',
    suffix: parts[3] ?? '',
    label: parts[4] ?? '',
    trend: 0,
  });
}

function statementBeats(caster: Caster, shape: ShapeKey): Beat[] {
  const { statements } = caster.brief;
  if (shape === 'manifesto' && statements.length > 1) {
    return [
      beat('manifesto', 10, [
        cast.kinetic(caster, statements.flatMap(({ text }) => splitStatement(text, 9)).slice(0, 8)),
      ]),
    ];
  }
  const short = statements.filter(({ text }) => countWords(text) <= 12);
  if (shape === 'explainer' && short.length >= 3 && short.length <= 6 && short.length === statements.length) {
    return [
      beat('list', 9, [
        cast.listBuild(
          caster,
          { title: '', ordered: true, items: short.map(({ text }) => ({ title: text })) },
          'number',
        ),
      ]),
    ];
  }
  return statements.map(({ text, rank }, index) => {
    const parts = splitStatement(text, 16);
    if (parts.length > 1) return beat('statement', rank, [cast.kinetic(caster, parts)]);
    const middle = { x: 0, y: 10, w: 100, h: 80 };
    return beat('statement', rank, [
      index % 2 === 1 ? { ...cast.marker(caster, text), box: middle } : cast.headline(caster, text),
    ]);
  });
}
