import type { Brief } from '../brief.ts';
import type { Material } from '../material.ts';
import { capital, countWords } from '../reading/phrases.ts';
import { makeBeat } from './make-beat.ts';
import { hookLine } from './opening.ts';
import type { Caster } from './pieces.ts';
import type { Beat } from './shot.ts';
import { lineShots } from './statement-beats.ts';

/** Words with which a line is read at one glance. */
const most = 14;

/**
 * "First concert", left of "First concert on 13 December.": a line that a reader took for a title says its whole
 * sentence again where that is short and no other picture shows the rest of it under this title.
 */
export function wholeLines(caster: Caster, material: Material): Material {
  const { brief } = caster;
  const headed = new Set(
    material.beats.flatMap(({ shots }) =>
      shots.flatMap(({ piece, props, words }) =>
        piece === 'Ticket' ? [String(props.title ?? '')] : piece === 'Kicker' ? words : [],
      ),
    ),
  );
  const said = new Set<string>();
  const wholes = new Map<Beat, string>();
  const beats = material.beats.flatMap((beat, index) => {
    const text = lineOf(beat);
    if (text === null) return [beat];
    const whole = headed.has(text) ? null : wholeOf(text, brief);
    const key = keyOf(whole ?? text);
    if (said.has(key)) return [];
    said.add(key);
    if (whole === null) return [beat];
    const made = makeBeat('statement', beat.rank, lineShots(caster, whole, index, material.shape));
    wholes.set(made, keyOf(whole));
    return [made];
  });
  return oneOpening(caster, { ...material, beats: withoutTails(beats, wholes) });
}

/** "Goal: 70 kWh." beside "Last year it was 84; goal: 70 kWh.": the figure that a whole sentence ends on is told with it. */
const withoutTails = (beats: readonly Beat[], wholes: ReadonlyMap<Beat, string>): Beat[] =>
  beats.filter(({ shots, aside }) => {
    const [only] = shots.filter(({ piece }) => piece !== 'Emblem');
    const isLine = only?.piece === 'Counter' || only?.piece === 'Headline' || only?.piece === 'Marker';
    const words = keyOf(only?.words.join('') ?? '');
    const isTail = [...wholes.values()].some((whole) => whole.endsWith(words) && whole !== words);
    return !isLine || aside !== undefined || words === '' || !isTail;
  });

/** "Send one picture, win €1,000" and then "Photo contest: send one picture, win €1,000.": the longer line opens alone. */
function oneOpening(caster: Caster, material: Material): Material {
  const { hook, beats } = material;
  const text = hook?.words.length === 1 ? (hook.words[0] ?? '') : '';
  const again = beats.find((beat) => {
    const line = lineOf(beat);
    return (
      line !== null &&
      text !== '' &&
      line !== text &&
      // A word or two, as "Lost?", stand in other lines by chance.
      (countWords(text) > 2 || text === caster.brief.name) &&
      // A name opens alone, unless the brief's first line says more than its kind besides it.
      (text !== caster.brief.name || (caster.brief.copy[0] === line && countWords(line) - countWords(text) >= 4)) &&
      countWords(line) <= most &&
      isPart(text, line)
    );
  });
  if (hook === null || again === undefined) return material;
  return {
    ...material,
    hook: hookLine(caster, lineOf(again) ?? text, material.shape),
    beats: beats.filter((beat) => beat !== again),
  };
}

const lineOf = ({ kind, shots, aside }: Beat): string | null => {
  const [first] = shots;
  const isLine =
    kind === 'statement' && aside === undefined && (first?.piece === 'Headline' || first?.piece === 'Marker');
  return isLine && first.words.length === 1 ? (first.words[0] ?? null) : null;
};

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const isPart = (text: string, line: string) => line.toLowerCase().includes(text.toLowerCase().replace(/[.!?]$/u, ''));

/** The sentence that a line begins, where that says little more. */
function wholeOf(text: string, { copy, address, name }: Brief): string | null {
  const start = text.replace(/[.!?]$/u, '').toLowerCase();
  const sentence = copy.find((one) => one.toLowerCase().startsWith(start) && one.length > start.length + 3);
  if (sentence === undefined || countWords(sentence) > most || text === name) return null;
  const rest = sentence.slice(start.length);
  const isTold = address !== '' && rest.includes(address);
  // What stands behind a colon is a row of its own, unless it is a word or two.
  const isRow = /^\s?[:：–—]/u.test(rest) && (countWords(rest) > 3 || /[,;]/u.test(rest));
  return isTold || isRow || !/^[\s,:：]/u.test(rest) || copy.includes(text) ? null : capital(sentence);
}
