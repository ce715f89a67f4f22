import type { Table } from '../brief.ts';
import { trimLabel } from './figure-labels.ts';
import { place } from './read-fields.ts';
import { openSentences, type Reading, say } from './reading.ts';

/** "Price: £5 vs £8. Weight: 2 kg vs 3 kg." behind "A vs B": every line measures both, and all of them are one table. */
export function readVersusRows(reading: Reading, names: readonly [string, string], versus: string): boolean {
  if (names.some((name) => /\d{2}|[€$£¥%]/u.test(name))) return false;
  const { lexicon } = reading;
  const both = new RegExp(`^(?:(.{2,48}?)(?::\\s|\\s))?((?:[^\\p{L}\\s]*\\d).*?),?\\s(?:${versus})\\s(.+?)[.]?$`, 'iu');
  const told = openSentences(reading).flatMap(([index, { label, text, role }]) => {
    const match = role === 'copy' ? both.exec(label === '' ? text : `${label}: ${text}`) : null;
    if (match === null) return [];
    const said = trimLabel(withoutNames(match[1] ?? '', names), lexicon);
    return said === '' || !/\d/u.test(match[3] ?? '')
      ? []
      : [{ index, label: say(reading, said), cells: [match[2] ?? '', match[3] ?? ''].map((one) => say(reading, one)) }];
  });
  if (told.length < 2) return false;
  const rows: Table['rows'] = told.map(({ label, cells }) => ({ label, cells }));
  reading.found.tables.push({ title: '', corner: '', cols: names.map((name) => say(reading, name)), rows });
  for (const { index } of told) {
    reading.used.add(index);
    place(reading, reading.sentences[index]?.text ?? '');
  }
  return true;
}

/** "Zephyr vs Postgres on writes" measures writes. */
function withoutNames(label: string, names: readonly [string, string]): string {
  const low = label.toLowerCase();
  if (!names.every((name) => low.includes(name.toLowerCase()))) return label;
  const last = Math.max(...names.map((name) => low.indexOf(name.toLowerCase()) + name.length));
  return label.slice(last).replace(/^[\s,:–—-]+(?:(?:on|for|in|at|bei|für|pour|en|para|per|su)\s)?/iu, '');
}
