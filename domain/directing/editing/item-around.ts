import { segmentsOf } from './cut-facts.ts';
import { withoutWords } from './cut-words.ts';
import type { Part } from './film-parts.ts';
import { itemsOf, titleOf } from './items.ts';
import { flat } from './stems.ts';

/** The item that words name which are the head of it: of "Beeswax candle, $12" nothing stands without the candle. Null for none or several. */
export function itemAround(parts: readonly Part[], words: string, language: string): string | null {
  const wanted = flat(words);
  const found = parts
    .flatMap(({ elements }) => elements ?? [])
    .flatMap((element) => {
      const rows = element.piece === 'Scorecard' && Array.isArray(element.props.rows) ? element.props.rows : null;
      return rows ?? itemsOf(element)?.values ?? [];
    })
    .flatMap((item) => {
      const title = titleOf(item);
      const shown = flat(title);
      if (title === '' || shown === wanted || !` ${shown} `.includes(` ${wanted} `)) return [];
      const isHead =
        typeof item === 'string'
          ? segmentsOf(title).length === 1 &&
            (shown.startsWith(`${wanted} `) || withoutWords(title, words, language) === '')
          : title.split(/\s+/u).length < 6;
      return isHead ? [title] : [];
    });
  const [only, more] = found;
  return only === undefined || more !== undefined ? null : only;
}
