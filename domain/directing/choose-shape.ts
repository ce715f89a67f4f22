import type { Brief } from './brief.ts';
import { en } from './lexicon/en.ts';
import { lexiconOf } from './lexicon/lexicons.ts';
import { anyPhrase, countWords } from './reading/phrases.ts';
import { type ShapeKey, shapeKeys } from './shape-table.ts';

/** The story shape of a brief: cue hits and evidence, ties by table order; what the brief names outright wins. */
export function chooseShape(brief: Brief): ShapeKey {
  if (brief.namedShape !== null) return brief.namedShape;
  const scores = scoreShapes(brief);
  return shapeKeys.reduce((best, key) => (scores[key] > scores[best] ? key : best), shapeKeys[0]);
}

/** Points of every shape. The weights are those of the art direction, section 2. */
function scoreShapes(brief: Brief): Record<ShapeKey, number> {
  const scores = { ...brief.cues };
  // One word of a long text, such as a "closed" school, makes no alert of it.
  const isAlert = brief.cues.alert >= (brief.words > 90 ? 4 : 1) && (brief.cues.alert >= 4 || isWarned(brief));
  if (!isAlert) scores.alert = 0;
  for (const [key, points] of evidence(brief, isAlert)) scores[key] += points;
  // Long prose that says nothing else of itself explains.
  if (brief.words > 90 && shapeKeys.every((key) => scores[key] < 2)) scores.explainer += 2;
  // Lines that are told in turn are no creed.
  if (brief.isScript) scores.manifesto = 0;
  const isWordless = shapeKeys.every((key) => scores[key] === 0);
  if (isWordless) scores[brief.statements.length > 1 ? 'manifesto' : brief.name !== '' ? 'launch' : 'manifesto'] += 1;
  return scores;
}

/** "get a warning when costs rise" further down warns of nothing: a notice says at its head that it is one. */
function isWarned({ copy, message, language, words }: Brief): boolean {
  const cues = anyPhrase([...lexiconOf(language).cues.alert, ...en.cues.alert]);
  return (
    words <= 12 ||
    copy.length === 0 ||
    cues.test(`${message} ${copy.slice(0, 2).join(' ').split(/\s+/u).slice(0, 12).join(' ')}`)
  );
}

/** Three figures of one unit are a report; unlike ones may praise a product. */
const oneUnit = ({ figures }: Brief) =>
  figures.some(
    (one) =>
      (one.prefix + one.suffix).trim() !== '' &&
      figures.filter(({ prefix, suffix }) => prefix + suffix === one.prefix + one.suffix).length >= 3,
  );

function evidence(brief: Brief, isAlert: boolean): [ShapeKey, number][] {
  const points: [ShapeKey, number][] = [];
  const { occasion, offer } = brief;
  const isShort = brief.words <= 12;
  if (brief.dialogue.length > 0) points.push(['testimonial', 5]);
  // "what the prompt says": without a person's words nobody is quoted.
  else if (brief.quotations.length === 0 && brief.rating === '') points.push(['testimonial', -brief.cues.testimonial]);
  if (brief.formulas.length > 0) points.push(['explainer', 4]);
  if (brief.quotations.some(({ text, who }) => countWords(text) >= 6 && who !== '')) points.push(['testimonial', 5]);
  // From when on somebody is employed, and where, is no event.
  const isStretch = /\d\s?[–—-]\s?\d|\d\.?\s(?:to|bis|au|al|a|tot|and|und|et|y|e|en)\s\d/iu.test(
    occasion.dates[0] ?? '',
  );
  const isJob = brief.cues.hiring > 0 && occasion.times.length === 0 && !(isStretch && brief.cues.event > 0);
  if (isJob && occasion.dates.length > 0) points.push(['hiring', 3], ['event', -brief.cues.event]);
  else if (occasion.dates.length > 0 && occasion.place !== '') points.push(['event', 5]);
  if (occasion.dates.length > 0 && occasion.times.length > 0) points.push(['event', 2]);
  const counts = brief.cues.list > brief.cues.tutorial;
  if (brief.lists.some(({ ordered }) => ordered)) points.push([counts ? 'list' : 'tutorial', 6]);
  // "Product recall: …" says at its head what it is.
  const head = /^[^:.!?]{3,60}(?=:)/u.exec(brief.copy[0] ?? '')?.[0] ?? '';
  if (isAlert && anyPhrase([...lexiconOf(brief.language).cues.alert, ...en.cues.alert]).test(head))
    points.push(['alert', 2]);
  // A notice tells a day and a place as well, and invites nobody.
  if (isAlert && occasion.dates.length + occasion.times.length > 0)
    points.push(['alert', brief.cues.event === 0 ? 6 : 4]);
  if (brief.comparison === null && brief.changes.length === 0) points.push(['comparison', -brief.cues.comparison]);
  if (brief.lists.some(({ ordered, items }) => !ordered && items.length >= 5) && brief.series.length === 0)
    points.push(['list', 2]);
  if (brief.series.length > 0 || brief.figures.length >= 3)
    points.push([
      'report',
      brief.series.length > 0 ? 4 + Math.min(4, brief.series.length * 2) : oneUnit(brief) ? 4 : 2,
    ]);
  if (offer.discount !== '' && (offer.until !== '' || offer.code !== '')) points.push(['offer', 6]);
  else if (offer.discount !== '') points.push(['offer', 3]);
  else if (offer.code !== '' && brief.cues.offer > 0) points.push(['offer', 6]);
  if (brief.comparison !== null) points.push(['comparison', 7]);
  if (brief.tables.some(({ cols }) => cols.length >= 2)) points.push(['comparison', 4]);
  else if (brief.tables.length > 0) points.push(['list', 3]);
  if (brief.changes.length > 0) points.push(['comparison', 1], ['launch', 1]);
  if (brief.commands.length > 0) points.push(['tutorial', 2], ['launch', 2]);
  if (brief.flow.length >= 3) points.push(['explainer', 4]);
  if (occasion.dates.length + occasion.times.length === 0 && occasion.place === '')
    points.push(['event', -brief.cues.event]);
  if (offer.discount + offer.price + offer.code === '' && brief.figures.every(({ suffix }) => !suffix.includes('%')))
    points.push(['offer', -brief.cues.offer / 2]);
  if (isShort && brief.cues.sting > 0) points.push(['sting', 3]);
  else points.push(['sting', -4]);
  return points;
}
