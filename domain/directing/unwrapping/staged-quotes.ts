/** `"Meet Loop." with a smaller line underneath, "…"`: the quoted words of a scene, each by itself, and none of what joins them. */

import { amount } from './staged-words.ts';

const quoted = /["“„«]\s?([^"“”„«»]{1,200}?)\s?["”“»]/gu;
const address = /(?<![\p{L}\p{N}@.])(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/[^\s,;"”]*)?|@[\p{L}\d_.-]{2,}/gu;
/** Words that only say where and how large one stands beside the other. */
const joints = new Set(
  `a an and the then with in on at to of by it that this one its below beneath under underneath above beside behind next
  after followed plus top bottom middle centre center left right corner big bigger large larger huge small smaller tiny
  bold thin light first second third last line lines text words type letters title subtitle headline caption label
  sub-line subline tagline sentence address url web website handle appears appear fades fade comes come reads says slowly
  number counts counting count from up zero each other same screen card frame large-type reveal reveals shows see name logo we
  aparece aparecen sale salen entra el la los las un una nombre y debajo encima luego en con grande pequeño letras se ve
  erscheint erscheinen kommt man sieht der die das ein eine und darunter darüber dann in mit groß klein schrift wir sehen
  apparaît apparaissent arrive le les une nom et dessous en-dessous dessus puis avec gros petit lettres on voit
  appare compare entra il lo i nome e sotto sopra poi in grande piccolo lettere si vede
  surge surgem entra o a os as nome por baixo cima depois em com pequeno vê-se`
    .split(/\s+/u)
    .filter(Boolean),
);

/** "Count up to 82% with the label “fewer late loads”": the figure and what it is of. */
const labelledFigure = new RegExp(
  `^(?:(?:a|the|big|large)\\s)*(?:count(?:s|er|ing)?|number|figure|ring|bar)(?!\\p{L})[^"“„«]{0,40}?\\s(?:up\\s)?to\\s(?<figure>${amount}),?\\s(?:with\\s)?(?:the\\s|a\\s)?(?:label|caption|line|text)\\s?:?\\s["“„«](?<label>[^"“”„«»]{2,80})["”“»][.!]?$`,
  'iu',
);

/** The words for viewers of such a sentence; null of one that says more than where its quotes stand. */
export function stagedQuotes(sentence: string): string[] | null {
  const { figure = '', label = '' } = labelledFigure.exec(sentence.trim())?.groups ?? {};
  if (figure !== '') return [`${figure} ${label}`];
  const quotes = [...sentence.matchAll(quoted)].map(([, words = '']) => words);
  const around = sentence.replace(quoted, ' ');
  const addresses = around.match(address) ?? [];
  const words = around.replace(address, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu) ?? [];
  const figures = words.filter((word) => /^\d/u.test(word));
  if (quotes.length === 0 || quotes.length + addresses.length + figures.length < 2) return null;
  // "After: “…” / “…”" says whose they are.
  if (words.length === 0 || /[:：]/u.test(around)) return null;
  const isStaged = (word: string) => {
    const bare = word.replace(/[.,]+$/u, '');
    return (
      joints.has(bare.toLowerCase()) ||
      (/^\d/u.test(bare) && (bare === '0' || quotes.some((one) => one.includes(bare))))
    );
  };
  return words.every(isStaged) ? [...quotes, ...addresses] : null;
}
