/** Copy that a prompt says the place of, its giver or its manner of: it is shown, and what says so is not. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';
import { closingOf, piecesOf, textsOf } from './planned-shots.ts';

describe('what a film shall close on by its value', () => {
  test.each([
    [
      'Half-year film for Alder Rail, 20 seconds. Passengers rose to 4.1 million. Close with the date of the next report, 3 March 2027.',
      'The date of the next report, 3 March 2027',
    ],
    [
      'Promo for the Quay Street choir, 15 seconds. Forty voices sing for an hour. End with the venue and time: Tanner Hall, 19:30.',
      'Tanner Hall, 19:30',
    ],
    [
      'Film für den Chor Lindenklang, 15 Sekunden. Vierzig Stimmen singen eine Stunde. Ende mit dem Termin und Ort: 9. Mai, Alte Mühle.',
      '9. Mai, Alte Mühle',
    ],
  ])('%s', (prompt, line) => expect(closingOf(prompt)).toContain(line));

  test('a length behind the wish is none of its words', () => {
    expect(textsOf('Promo for Alder Rail. New trains run from May. End on the logo, 12 seconds.')).not.toMatch(/logo/u);
  });
});

describe('a question and its answer', () => {
  const prompt =
    '40 second lesson on rivers. The Nile is long. The Amazon carries more water. End with a quiz question: "Which river crosses the equator twice?" and then the answer, the Congo after 4,700 km.';
  test('are both shown, and what leads to the answer is not', () => {
    expect(textsOf(prompt)).toContain('Which river crosses the equator twice?');
    expect(closingOf(prompt)).toContain('The Congo after 4,700 km');
    expect(textsOf(prompt)).not.toMatch(/then the answer/u);
  });
});

test('a film that shall end on words of its own keeps the line before them', () => {
  const plan = planFilm(
    inputOf(
      '30 second lesson on tides. The moon pulls the sea. Twice a day it rises. The sun helps a little. End on “Look at the tide table”.',
    ),
  );
  expect(plan.leftOut).toEqual([]);
  expect(JSON.stringify(plan.scenes)).toContain('The sun helps a little');
});

describe('whose a quotation is, said behind it', () => {
  test.each([
    ['“They answered at two in the morning.” It’s from Jonas Wendt, a night nurse in Kiel.', 'Jonas Wendt'],
    ['"They answered at two in the morning." This was written by Jonas Wendt, a night nurse in Kiel.', 'Jonas Wendt'],
    ['«Han contestado de madrugada.» Es de Lucía Ferrer, enfermera en Vigo.', 'Lucía Ferrer'],
  ])('%s', (words, who) => {
    const [quote] = piecesOf(
      `Turn this review into a 12 second square video: ${words} The company is Lampyris.`,
      'Quote',
    );
    expect(quote?.props).toMatchObject({ who });
  });
});

test('where a rating goes is not said beside it', () => {
  const texts = textsOf(
    'Clip for Slate & Sons, 12 seconds. Roofs in a day. Rating 4.8 out of 5 from 310 reviews goes at the end.',
  );
  expect(texts).toContain('310 reviews');
  expect(texts).not.toMatch(/goes at the end/u);
});

describe('a text that is told sentence by sentence', () => {
  const said = '"We mend by hand. We think a coat should outlive its owner. We say no to Mondays. We close at five."';
  test.each([
    `Manifesto for Needle Row, 30 seconds. Text: ${said}`,
    `Manifesto for Needle Row, 30 seconds, one sentence at a time. ${said}`,
  ])('is no quotation, and keeps each of its sentences: %s', (prompt) => {
    expect(piecesOf(prompt, 'Quote')).toEqual([]);
    const texts = textsOf(prompt);
    for (const line of ['We mend by hand', 'We think a coat should outlive its owner', 'We say no to Mondays'])
      expect(texts).toContain(line);
    expect(texts).not.toMatch(/at a time/u);
  });
});

describe('orders around copy', () => {
  test.each([
    [
      'How to prune roses. 1. Wait for March. 2. Cut above a bud. 3. Burn the cuttings. Warn people: never cut in frost.',
      'Never cut in frost',
      /Warn people/u,
    ],
    [
      'Clip for Velo Harrow: 12,400 km, 96 rides, 31 new members. Compare with last year’s 9,800 km. 18 seconds.',
      'Last year’s 9,800 km',
      /Compare|With last/u,
    ],
    [
      'Top 3 pies at Café Morel this year, counting down from 3 to 1. 3: Leek, 310 sold. 2: Plum, 402 sold. 1: Quince, 518 sold. Build some suspense before number one. 20 seconds.',
      'Top 3 pies at Café Morel this year',
      /counting down|suspense/u,
    ],
    [
      'Vidéo pour la mutuelle Abelia, 20 s : deux gestes simples.\n1. Levez-vous souvent.\n2. Buvez de l’eau.\nChiffre à retenir : 1 salarié sur 4 a mal au dos.',
      '1 salarié sur 4',
      /Chiffre à retenir/u,
    ],
  ])('%s', (prompt, shown, hidden) => {
    expect(textsOf(prompt)).toContain(shown);
    expect(textsOf(prompt)).not.toMatch(hidden);
  });
});

test('several streets are one place', () => {
  const [ticket] = piecesOf(
    'Gas will be off on Friday 7 March from 08:00 to 12:00 on Elm Road, Weavers Lane and Chapel Street. Keep windows open. 15 sec.',
    'Ticket',
  );
  expect(ticket?.props.place).toBe('Elm Road, Weavers Lane and Chapel Street');
});

test('semicolons part what a head counts, however long its first item is', () => {
  const texts = textsOf(
    'Launch film for Otterbox Notes, 20 seconds. Show three things it does: imports Word, Markdown and PDF files; searches in 9 languages; syncs all edits before noon.',
  );
  expect(texts).toContain('Imports Word, Markdown and PDF files');
});

test('amounts of two things in one unit are not drawn against each other', () => {
  const prompt =
    'Ledger books versus Billfinch, 25 seconds. Ledger books: 6 hours of filing a week, 1 in 9 pages has an error, audits take 3 days. Billfinch: 20 minutes a week, errors caught early, audits in 2 hours.';
  expect(piecesOf(prompt, 'Bars')).toEqual([]);
});

test('a film of one thought ends on the words that it shall end on', () => {
  expect(closingOf('A video about our bakery in Lyon. End with “Come hungry.”')).toContain('Come hungry.');
});
