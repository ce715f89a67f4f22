import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

/** What is handed over in quotes, what the film shall end on, and what stands between as copy. */
const briefs: [prompt: string, exact: string[], copy: string][] = [
  [
    'A 10 second film for the ferry line Nordkai: say "Cross in 12 minutes", three reasons: no traffic, coffee on board, bikes ride free; end on "Next boat 7:15".',
    ['Cross in 12 minutes', 'Next boat 7:15'],
    'three reasons: no traffic, coffee on board, bikes ride free',
  ],
  [
    'Say "Throw your first bowl"; 14 places, 3 evenings; end on "Book by Friday".',
    ['Throw your first bowl', 'Book by Friday'],
    '14 places, 3 evenings',
  ],
  [
    'For Orbit Gym say "Move before you think" — 24 machines, 6 coaches — finish with "Day pass €9".',
    ['Move before you think', 'Day pass €9'],
    '24 machines, 6 coaches',
  ],
  [
    'Make a video for the climbing hall Kamin: show "Up is a direction", 1,200 m² of walls, 90 routes and end with "First climb free".',
    ['Up is a direction', 'First climb free'],
    '1,200 m² of walls, 90 routes',
  ],
  [
    'Headline "Fix it, keep it"; 5 cafés, 300 toasters saved; button "Find a café".',
    ['Fix it, keep it', 'Find a café'],
    '5 cafés, 300 toasters saved',
  ],
  [
    'Say "Done by lunch", then three steps: scan, check, send, then end on "Start free".',
    ['Done by lunch', 'Start free'],
    'three steps: scan, check, send',
  ],
  [
    '- say "Learn to weld"\n- 6 evenings, 8 places\n- end on "Starts 3 March"',
    ['Learn to weld', 'Starts 3 March'],
    '6 evenings, 8 places',
  ],
  [
    'Ein 15-Sekunden-Film für die Brauerei Halm: Zeige „Ein Bier, ein Fluss“, drei Gründe: eigenes Malz, altes Wasser, viel Zeit; ende mit „Seit 1874“.',
    ['Ein Bier, ein Fluss', 'Seit 1874'],
    'drei Gründe: eigenes Malz, altes Wasser, viel Zeit',
  ],
  [
    'Un film pour la librairie Quai 9 : dis « Lire plus loin », trois raisons : du calme, du café, des conseils ; termine par « Ouvert le dimanche ».',
    ['Lire plus loin', 'Ouvert le dimanche'],
    'trois raisons: du calme, du café, des conseils',
  ],
  [
    'Un video de 15 s para el taller Rueda: muestra «Tu bici, hoy», tres servicios: frenos, cambios, ruedas; cierra con «Abierto hasta las 20:00».',
    ['Tu bici, hoy', 'Abierto hasta las 20:00'],
    'tres servicios: frenos, cambios, ruedas',
  ],
];

test.each(briefs)('directions are read as such wherever they stand: %s', (prompt, exact, copy) => {
  for (const contexts of [undefined, [{ label: 'requirement' as const, text: prompt }]]) {
    const input = contexts === undefined ? inputOf(prompt) : inputOf('A film.', { contexts });
    const brief = readBrief(input);
    expect({ exact: brief.exact, message: brief.message, action: brief.action || brief.tagline }).toEqual({
      exact,
      message: exact[0],
      action: exact[1],
    });
    if (contexts !== undefined) continue;
    expect(brief.copy).toContain(copy);
    const shown = planFilm(input)
      .scenes.flatMap(({ words }) => words)
      .join(' | ');
    const figures = copy.match(/\d[\d.,]*/gu) ?? copy.split(/[:,]\s/u).slice(1);
    for (const part of figures) expect(shown.toLowerCase()).toContain(part.toLowerCase());
    expect(shown).not.toMatch(/end on|finish with|ende mit|termine par|cierra con|\bsay\b/iu);
  }
});

test('words to end on are meant as they stand without marks, too, and copy is never taken for a direction', () => {
  expect(readBrief(inputOf('A film for Vela Sails. Cut by hand in Kiel. End on Sail in spring.')).action).toBe(
    'Sail in spring',
  );
  const plain = 'You get what you were shown, we say how it ends, and the line is long. Open with care. Vitamin E.';
  expect(readBrief(inputOf(plain)).copy.join(' ')).toContain('You get what you were shown, we say how it ends');
  expect(readBrief(inputOf('"Grand work," says Ana Ruiz, and 12 guests agree.')).copy).toHaveLength(1);
});

test('clauses of running text that semicolons part are told one by one, and rows of items stay rows', () => {
  const copy = (prompt: string) => readBrief(inputOf(prompt)).copy;
  expect(
    copy('How saving works: start with $1,000 at 7 % a year; after 10 years it is $1,967, after 20 years $3,870.'),
  ).toEqual([
    'How saving works: start with $1,000 at 7 % a year',
    'after 10 years it is $1,967, after 20 years $3,870.',
  ]);
  expect(
    copy("L'air disperse le bleu plus que le rouge, dans toutes les directions ; le soir, la lumière va plus loin."),
  ).toHaveLength(2);
  expect(readBrief(inputOf('Bring: warm clothes; a torch; sturdy shoes.')).lists[0]?.items).toHaveLength(3);
});

test('a list that no piece takes up is shown all the same, or named as left out', () => {
  const plan = planFilm(inputOf('A video about our bakery in Lyon. End with the times: 7:00, 12:00, 16:00.'));
  const shown = plan.scenes.flatMap(({ words }) => words).join(' ');
  expect(`${shown} ${plan.leftOut.join(' ')}`).toMatch(/7:00,? 12:00,? 16:00/u);
});
