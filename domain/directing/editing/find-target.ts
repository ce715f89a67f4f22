import type { Json } from '../casting/shot.ts';
import { flat } from './clause.ts';
import { stringsOf } from './code-values.ts';
import type { Target, TargetNoun } from './edit.ts';
import { type EditScene, type Part, type PartedFilm, piecesOfPart, stringsOfPart } from './film-parts.ts';
import { itemAt } from './items.ts';
import { partsOfRole } from './part-roles.ts';
import { phonesIn } from './phone.ts';
import { refuseEdit } from './refuse-edit.ts';
import { textsIn } from './texts-in.ts';

/** Pieces that a noun means. */
export const piecesOfNoun: Partial<Record<TargetNoun, string[]>> = {
  headline: ['Headline', 'Marker', 'Typeline', 'Kinetic', 'WordSwap'],
  quote: ['Quote'],
  ticket: ['Ticket'],
  chart: ['Bars', 'Line', 'Donut', 'Meter', 'Pictogram'],
  figure: ['Counter', 'KpiRail', 'Delta'],
  list: ['ListBuild', 'Chips'],
  cards: ['CardGrid', 'Card'],
  steps: ['Steps', 'Timeline'],
  timeline: ['Timeline'],
  comparison: ['Compare', 'Scorecard', 'Change'],
  terminal: ['Terminal', 'CodeWindow'],
  device: ['BrowserFrame', 'PhoneFrame'],
  icon: ['Icon', 'Emblem'],
  rating: ['Rating'],
  logo: ['LogoReveal', 'EndCard'],
};

/** Props that a noun means, on whichever piece has them. */
export const propsOfNoun: Partial<Record<TargetNoun, string[]>> = {
  headline: ['text', 'lines'],
  quote: ['text'],
  logo: ['name'],
  action: ['action'],
  address: ['address', 'url'],
  name: ['name'],
  tagline: ['tagline', 'line'],
  date: ['date'],
  place: ['place'],
  price: ['price'],
  code: ['code'],
};

export interface Found {
  parts: Part[];
  /** A scene beside a part, where the edit speaks of that alone. */
  aside: EditScene | null;
}

/** The parts that an edit speaks of; refuses one that the film has not. */
export function findTarget(parted: PartedFilm, target: Target): Found {
  const found = lookUp(parted, target);
  if (found !== null) return found;
  throw refuseEdit(`The film has no ${describe(target)}. ${contentsOf(parted)}`);
}

/** The one part that an edit speaks of: the first, where there are several. */
export const findPart = (parted: PartedFilm, target: Target): Part => findTarget(parted, target).parts[0] as Part;

function lookUp(parted: PartedFilm, target: Target): Found | null {
  const { parts } = parted;
  if (target.by === 'number') return only(parts.at(target.number < 0 ? target.number : target.number - 1));
  if (target.by === 'name') return byName(parted, target.name);
  if (target.by === 'words') return byWords(parts, target.words);
  if (target.by === 'item' || target.by === 'row') return only(itemAt(parted, target)?.part ?? nthOf(parted, target));
  if (target.by === 'either') throw severalMeant(target);
  return byNoun(parted, target.noun);
}

/** "the third feature": of a role that has parts of its own, in turn. */
function nthOf({ parts }: PartedFilm, target: Target): Part | undefined {
  if (target.by !== 'row') return undefined;
  const own = partsOfNoun(parts, target.of);
  return target.number < 0 ? own.at(target.number) : own[target.number - 1];
}

const severalMeant = ({ said, numbers }: Extract<Target, { by: 'either' }>) =>
  refuseEdit(`“${said}” may be any of the scenes ${numbers.join(', ')}. Say which one by its number.`);

/** The parts whose pieces, or whose role, a noun means. */
export function partsOfNoun(parts: readonly Part[], noun: TargetNoun): Part[] {
  const pieces = piecesOfNoun[noun] ?? [];
  const own = parts.filter((part) => piecesOfPart(part).some((piece) => pieces.includes(piece)));
  return own.length > 0 ? own : partsOfRole(parts, noun);
}

const only = (part: Part | undefined): Found | null => (part === undefined ? null : { parts: [part], aside: null });

function byName({ parts }: PartedFilm, name: string): Found | null {
  const own = parts.filter(({ scene }) => scene.name === name);
  if (own.length > 0) return { parts: own, aside: null };
  const host = parts.find(({ asides }) => asides.some(({ scene }) => scene.name === name));
  const aside = host?.asides.find(({ scene }) => scene.name === name)?.scene;
  return host === undefined || aside === undefined ? null : { parts: [host], aside };
}

/** The part that shows exactly these words, else the one that holds them; of several nobody knows which is meant. */
function byWords(parts: readonly Part[], words: string): Found | null {
  const wanted = flat(words);
  const exact = parts.find((part) => stringsOfPart(part).some((text) => flat(text) === wanted));
  if (exact !== undefined) return only(exact);
  const whole = parts.filter((part) => stringsOfPart(part).some((text) => ` ${flat(text)} `.includes(` ${wanted} `)));
  const holders = whole.length > 0 ? whole : parts.filter((part) => showsInParts(part, wanted));
  if (holders.length < 2) return only(holders[0]);
  const numbers = holders.map((part) => parts.indexOf(part) + 1).join(', ');
  throw refuseEdit(`Several scenes show “${words}”: ${numbers}. Say which one by its number.`);
}

/** "10 places": a figure and what it counts are two strings of one piece. */
const showsInParts = ({ elements }: Part, wanted: string) =>
  /\d/u.test(wanted) &&
  (elements ?? []).some(({ props }) => figureRows(props).some((row) => squeezed(row).includes(squeezed(wanted))));

/** The label of the figure whose words these are: "Places" of "10 places". */
export function labelOfFigure(parts: readonly Part[], words: string): string | null {
  for (const { elements } of parts)
    for (const { props } of elements ?? [])
      for (const row of [props, ...(Array.isArray(props.items) ? props.items : [])] as Record<string, Json>[]) {
        const [first] = figureRows({ ...row, items: [] });
        if (typeof row.label === 'string' && squeezed(first ?? '') === squeezed(words)) return row.label;
      }
  return null;
}

const figureRows = ({ prefix = '', value = '', suffix = '', label = '', items }: Record<string, Json>): string[] => [
  `${prefix}${value}${suffix} ${label}`,
  ...(Array.isArray(items) ? items : []).flatMap((row) =>
    row !== null && typeof row === 'object' && !Array.isArray(row) ? figureRows(row) : [],
  ),
];
const squeezed = (text: string) => flat(text).replaceAll(' ', '');

function byNoun(parted: PartedFilm, noun: TargetNoun): Found | null {
  const { parts } = parted;
  if (noun === 'closing') return only(parts.at(-1));
  if (noun === 'hook') return only(parts[0]);
  if (noun === 'hero') {
    const beats = parts.filter(({ isBeat }) => isBeat);
    return beats.length === 0 ? null : { parts: beats, aside: null };
  }
  if (noun === 'phone') {
    const dialled = parts.filter((part) => stringsOfPart(part).some((text) => phonesIn(text).length > 0));
    return dialled.length > 0 ? { parts: dialled, aside: null } : byNoun(parted, 'device');
  }
  const pieces = piecesOfNoun[noun] ?? [];
  const own = partsOfNoun(parts, noun);
  if (roles.includes(noun) && own.length > 1)
    throw severalMeant({
      by: 'either',
      said: noun === 'bigNumber' ? 'the big number' : noun,
      numbers: numbersOf(parted, own),
    });
  if (own.length > 0) return { parts: own, aside: null };
  if (roles.includes(noun)) return null;
  // A noun that means a piece is never another piece that happens to have its prop.
  const props = pieces.length > 0 ? [] : (propsOfNoun[noun] ?? []);
  const propped = parts.filter(({ elements }) => elements?.some((one) => props.some((prop) => prop in one.props)));
  if (propped.length > 0) return { parts: propped, aside: null };
  const priced = noun === 'price' ? parts.filter(showsMoney) : [];
  if (priced.length > 0) return { parts: priced, aside: null };
  for (const part of parts) {
    const aside = part.asides.find(
      ({ scene }) => noun === 'support' || pieces.some((piece) => scene.code.includes(`<${piece}`)),
    );
    if (aside !== undefined) return { parts: [part], aside: aside.scene };
  }
  return null;
}

/** Nouns that mean one part of a film, and never all of their kind. */
const roles: TargetNoun[] = ['bigNumber', 'people', 'ranking', 'timeline', 'takeaway', 'feature'];

const numbersOf = ({ parts }: PartedFilm, own: readonly Part[]) => own.map((part) => parts.indexOf(part) + 1);

/** A price may stand in a figure or a sentence as well. */
const showsMoney = (part: Part) => stringsOfPart(part).some((text) => /[$€£¥₹]|\b(?:CHF|EUR|USD|GBP)\b/u.test(text));

function describe(target: Target): string {
  if (target.by === 'number') return `scene ${target.number}`;
  if (target.by === 'item') return `step or item ${target.number}`;
  if (target.by === 'row') return `${target.of} ${target.number}`;
  if (target.by === 'either') return target.said;
  if (target.by === 'name') return `scene ${target.name}`;
  return target.by === 'words' ? `words “${target.words}”` : target.noun;
}

/** The parts as a person would call them. */
export function contentsOf({ parts }: PartedFilm): string {
  const rows = parts.map((part, index) => {
    const texts =
      part.elements === null ? stringsOf(part.scene.code) : part.elements.flatMap(({ props }) => textsIn(props));
    const words = texts.map((text) => text.trim()).find((text) => /\p{L}{2}/u.test(text));
    return `${index + 1} ${piecesOfPart(part)[0] ?? part.scene.name}${words === undefined ? '' : ` “${words.slice(0, 40)}”`}`;
  });
  return `Its scenes, as a viewer sees them: ${rows.join(' · ')}.`;
}
