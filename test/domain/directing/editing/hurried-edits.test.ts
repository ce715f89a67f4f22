import { expect, test } from '@jest/globals';
import { codeOf, edited, standing } from './standing.ts';

const film =
  standing(`Make a square film, 24 seconds, for our bakery Crumb & Copper. Motto "Slow dough, early mornings".
We bake 340 loaves a day. Prices: country loaf $9, seeded rye $10, baguette $4.
The Portland Ledger wrote: "The crust alone is worth the queue."
Close with "Doors open at seven" and crumbandcopper.example. Brown ground, cream letters.`);
const frames = (prompt: string) => edited(prompt, film).durationInFrames;
const now = Math.max(...film.existing.map((one) => one.startFrame + one.durationInFrames));

test.each([
  ['The newspaper line goes by too fast, give it two more seconds.'],
  ['Das Zitat geht zu schnell vorbei, bitte zwei Sekunden länger.'],
  ['La citation passe trop vite, donnez-lui deux secondes de plus.'],
  ['La frase pasa muy rápido, dadle dos segundos más.'],
  ['La frase passa troppo in fretta, datele due secondi in più.'],
])('%s gives it two seconds', (prompt) => {
  expect(frames(prompt)).toBe(now + 60);
});

test.each([
  ['The quote is hard to read, bigger please.'],
  ['Das Zitat kann man kaum lesen, bitte größer.'],
  ["On n'arrive pas à lire la citation, plus grand svp"],
  ['La frase apenas se lee, más grande por favor'],
  ['La frase non si legge, più grande per favore'],
])('%s enlarges it alone', (prompt) => {
  const code = codeOf(edited(prompt, film).scenes);
  expect(code.match(/textScale/gu)).toHaveLength(1);
  expect(code).toContain('<Quote textScale');
});

test.each([
  ['The prices one after another, each on its own screen'],
  ['Die Preise bitte einzeln nacheinander zeigen'],
  ['Que los precios salgan uno detrás de otro y no todos de golpe.'],
  ['Os preços um de cada vez, cada um no seu ecrã'],
])('%s tells each in a scene of its own', (prompt) => {
  const code = codeOf(edited(prompt, film).scenes);
  expect(code.match(/<Counter[^>]*label=\{"(?:Country loaf|Seeded rye|Baguette)"\}/gu)).toHaveLength(3);
  expect(code).not.toContain('<Scorecard');
});

test.each([
  ['Make the background black instead of brown'],
  ['Schwarzer Hintergrund statt braun, bitte'],
  ['Un fond noir au lieu du brun'],
  ['El fondo en negro en vez de marrón'],
  ['Vorrei lo sfondo nero invece che marrone'],
  ['Fundo preto em vez de castanho'],
])('%s changes the ground', (prompt) => {
  const { edits, theme } = edited(prompt, film);
  expect(edits).toEqual(['colour']);
  expect(theme.colours.ground).toMatch(/^#[01]/u);
});

test.each([
  ['I need this one for Instagram stories – can you make it vertical?', 1920],
  ['We also need this in portrait', 1920],
  ['Wir bräuchten ihn im Hochformat', 1920],
  ['I need the same thing as a square version', 1080],
])('%s is a shape', (prompt, height) => {
  expect(edited(prompt, film)).toMatchObject({ width: 1080, height, edits: ['format'] });
});

test.each([
  ['Same length, just gentler movement', ['pace']],
  ['Gleiche Länge, nur ruhigere Bewegungen', ['pace']],
  ['Misma duración, pero movimientos más suaves', ['pace']],
  ['20 secondes seraient idéales', ['length']],
  ["20 secondi sarebbero l'ideale", ['length']],
])('%s', (prompt, edits) => {
  expect(edited(prompt, film).edits).toEqual(edits);
});

test('a figure has no colour of its own, and the refusal says what there is instead', () => {
  expect(() => edited('Could the 340 be in orange?', film)).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ detail: expect.stringMatching(/accent colour/u) }) }),
  );
});

test.each([
  ['Put the quote from The Portland Ledger right before the end'],
  ['Mettez la citation du Portland Ledger juste avant la fin.'],
  ['The newspaper line right after the price list, please'],
])('%s moves it', (prompt) => {
  expect(edited(prompt, film).edits).toEqual(['move']);
});
