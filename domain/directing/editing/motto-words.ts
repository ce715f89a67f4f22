/** What a film stands for in a few words, wherever it shows them: people call it its motto, its slogan, its lema. */
import type { Clause } from './clause.ts';
import type { Target } from './edit.ts';

const noun =
  '(?:motto|slogan|strap\\s?line|tag\\s?line|catch\\s?phrase|claim|leitspruch|wahlspruch|leitsatz|devise|accroche|lema|eslogan|eslógan|mote)(?:\\s(?:line|text|phrase))?';
const owned =
  '(?:(?:the|our|my|its|new|current|old|das|unser|der|den|dem|die|neue[rsn]?|la|le|notre|nouvelle|nouveau|el|nuestro|nuevo|il|lo|nostro|nuovo|o|nosso|novo)\\s)*';
/** “Motto: Slow hands, warm cups”, and what stands behind the label. */
export const labelledMotto = new RegExp(`^${owned}${noun}\\s?:\\s?["“„«]?\\s?(.+?)\\s?["”“»]?[.]?$`, 'iu');

const whole = new RegExp(`^${owned}${noun}$`, 'iu');

/** The film's motto where a stretch calls it so. */
export const mottoNamed = ({ film }: Clause, stretch: string): Target | null =>
  film.motto !== undefined && whole.test(stretch.trim()) ? { by: 'words', words: film.motto } : null;
