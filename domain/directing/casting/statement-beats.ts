import { draw } from '../hash.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { readDates, readTimes } from '../reading/dates.ts';
import { type FoundFigure, readFigures } from '../reading/figures.ts';
import { maskText } from '../reading/masked-text.ts';
import { isConditional } from '../reading/order-words.ts';
import { countWords } from '../reading/phrases.ts';
import type { ShapeKey } from '../shape-table.ts';
import { emphasisOf } from './emphasis.ts';
import { goalShot } from './goal-lines.ts';
import { iconFor } from './icon-for.ts';
import { makeBeat } from './make-beat.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat, PlacedShot } from './shot.ts';
import { splitStatement } from './split-statement.ts';
import { ticketBeats } from './ticket-beats.ts';
import { ticketTitle } from './ticket-title.ts';
import { tellsWhen } from './when-figures.ts';

/** Sentences of copy: a relay, a growing list of a mechanism, or one line each with what it speaks of drawn beside. */
export function statementBeats(caster: Caster, shape: ShapeKey): Beat[] {
  const { brief } = caster;
  const isTicketed = ticketBeats(caster, shape).some(({ shots }) => shots[0]?.piece === 'Ticket');
  const carried =
    isTicketed && ticketTitle(brief) !== brief.name && ticketTitle(brief) !== brief.message ? ticketTitle(brief) : '';
  const statements = brief.statements.filter(({ text }) => text !== carried || countWords(text) > 12);
  if (shape === 'manifesto' && statements.length > 1) {
    const lines = statements.flatMap(({ text }) => splitStatement(text, 9)).slice(0, 8);
    return relays(lines).map((part, index) => makeBeat('manifesto', 10, relayShots(caster, part, index)));
  }
  const [first, ...others] = statements;
  // "It's that simple.", "Kite Laundry, 8 High Street.": what ends the brief is no step of what it explains.
  const last = others.findLastIndex(({ text }) => countWords(text) > 4 && !isSignOff(text, brief.name));
  const mechanism = others.slice(0, last + 1);
  const isMechanism =
    // Beside steps of its own the brief's sentences stay where it has them.
    brief.lists.length === 0 &&
    mechanism.length >= 3 &&
    mechanism.length <= 6 &&
    mechanism.every(({ text }) => countWords(text) <= 14 && !isConditional(text) && !/["“”„«»]/u.test(text)) &&
    // What it comes to in figures is drawn figure by figure.
    mechanism.filter(({ text }) => figureOf(caster, text) !== null).length * 2 < mechanism.length;
  if (shape === 'explainer' && first !== undefined && isMechanism) {
    const items = mechanism.map(({ text }) => ({ title: text }));
    return [
      makeBeat('statement', first.rank, lineShots(caster, first.text, 0, shape)),
      makeBeat('list', 9, [cast.listBuild(caster, { title: '', ordered: true, items }, 'number')]),
      ...others
        .slice(last + 1)
        .map(({ text, rank }, index) => makeBeat('statement', rank, lineShots(caster, text, index + 1, shape))),
    ];
  }
  // Every second line: two pages that cross-fade cannot be read.
  const device = shape === 'tour' ? deviceOf(caster) : null;
  return statements.map(({ text, rank }, index) => {
    const parts = goalShot(caster, text) === null ? splitStatement(text, 16) : [text];
    if (parts.length > 1) return makeBeat('statement', rank, relayShots(caster, parts, index));
    return makeBeat('statement', rank, lineShots(caster, text, index, shape, index % 2 === 1 ? device : null));
  });
}

/** A name with no more than its kind or where it is. */
const isSignOff = (text: string, name: string) =>
  (name !== '' && text.includes(name) && countWords(text) <= countWords(name) + 3) ||
  /,\s[^,.!?]*\s\d{1,4}[a-z]?[.!]?$|,\s\d{1,4}[a-z]?\s(?:\p{Lu}\S*\s?)+[.!]?$/u.test(text);

/** One line with what it speaks of drawn beside or below it: its figure, else its noun, so that the frame is no page of type. */
export function lineShots(
  caster: Caster,
  text: string,
  index: number,
  shape: ShapeKey,
  device: PlacedShot | null = null,
): PlacedShot[] {
  const goal = goalShot(caster, text);
  if (goal !== null) return [goal];
  const figure = figureOf(caster, text);
  // A line that is nothing but its figure would say it twice.
  if (figure !== null && !/\p{L}{2}/u.test(text.replace(String(figure.props.suffix ?? ''), '')))
    return [{ ...figure, words: [text.replace(/[.!]$/u, '')] }];
  const drawn = figure ?? device ?? emblemOf(caster, text, index);
  if (drawn !== null) {
    const [words, drawing] = placesOf(caster, index, drawn.piece);
    const line = (figure !== null && shape === 'report' ? cast.marker : cast.headline)(caster, text);
    return [
      { ...line, box: words },
      { ...drawn, box: drawing },
      ...(drawn.piece === 'BrowserFrame' || drawn.piece === 'PhoneFrame' ? [pointer(drawing)] : []),
    ];
  }
  return [
    index % 2 === 1
      ? { ...cast.marker(caster, text), box: { x: 0, y: 10, w: 100, h: 80 } }
      : cast.headline(caster, text),
  ];
}

/** Lines of a manifesto in relays of two or three: one relay through the whole film would be nothing but type. */
function relays(lines: readonly string[]): string[][] {
  const count = Math.max(1, Math.floor(lines.length / 2));
  const ends = Array.from({ length: count + 1 }, (_, part) => Math.round((part * lines.length) / count));
  return ends.slice(1).map((end, part) => lines.slice(ends[part], end));
}

/** A long sentence in relay, two of three beside or above the brand's shapes, so that type never takes all. */
function relayShots(caster: Caster, parts: string[], index: number): PlacedShot[] {
  const relay = cast.kinetic(caster, parts);
  if (index % 3 === 2 || caster.brief.treatment.density === 'sparse') return [relay];
  const [words, shapes] = placesOf(caster, index, 'Emblem');
  return [
    { ...relay, box: words },
    { piece: 'Emblem', props: { variant: index + 5 }, words: [], need: 0, box: shapes },
  ];
}

/** A pointer that comes to the page and presses what stands in its middle. */
const pointer = (box: Box): PlacedShot => ({
  piece: 'Cursor',
  props: {
    path: [
      { at: 14, x: 92, y: 96 },
      { at: 26, x: 46, y: 58, click: true },
    ],
  },
  words: [],
  need: 0,
  box,
});

type Box = NonNullable<PlacedShot['box']>;

/** Text and drawing: side by side in landscape, on alternating sides; one above the other elsewhere. */
function placesOf({ format, seed }: Caster, place: number, piece: string): [Box, Box] {
  const index = place + draw(seed, 'side', [0, 1] as const);
  const isFigure = piece !== 'Emblem';
  if (format !== 'landscape') {
    const [upper, lower] = isFigure ? [44, 50] : [52, 42];
    const places: [Box, Box] = [
      { x: 0, y: 0, w: 100, h: upper },
      { x: 0, y: 100 - lower, w: 100, h: lower },
    ];
    // Figures and shapes stand above and below the line in turn.
    return index % 2 === 1
      ? [
          { ...places[1], y: isFigure ? 50 : 46, h: isFigure ? 50 : 54 },
          { ...places[0], h: isFigure ? 44 : 40 },
        ]
      : places;
  }
  const wide = piece === 'Counter' ? 54 : isFigure ? 42 : 58;
  return index % 2 === 0
    ? [
        { x: 0, y: 6, w: wide, h: 88 },
        isFigure ? { x: wide + 6, y: 14, w: 94 - wide, h: 72 } : { x: wide + 4, y: 0, w: 96 - wide, h: 100 },
      ]
    : [
        { x: 100 - wide, y: 6, w: wide, h: 88 },
        isFigure ? { x: 0, y: 14, w: 94 - wide, h: 72 } : { x: 0, y: 0, w: 96 - wide, h: 100 },
      ];
}

/** The one figure of a line, drawn; its words stand in the line itself. */
function figureOf(caster: Caster, text: string): PlacedShot | null {
  const lexicon = lexiconOf(caster.brief.language);
  // Figures of an address, a phone number or quoted words are no amounts.
  const plain = maskText(text).text;
  const taken = [...readDates(plain, lexicon), ...readTimes(plain)].map(({ start, end }): [number, number] => [
    start,
    end,
  ]);
  const figures = withRanges(plain, readFigures(plain, lexicon, taken));
  const stressed = emphasisOf(text, caster.brief) ?? '';
  const told = figures.filter(
    ({ start, end, suffix }) => !tellsWhen(plain.slice(0, start), `${suffix}${plain.slice(end)}`),
  );
  const one =
    told.find(({ value }) => stressed.includes(value) && value !== '0') ??
    told.find(({ prefix, suffix, value }) => prefix + suffix.trim() !== '' && value !== '0') ??
    told[0] ??
    figures[0];
  if (one === undefined || (one.prefix + one.suffix).trim() + one.value.slice(1) === '') return null;
  return { ...cast.counter(caster, { ...one, label: '' }), words: [] };
}

/** "3 to 4 kWh" is one amount. */
function withRanges(text: string, figures: readonly FoundFigure[]): FoundFigure[] {
  const told: FoundFigure[] = [];
  for (const one of figures) {
    const last = told.at(-1);
    const isRange =
      last !== undefined &&
      last.suffix === '' &&
      (one.prefix === '' || one.prefix === last.prefix) &&
      /^\s?(?:to|or|bis|oder|à|ou|a|o|tot|of|–|-)\s$/iu.test(text.slice(last.end, one.start)) &&
      !/(?<!\p{L})(?:from|by|von|um|de|da|desde|van)\s$/iu.test(text.slice(0, last.start));
    if (last === undefined || !isRange) told.push(one);
    else told.splice(-1, 1, { ...one, prefix: text.slice(last.start, one.start) + one.prefix, start: last.start });
  }
  return told;
}

/** The page or screen of a tour, with what its sentences speak of as its blocks: "The Map screen shows …". */
function deviceOf({ brief, format }: Caster): PlacedShot | null {
  const verb =
    'shows?|keeps?|lets?|gives?|tracks?|tells?|sends?|finds?|helps?|turns?|makes?|sorts?|collects?|plans?|zeigt|montre|muestra';
  const blocks = brief.statements
    .map(
      ({ text }) =>
        new RegExp(`^(?:(?:the|our|der|die|das|le|la|el)\\s)?((?:[\\p{L}\\p{N}-]+\\s){1,3}?)(?:${verb})\\s`, 'iu')
          .exec(text)?.[1]
          ?.trim() ?? '',
    )
    .filter((block) => block !== '')
    .slice(0, 4);
  if (blocks.length < 2) return null;
  const isPage = format === 'landscape';
  const props: PlacedShot['props'] = { blocks };
  if (brief.name !== '') props.title = brief.name;
  if (isPage && brief.address !== '') props.url = brief.address;
  return { piece: isPage ? 'BrowserFrame' : 'PhoneFrame', props, words: blocks, need: 0 };
}

/** A composition of the brand's shapes, with the noun that the sentence speaks of; one line in three stands alone. */
function emblemOf({ brief, seed }: Caster, text: string, index: number): PlacedShot | null {
  if (brief.treatment.density === 'sparse') return null;
  // "van dinsdag tot zaterdag" names no vehicle.
  const icon = iconFor(brief.language === 'nl' ? text.replace(/(?<!\p{L})van(?!\p{L})/giu, ' ') : text);
  if (icon === undefined && (index + seed) % 3 === 2 && brief.treatment.density !== 'rich') return null;
  return { piece: 'Emblem', props: { ...(icon === undefined ? {} : { icon }), variant: index }, words: [], need: 0 };
}
