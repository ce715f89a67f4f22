import { stageBoard } from './boards/stage-board.ts';
import type { Brief } from './brief.ts';
import { castBeats } from './casting/beats.ts';
import { closeFilm } from './casting/closing.ts';
import { coverExact } from './casting/cover-exact.ts';
import { coverWords, withoutRepeats } from './casting/cover-words.ts';
import { dressBeats } from './casting/dress-beats.ts';
import { tellFigures } from './casting/figure-lines.ts';
import { makeBeat } from './casting/make-beat.ts';
import { isSource, openFilm } from './casting/opening.ts';
import { asSaid, orderBeats, placeIn } from './casting/order-beats.ts';
import { pairBeats } from './casting/pair-beats.ts';
import { pictureBeats } from './casting/picture-beats.ts';
import type { Caster } from './casting/pieces.ts';
import { pointsBack } from './casting/points-back.ts';
import { shortFilm } from './casting/short-film.ts';
import { type Beat, lineOf, type Shot, titleOnTicket } from './casting/shot.ts';
import { isSignature } from './casting/signature.ts';
import { wholeLines } from './casting/whole-lines.ts';
import type { Material } from './material.ts';
import { countWords } from './reading/phrases.ts';
import type { ShapeKey } from './shape-table.ts';

/** What a brief gives to show, in the order of its shape: all its words stand somewhere in it. */
export function gatherMaterial(caster: Caster, shape: ShapeKey): Material {
  const { brief } = caster;
  const short = shortFilm(caster, shape);
  // A short film that would lose words of the brief is none.
  if (short !== null && (shape === 'sting' || coverWords(caster, short).beats.length <= short.beats.length))
    return { ...short, beats: pictureBeats(caster, short.beats) };
  const opening = openFilm(caster, shape, castBeats(caster, shape));
  const inTurn = orderBeats(shape, opening.beats, caster.seed);
  // What the brief opens with opens the film, though it is too long for a hook.
  const ordered =
    opening.first === undefined ? inTurn : [opening.first, ...inTurn.filter((one) => one !== opening.first)];
  const hook = opening.hook?.words.find(isSaid) ?? '';
  const claim =
    // A question that opens a film is answered by its end.
    (/\?["”»]?$/u.test(hook) && firstWords(ordered)) ||
    hook ||
    brief.message ||
    firstWords(ordered) ||
    sidesOf(brief) ||
    (brief.copy.at(-1) ?? '');
  // What a brief wishes to end on leaves its last line where it stands.
  const isBare = [brief.name, brief.action, brief.address, brief.tagline].every((words) => words === '');
  const drafted = { shape, hook: opening.hook, beats: ordered, closing: closeFilm(caster, shape, claim) };
  if (brief.board.length > 0) {
    const staged = stageBoard(caster, coverExact(caster, drafted));
    return { ...staged, beats: pictureBeats(caster, dressBeats(caster, tellFigures(caster, staged.beats))) };
  }
  const whole = wholeLines(caster, withoutRepeats(coverWords(caster, coverExact(caster, drafted)), brief.seconds));
  const covered = { ...whole, beats: quoted(brief, asSaid(shape, withoutSaidOffer(whole.beats), brief)) };
  // A film of one quotation ends on who said it.
  const speaker = covered.beats[0]?.kind === 'quote' ? (brief.quotations[0]?.who ?? '') : '';
  // A stated length with two things to say shows both, rather than hold one; a wished opening is not said once more.
  const isAmple = covered.beats.length > (brief.seconds === null || brief.message !== '' ? 1 : 2);
  const signed = covered.beats.findLast((one) => isSignature(lineOf(one)));
  const last = isBare ? (signed ?? lastLine(covered.beats, brief.copy)) : undefined;
  // Who signs a greeting does so last, however little there is to say.
  const late = isAmple || signed !== undefined ? last : undefined;
  // "There is soup" ends no invitation: what takes place does, unless a cry calls for it.
  const held = late === undefined || isCry(late) ? '' : titleOnTicket(covered.beats);
  const title = isSaid(held) ? held : '';
  const parting = title === '' ? late : undefined;
  const beats = pictureBeats(
    caster,
    dressBeats(
      caster,
      tellFigures(
        caster,
        pairBeats(
          covered.beats.filter((one) => one !== parting),
          brief.seconds,
        ),
      ),
    ),
  );
  return withHero({
    ...covered,
    beats,
    closing:
      isBare && covered.beats.length === 1 && speaker !== ''
        ? closeFilm(caster, shape, speaker)
        : parting === undefined
          ? title === ''
            ? covered.closing
            : closeFilm(caster, shape, title)
          : closeFilm(caster, shape, parting.shots[0]?.words.find(isSaid) ?? claim),
  });
}

/** "In January 20 % off all colours": a sentence that says the bargain itself draws it as well. */
function withoutSaidOffer(beats: readonly Beat[]): Beat[] {
  const said = (one: Beat) =>
    one.shots
      .flatMap(({ words }) => words)
      .join(' ')
      .toLowerCase();
  const says = (other: Beat, one: Beat) =>
    one.kind === 'offer' &&
    other.kind === 'statement' &&
    countWords(said(other)) <= 14 &&
    (one.shots[0]?.words ?? []).every((word) => said(other).includes(word.toLowerCase()));
  return (
    beats
      .filter((one) => !beats.some((other) => says(other, one)))
      // The sentence that stands for the bargain is as dear to its film.
      .map((one) => {
        const said = beats.find((other) => says(one, other));
        return said === undefined ? one : { ...one, rank: Math.max(one.rank, said.rank) };
      })
  );
}

/** An opening that took all there was to say gives it back: no film is bare between its hook and its closing. */
const withHero = (material: Material): Material =>
  material.hook === null || material.beats.length > 0
    ? material
    : { ...material, hook: null, beats: [makeBeat('exact', 20, [material.hook])] };

const isCry = ({ shots }: Beat) => /!\s*$/u.test(shots[0]?.words.findLast(isSaid) ?? '');

/** What was asked to open the film stays first, wherever its sentence stands. */
const quoted = ({ quotesFirst }: Brief, beats: readonly Beat[]): Beat[] =>
  quotesFirst ? beats.toSorted((a, b) => Number(b.kind === 'quote') - Number(a.kind === 'quote')) : [...beats];

/** What a film without a claim says first. */
const firstWords = (beats: readonly Beat[]) =>
  beats
    // What somebody said is said once, with who it was.
    .filter(
      ({ kind, shots }) =>
        // The first link of a chain is no last word.
        !['Scorecard', 'FlowMap'].includes(shots[0]?.piece ?? '') && (kind !== 'quote' || beats.length === 1),
    )
    .flatMap(({ shots }) => shots.flatMap(headFirst))
    // "70 % d'économies": what a figure is of says nothing without it.
    .find((words) => isSaid(words) && !/^(?:d['’]|(?:de|di|of|von|van)\s)/iu.test(words)) ?? '';

/** A chart says what it is of before what its first bar is. */
const headFirst = ({ props, words }: Shot): readonly string[] =>
  typeof props.title === 'string' && words.includes(props.title) ? [props.title, ...words] : words;

/** The things that a table sets side by side. */
const sidesOf = ({ tables }: Brief) => ((tables[0]?.cols.length ?? 0) > 1 ? (tables[0]?.cols.join(' · ') ?? '') : '');

/** A bare figure or a label says nothing by itself. */
const isSaid = (text: string) => /\p{L}{2}/u.test(text) && (countWords(text) >= 2 || /[.!?]$/u.test(text));

/** A film without name or action ends on its last line. */
const lastLine = (beats: readonly Beat[], copy: readonly string[]) =>
  beats.findLast(
    ({ kind, shots }, at) =>
      ['statement', 'exact'].includes(kind) &&
      ['Headline', 'Marker'].includes(shots[0]?.piece ?? '') &&
      // What says nothing by itself ends no film.
      shots[0]?.words.some(isSaid) === true &&
      !isSource(shots[0]?.words[0] ?? '') &&
      !isLeftOver(shots[0]?.words[0] ?? '', copy) &&
      // What the brief tells in its middle is no last word.
      at >= beats.length - 3 &&
      // Between two others it stays where what it speaks of, or what speaks of it, stands beside it.
      (at === beats.length - 1 ||
        (isLast(beats[at], copy) && ![lineOf(beats[at]), lineOf(beats[at + 1])].some(pointsBack))),
  );

/** Whether no sentence of the brief comes behind the one that a beat says. */
const isLast = (beat: Beat | undefined, copy: readonly string[]) =>
  beat !== undefined && placeIn(beat, copy) === copy.length - 1;

/** "a pinch of salt", left of a row of figures in the middle of the brief. */
const isLeftOver = (words: string, copy: readonly string[]) =>
  copy
    .slice(0, -1)
    .some(
      (sentence) =>
        sentence.length > words.length + 8 &&
        sentence.toLowerCase().includes(words.toLowerCase().replace(/[.!]$/u, '')),
    );
