import type { Brief, Figure, List } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CopyChance, HeldText } from './masked-text.ts';
import { unmask } from './masked-text.ts';
import type { Sentence } from './sentences.ts';

/** The material of a brief while it is read: what was found, and which sentences are used up. */
export interface Reading {
  lexicon: Lexicon;
  /** Figures are wished drawn. */
  wishesChart: boolean;
  held: HeldText[];
  sentences: Sentence[];
  used: Set<number>;
  /** Quoted texts that found a role of their own. */
  placed: Set<HeldText>;
  /** How likely a stretch of the prompt is for viewers, where the tagger has seen it. */
  copyChance?: CopyChance;
  found: Pick<
    Brief,
    | 'name'
    | 'tagline'
    | 'message'
    | 'exact'
    | 'statements'
    | 'figures'
    | 'changes'
    | 'series'
    | 'lists'
    | 'tables'
    | 'quotations'
    | 'comparison'
    | 'occasion'
    | 'offer'
    | 'commands'
    | 'flow'
    | 'dialogue'
    | 'formulas'
    | 'rating'
    | 'share'
    | 'action'
    | 'address'
  > & { titles: { text: string; at: number }[] };
}

export function startReading(lexicon: Lexicon, wishesChart = false): Reading {
  return {
    lexicon,
    wishesChart,
    held: [],
    sentences: [],
    used: new Set(),
    placed: new Set(),
    found: {
      name: '',
      tagline: '',
      message: '',
      exact: [],
      statements: [],
      figures: [],
      changes: [],
      series: [],
      lists: [],
      tables: [],
      quotations: [],
      comparison: null,
      occasion: { dates: [], times: [], place: '' },
      offer: { price: '', discount: '', code: '', until: '' },
      commands: [],
      flow: [],
      dialogue: [],
      formulas: [],
      rating: '',
      share: null,
      action: '',
      address: '',
      titles: [],
    },
  };
}

/** Masked words as the brief spells them. */
export const say = (reading: Reading, masked: string) => unmask(masked, reading.held);

/** A list with its masks lifted. */
export const sayList = (reading: Reading, list: List): List => ({
  ordered: list.ordered,
  title: say(reading, list.title),
  items: list.items.map(({ title, text }) => ({
    title: say(reading, title),
    text: text === undefined ? undefined : say(reading, text),
  })),
});

/** "A film for Onda: wheat, bronze dies": whom the film is for has a line of its own, and heads nothing of what it says. */
export const isOfSubject = ({ sentences }: Reading, { label, text }: Sentence): boolean =>
  label !== '' && text !== '' && sentences.some((one) => one.isSubject && one.text === label);

/** Sentences that no element has used up, with their places. */
export function openSentences(reading: Reading): [number, Sentence][] {
  return [...reading.sentences.entries()].filter(([index, { role }]) => !reading.used.has(index) && role !== 'note');
}

/** A figure without its place, its label as the brief spells it. */
export const cleaned = ({ prefix, value, suffix, label, trend }: Figure, reading: Reading) => ({
  prefix,
  value,
  suffix,
  label: say(reading, label),
  trend,
});
