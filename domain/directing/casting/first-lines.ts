/** What a brief opens with, among its beats: its head, its list's head, a long first sentence, a line with the name. */
import type { Brief } from '../brief.ts';
import { leadsToItems } from '../lexicon/holding-verbs.ts';
import { countWords, escaped } from '../reading/phrases.ts';
import type { ShapeKey } from '../shape-table.ts';
import { headsOf, saysOnly } from './later-lines.ts';
import type { Beat } from './shot.ts';

/** "Trailmate 5.2 is here: offline maps, …": the words before the film's first list, when they open the brief. */
export function leadingTitle(
  beats: readonly Beat[],
  { copy, lists }: Brief,
  isAlone: boolean,
  shape: ShapeKey,
): string | null {
  // A rail of dates shows no head: what heads it opens the film.
  const isRail = beats.some(({ shots }) => shots[0]?.piece === 'Timeline');
  const rails = isRail ? lists.map(({ title }) => title).filter((title) => countWords(title) >= 3) : [];
  const titles = isAlone
    ? headsOf(shape === 'event' ? beats.filter(({ kind }) => kind !== 'ticket') : beats)
    : beats.flatMap(({ shots }) => {
        const [first] = shots;
        return shots.length > 1 && first?.piece === 'Kicker' ? [first.words[0] ?? ''] : [];
      });
  // "Launch date: 1 September" says what its day is, and heads nothing.
  const isLabel = (title: string) => /^:\s[^,;]{0,20}\d[^,;]{0,12}$/u.test(copy[0]?.slice(title.length) ?? '');
  const leads = (title: string) =>
    countWords(title) >= (isAlone ? 2 : 3) &&
    copy[0]?.startsWith(title) === true &&
    !isLabel(title) &&
    !leadsToItems(title);
  return [...titles, ...rails].find(leads) ?? null;
}

/** A long first sentence, told in relay, opens its film before any shorter one that follows from it. */
export function leadingRelay(beats: readonly Beat[], { copy }: Brief): Beat | null {
  const first = beats.find(({ kind }) => kind === 'statement');
  const [relay] = first?.shots ?? [];
  const isFirst =
    first !== undefined && relay?.piece === 'Kinetic' && copy[0]?.startsWith(relay.words[0] ?? '—') === true;
  return isFirst && beats.length > 1 ? first : null;
}

/** "You can help: save water, …" behind three sentences heads its list, and no film. */
export const headsFilm = (title: string, { copy }: Pick<Brief, 'copy'>): boolean =>
  copy.findIndex((sentence) => sentence.toLowerCase().startsWith(title.toLowerCase())) <= 1;

/** "Welcome to Nordhaven Logistics!" greets before anything else is told, wherever the brief says it. */
export const welcoming = (beats: readonly Beat[]): Beat | undefined =>
  beats.find(
    ({ kind, shots: [first] }) =>
      kind === 'statement' &&
      first?.piece !== 'Kinetic' &&
      welcome.test(first?.words[0] ?? '') &&
      countWords(first?.words[0] ?? '') <= 8,
  );
const welcome =
  /^[¡]?(?:(?:a (?:very )?warm |you['’]re |herzlich |soyez les |te damos la |un caloroso )?(?:welcome|willkommen|bienvenue?s?|bienvenid[oa]s?|benvenut[oaie]|bem-vind[oa]s?|welkom))\s(?:to|aboard|bei|in|im|an|zu[mr]?|chez|à|au|dans|al?|en|nel\p{L}*|ao?|à|bij|op)(?!\p{L})/iu;

/** "Fietsenmakerij De Ketting in Utrecht.": a short line that opens with the name says the name as well. */
export const opensWithName = ({ kind, shots }: Beat, { name }: Brief) =>
  name !== '' &&
  kind === 'statement' &&
  // The first part of a relay is no line of its own.
  shots[0]?.piece !== 'Kinetic' &&
  isNamedFirst(shots[0]?.words[0] ?? '', name) &&
  countWords(shots[0]?.words[0] ?? '') <= countWords(name) + 5;

/** `The Museum of Clocks in Ghent.`, `Webinar: "Pricing without tears"` */
const isNamedFirst = (line: string, name: string) =>
  line
    .replace(/^(?:The|Our|Der|Die|Das|Le|La|L['’]|Les|El|Los|Las|Il|Lo|O|A|Het|De)\s?(?=\p{Lu})/u, '')
    .startsWith(name) ||
  line.startsWith(name) ||
  new RegExp(`^\\p{L}+: ["“„«]?${escaped(name)}["”“»]?[.]?$`, 'u').test(line);

/** "Welcome to Pocketbank! Three things to do first: …": a cry before the list opens its film. */
export const opensWithLine = (beats: readonly Beat[], { copy, lists }: Brief) =>
  /!$/u.test(copy[0] ?? '') && lists.length > 0 && beats.some((one) => saysOnly(one, copy[0] ?? ''));

/** "Our spring conference", "Flash sale": the few words that head a brief, where they stand in a line of their own. */
export const headLine = (beats: readonly Beat[], { copy, name }: Brief): Beat | null =>
  beats.find(({ kind, shots: [shot] }) => {
    const text = (shot?.words[0] ?? '').replace(/[.!]$/u, '').toLowerCase();
    const isHead = kind === 'statement' && shot?.piece !== 'Kinetic' && countWords(text) <= 6 && !/\d/u.test(text);
    return isHead && text !== '' && text !== name.toLowerCase() && copy[0]?.toLowerCase().startsWith(text) === true;
  }) ?? null;

/** Seconds: a shorter film has no time for a name that its end says again. */
const shortest = 15;

/** "Our sourdough turns 25 this Friday!": what a short film tells first opens it. */
export const newsOf = (beats: readonly Beat[], { seconds, copy }: Brief) =>
  seconds !== null && seconds <= shortest && countWords(copy[0] ?? '') >= 4 && countWords(copy[0] ?? '') <= 10
    ? beats.find((one) => one.kind === 'statement' && saysOnly(one, copy[0] ?? ''))
    : undefined;
