import { countWords } from '../reading/phrases.ts';
import { placesFor } from './dress-beats.ts';
import type { Caster } from './pieces.ts';
import { shot as makeShot } from './pieces.ts';
import { type Beat, type PlacedShot, readingTime } from './shot.ts';

/** Counting time and the pause after it, in frames at 30 per second. */
const count = { calm: 54, balanced: 42, energetic: 30 } as const;

/**
 * A sentence with its figure drawn beside it says the figure twice. Where the figure parts the sentence into two short
 * stretches, it is set large between them and counted up there; elsewhere the brand's shapes stand beside the sentence.
 */
export function tellFigures(caster: Caster, beats: readonly Beat[]): Beat[] {
  let told = 0;
  return beats.map((beat) => {
    const [line, figure] = beat.shots;
    const isDoubled =
      beat.shots.length === 2 &&
      (line?.piece === 'Headline' || line?.piece === 'Marker') &&
      figure?.piece === 'Counter' &&
      figure.words.length === 0;
    if (!isDoubled || line === undefined || figure === undefined || beat.aside !== undefined) return beat;
    told += 1;
    const whole = sentenceShot(caster, String(line.props.text ?? ''), figure);
    if (whole === null) return { ...beat, shots: [line, shapesIn(figure, told)] };
    const [words, shapes] = placesFor(caster.format, told % 4 === 0);
    const isBare = told % 2 === 1 || caster.brief.treatment.density === 'sparse';
    return {
      ...beat,
      need: whole.need,
      shots: isBare
        ? [whole]
        : [
            { ...whole, box: words },
            { ...shapesIn(figure, told), box: shapes },
          ],
    };
  });
}

const shapesIn = ({ box }: PlacedShot, variant: number): PlacedShot => ({
  ...{ piece: 'Emblem', props: { variant }, words: [], need: 0 },
  ...(box === undefined ? {} : { box }),
});

/** "In 2023 we used 840 MWh": a year is no other figure. */
const ofYear = /(?<![\d.,])(?:19|20)\d\d(?![\d.,])/gu;

/** The sentence as one piece; null where the figure does not part it well. */
function sentenceShot(caster: Caster, text: string, { props }: PlacedShot): PlacedShot | null {
  const value = String(props.value ?? '');
  const figure = `${props.prefix ?? ''}${value}${props.suffix ?? ''}`;
  const at = text.indexOf(figure);
  if (at < 0 || text.indexOf(value) !== text.lastIndexOf(value) || caster.brief.direction === 'rtl') return null;
  const [lead, rest] = [text.slice(0, at), text.slice(at + figure.length)];
  // Other figures would stand small beside this one; a row of clauses is told clause by clause.
  const isFirst =
    !/(?<!\p{L})\d/u.test(lead.replace(ofYear, ' ')) &&
    (!/\d/u.test(rest) || (countWords(text) <= 8 && !/,\s/u.test(text)));
  const isOne = text.split(/,\s/u).length <= 2 && isFirst;
  const isShort = countWords(lead) <= 8 && countWords(rest) <= 10 && countWords(lead + rest) <= 14;
  const isParted = /(?:^|[\s(])$/u.test(lead) && /^(?:$|[\s.,!?)])/u.test(rest) && countWords(lead + rest) >= 1;
  if (!isOne || !isShort || !isParted) return null;
  const { value: _, prefix, suffix, ...others } = props;
  const one = makeShot(caster, 'Counter', { value, prefix, suffix, ...others, text }, [text], [text]);
  const turn = count[caster.energy];
  return { ...one, need: Math.max(one.need, Math.ceil(turn * 0.6 + 24 + readingTime(rest, caster.energy))) };
}
