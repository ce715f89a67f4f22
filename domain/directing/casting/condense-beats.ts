import { lexiconOf } from '../lexicon/lexicons.ts';
import { holdsVerb } from '../reading/clause-verbs.ts';
import { mainClauses } from '../reading/main-clauses.ts';
import { countWords } from '../reading/phrases.ts';
import { splitAtStops } from '../reading/stops.ts';
import { withoutMeasureMarks, withWholeMeasures } from '../reading/whole-measures.ts';
import { placesFor } from './dress-beats.ts';
import { makeBeat } from './make-beat.ts';
import { placeIn } from './order-beats.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import { saidWhole } from './said-whole.ts';
import type { Beat, Shot } from './shot.ts';

/** Items that a list is read with at ease. */
export const mostItems = 5;
/** Words of a list that stay large in every format. */
export const mostWords = 54;

/**
 * A brief with more figures than its film has time for: the `count` sentences that weigh least of those with a figure
 * give up their own beats, and the clauses with their figures stand in growing lists, in the brief's order.
 */
export function condenseBeats(caster: Caster, beats: readonly Beat[], count: number): Beat[] | null {
  const told = beats.flatMap((beat, at) => (isTold(beat) ? toldBy(caster, beat, at) : []));
  const chosen = told
    .sort((a, b) => a.rank - b.rank || b.at - a.at)
    .slice(0, count)
    .sort((a, b) => a.place - b.place || a.at - b.at);
  if (chosen.length < Math.min(2, count) || (count > 2 && chosen.length < count - 1)) return null;
  const rows = rowsOf(chosen);
  const gone = new Set(chosen.map(({ at }) => at));
  const leads = new Set(chosen.flatMap(({ lead }) => (lead === '' ? [] : [lead])));
  return beats.flatMap((beat, at) => {
    const own = rows.flatMap((row, index) => (row.first === at ? [listOf(caster, row, index)] : []));
    return own.length > 0 ? own : gone.has(at) || leads.has(wordsOf(beat)) ? [] : [beat];
  });
}

/** Lines of one screen, the `index`th of the film. */
export function listOf(caster: Caster, { title, items }: Pick<Row, 'title' | 'items'>, index: number): Beat {
  const [only = '', ...more] = items;
  if (more.length === 0) return makeBeat('statement', 13, [cast.headline(caster, only)]);
  const lines = cast.listBuild(
    caster,
    { title, ordered: false, items: items.map((text) => ({ title: text })) },
    'dash',
  );
  const isFull = countWords(items.join(' ')) > mostWords * 0.6;
  if (isFull || index % 2 === 0 || caster.brief.treatment.density === 'sparse')
    return makeBeat('sentences', 13, [lines]);
  // Every second one beside the brand's shapes: a film of figures is no page of type.
  const [words, shapes] = placesFor(caster.format, index % 4 === 1);
  const emblem = { piece: 'Emblem', props: { variant: index + 17 }, words: [], need: 0, box: shapes };
  return makeBeat('sentences', 13, [{ ...lines, box: words }, emblem]);
}

interface Told {
  /** Its place among the beats, and that of its sentence in the brief. */
  at: number;
  place: number;
  rank: number;
  title: string;
  items: string[];
  /** The sentence before, where the first item goes on about it. */
  lead: string;
}

const wordsOf = ({ kind, shots }: Beat) => (kind === 'statement' ? shots.flatMap(({ words }) => words).join(' ') : '');

const isTold = ({ kind, rank, aside, shots }: Beat) =>
  kind === 'statement' && rank < 20 && aside === undefined && shots.some(({ words }) => /\d/u.test(words.join(' ')));

interface Row {
  /** The place among the beats of its first sentence. */
  first: number;
  title: string;
  items: string[];
}

/** Sentences in turn, as many to a list as are read with ease; a sentence of several items stays in one. */
function rowsOf(chosen: readonly Told[]): Row[] {
  const rows: Row[] = [];
  for (const { at, title, items } of chosen) {
    const last = rows.at(-1);
    const isOwn = title !== '' || (last !== undefined && last.title !== '');
    const words = countWords([...(last?.items ?? []), ...items].join(' '));
    if (last === undefined || isOwn || last.items.length + items.length > mostItems || words > mostWords)
      rows.push({ first: at, title, items: [...items] });
    else last.items.push(...items);
  }
  return rows;
}

/** Each shot of a beat by itself: two that a short film set side by side need not be neighbours in the brief. */
const toldBy = (caster: Caster, { rank, shots }: Beat, at: number): Told[] =>
  shots.flatMap((shot) => {
    const place = placeIn({ kind: 'statement', rank, need: 0, shots: [shot] }, caster.brief.copy);
    const told = clausesOf(caster, shot);
    return told.items.length === 0 ? [] : [{ at, place, rank, ...told }];
  });

/** The clauses of a sentence that its figures stand in, each whole, in the brief's own words. */
function clausesOf({ brief }: Caster, { words }: Shot): Pick<Told, 'title' | 'items' | 'lead'> {
  // Sentences without their stops stay apart.
  const said = saidWhole(brief.copy, words) ?? words.map((line) => line.replace(/(?<=\d)\.$/u, '')).join('; ');
  const text = said.replace(/[.!]+$/u, '');
  const headed = /^([^:]{3,60}):\s+(.+)$/u.exec(text);
  const listed = enumerated(headed?.[2] ?? text, brief.language);
  if (listed !== null) return { title: headed?.[1] ?? '', items: listed, lead: '' };
  const items = splitAtStops(text)
    .flatMap((sentence) => sentence.split(/;\s+|(?<=(?:\S+\s){4}\S+):\s+(?=(?:\S+\s){3})|\s[–—]\s/u))
    .flatMap((stretch) => mainClauses(stretch, lexiconOf(brief.language)))
    .flatMap((clause) => clause.split(speaks))
    .filter((clause) => /\d/u.test(clause))
    .map((clause) => shortened(clause.replace(/[.!,]$/u, '').replace(joined, ''), brief.language));
  const lead = items.length === 0 ? '' : leadOf(brief.copy, said);
  return { title: '', items: lead === '' ? items : [`${lead} ${items[0]}`, ...items.slice(1)], lead };
}

/** "On Thursday 21 May, between 1 and 5 am": when or where says nothing without what it is of. "May" is a month here. */
const isAdjunct = (part: string, language: string) =>
  adjunctAt.test(part) && !holdsVerb(part.replace(/(?<=\s)\p{Lu}\p{L}*/gu, ''), language);
const adjunctAt =
  /^(?:on|in|from|between|by|at|until|since|before|after|during|am|im|ab|von|vom|zwischen|bis|nach|le|du|dès|entre|jusqu['’]|après|el|desde|dal|tra|dopo|de|a partir|op|van|vanaf|tussen|tot)(?:\s|(?<=['’]))/iu;

/** "What comes next is a second site. It needs €120,000": without the sentence before nobody knows what "it" is. */
function leadOf(copy: readonly string[], text: string): string {
  const before = copy[copy.findIndex((sentence) => text.startsWith(sentence.replace(/[.!]+$/u, ''))) - 1] ?? '';
  return goesOn.test(text) && !/\d/u.test(before) && countWords(before) <= mostItems * 2 ? before : '';
}

const goesOn =
  /^(?:it|they|this|these|that|those|he|she|es|sie|er|das|diese[rs]?|il|elle|ils|elles|cela|ça|c['’]est|este|esta|esto|estos|estas|eso|ello|questo|questa|questi|queste|esso|essa|isso|isto|ele|ela|eles|elas|het|ze|zij|hij|dat|dit|deze)\s/iu;

/** "… and we are looking for 400 members": who speaks begins a clause that stands alone. */
const speaks = /,?\s(?:and|und|et|y|e|en)\s(?=(?:\S+\s)?(?:we|they|you|wir|nous|ils|elles|vous|noi|nós|wij|ze)\s)/iu;

const joined = /^(?:and|but|or|und|aber|oder|et|mais|ou|y|pero|o|e|ma|mas|en|maar|of)\s/iu;

/** "become a member for €25 a year, adopt a variety for €60 or …": three things and more, each with its figure. */
function enumerated(text: string, language: string): string[] | null {
  const parts = withWholeMeasures(text).split(
    new RegExp(`[,;]\\s+(?![^()]*\\))|\\s(?:${joints[language] ?? joints.en})\\s(?=[^,;]*$)`, 'u'),
  );
  const items = parts.map((part) => withoutMeasureMarks(part).trim().replace(joined, '')).filter((part) => part !== '');
  const isRow = items.length >= 3 && items.every((item) => /\d/u.test(item) && countWords(item) <= 14);
  return isRow ? items : null;
}

const joints: Record<string, string> = {
  ...{ en: 'and|or', de: 'und|oder', fr: 'et|ou', es: 'y|e|o', it: 'e|o', pt: 'e|ou', nl: 'en|of' },
};

/** Without what goes on about its figures, where a clause is too long for an item. */
function shortened(clause: string, language: string): string {
  if (countWords(clause) <= 14) return clause;
  const told = clause.search(/\d(?!.*\d)/u);
  const ends = [...clause.matchAll(joint)].map(({ index }) => index).filter((index) => index > told);
  const parts = ends.map((end) => clause.slice(0, end));
  // Behind a comma may come one more of three verbs: what stands before it has to be a clause by its length.
  const isWhole = (part: string) =>
    countWords(part) >= (clause.startsWith(`${part},`) ? 8 : 4) && !isAdjunct(part, language);
  return parts.find(isWhole) ?? clause;
}

const conjunctions =
  'but|so|because|while|when|before|after|until|which|who|where|without|aber|weil|damit|während|wenn|bevor|nachdem|ohne|mais|parce|pendant|quand|avant|après|qui|sans|pero|porque|mientras|cuando|antes|después|sin|perché|mentre|prima|dopo|senza|mas|enquanto|depois|sem|maar|omdat|terwijl|voordat|nadat|zonder';
const prepositions = 'by|with|for|from|mit|für|aus|von|avec|pour|par|con|para|por|per|da|com|met|voor|door|van';
/** "a round led by …" belongs together. */
const participle = '(?<!\\p{L}(?:ed|[^aeiou]t|en|é|ée|és|ées|[aiu][dt][oaie]s?))';

/** Where an item may end: before what goes on about it, and never inside a name. */
const joint = new RegExp(
  `\\s[–—]\\s|,\\s+(?![^()]*\\))|(?:\\s+(?=(?:${conjunctions})\\s)|${participle}\\s+(?=(?:${prepositions})\\s))(?![^()]*\\))`,
  'giu',
);
