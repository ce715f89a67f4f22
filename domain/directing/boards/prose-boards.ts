/** Storyboards told in sentences ("First … Then … It ends on …") or in blocks ("Then a number – 317"). */
import { splitAtStops } from '../reading/stops.ts';
import type { Board, BoardScene } from './board.ts';
import { roleOfLabel } from './board-labels.ts';
import { timeIn } from './board-times.ts';
import { finishScene } from './finish-scene.ts';
import { heldBy, holdQuotes, markIn } from './quoted-marks.ts';
import { readContent } from './read-content.ts';
import { textBoard } from './text-boards.ts';

const turns = [
  'first(?:ly)?|then|after\\s(?:that|this)|next|followed\\sby|finally|lastly|(?:and\\s)?(?:it|the\\sfilm|we)\\s(?:all\\s)?(?:ends?|closes?|finish(?:es)?|opens?|starts?|begins?)|to\\sfinish|at\\sthe\\send|open(?:s|ing)?\\s(?:on|with)',
  "d['’]abord|ensuite|puis|après|l['’]étape\\ssuivante|on\\senchaîne|(?:et\\s)?pour\\sfinir|enfin",
  'zuerst|zunächst|dann|danach|anschließend|als\\snächstes|(?:und\\s)?zum\\sschluss|am\\sende|schließlich',
  'primero|luego|después|a\\scontinuación|por\\súltimo|(?:y\\s)?al\\sfinal|para\\sterminar|prima|poi|dopo|infine|per\\sfinire|alla\\sfine',
  'primeiro|depois|em\\sseguida|por\\sfim|no\\sfinal|eerst|daarna|vervolgens|dan|ten\\sslotte|tot\\sslot|aan\\shet\\seind',
];
const turning = new RegExp(`^(?:${turns.join('|')})(?!\\p{L})`, 'iu');

/** Fewer turns with quoted words than these are a description, and no board. */
const fewest = 4;

/** The board of the paragraph that turns from scene to scene; null without one. */
export function proseBoard(text: string): Board | null {
  const paragraphs = text.split(/\n\s*\n/u);
  for (const [at, paragraph] of paragraphs.entries()) {
    const { marked, held } = holdQuotes(paragraph.replace(/\n/gu, ' '));
    // A quotation that ends its sentence holds the stop itself.
    const stopped = marked.replace(markIn, (mark) => (/[.!?]$/u.test(heldBy(mark, held).text) ? `${mark}.` : mark));
    const sentences = splitAtStops(stopped).map((sentence) =>
      sentence.replace(/(?<=[\ue000-\uf8ff])\.(?=[,;.])/gu, ''),
    );
    const first = sentences.findIndex((sentence) => turning.test(sentence));
    const scenes: string[] = [];
    for (const sentence of first < 0 ? [] : sentences.slice(first)) {
      if (turning.test(sentence)) scenes.push(sentence);
      else scenes.push(`${scenes.pop() ?? ''} ${sentence}`);
    }
    if (scenes.filter((scene) => scene.search(markIn) >= 0).length < fewest) continue;
    const back = (scene: string) => scene.replace(markIn, (mark) => `“${heldBy(mark, held).text}”`);
    const before = [...paragraphs.slice(0, at), back(sentences.slice(0, first).join(' '))].join('\n\n').trim();
    return {
      before,
      scenes: scenes.map((scene) => sceneOf(back(scene))),
      after: paragraphs.slice(at + 1).join('\n\n'),
    };
  }
  return null;
}

const sceneOf = (text: string): BoardScene => {
  const lines = readContent(text.replace(/“(@?\S+\.\p{Ll}{2,}\S*)”/gu, '$1'), '').lines;
  const seconds = timeIn(text)?.seconds ?? null;
  return { lines: finishScene(lines, text, seconds), seconds };
};

const block = /^(?:then\s|and\s)?(?:an?\s|the\s)?([^–\n]{3,36}?) [–—] +\S/iu;
const naming =
  /(?<!\p{L})(?:title|opening|headline|number|figure|chart|bars|list|quote|comment|closing|end|titel|zahl|liste|zitat|schluss|titre|chiffre|citation|fin|título|cifra|cita|cierre)(?!\p{L})/iu;

/** Blocks parted by empty lines, each led by what it is: "Opening title – …", "Then a number – 317". */
export function blockBoard(text: string): Board | null {
  const blocks = text.split(/\n\s*\n/u);
  const isScene = (one: string) =>
    naming.test(block.exec(one)?.[1] ?? '') ||
    (/\n\s*[–—-]\s/u.test(one) && !/[.!?:]\s/u.test(one.split('\n')[0] ?? ''));
  if (blocks.filter((one) => naming.test(block.exec(one)?.[1] ?? '')).length < fewest) return null;
  const told = blocks.filter(isScene);
  return textBoard(
    blocks.map((one) => (isScene(one) ? `Scene ${told.indexOf(one) + 1}: ${labelled(one)}` : one)).join('\n'),
  );
}

/** "A comment we liked – It has kept …": what no label is says what the block is. */
function labelled(one: string): string {
  const [lead = '', label = ''] = block.exec(one) ?? [];
  if (label === '' || roleOfLabel(label) !== null) return one.replace(/^(?:then\s|and\s)?(?:an?\s|the\s)?/iu, '');
  const rest = one.slice(lead.length - 1);
  return /(?<!\p{L})(?:quote|comment|zitat|citation|cita)(?!\p{L})/iu.test(label) ? `Quote: ${rest}` : rest;
}
