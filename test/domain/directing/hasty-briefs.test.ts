/** Briefs of a line, with signs between their parts, and of points with remarks behind them. */
import { expect, test } from '@jest/globals';
import { en } from '../../../domain/directing/lexicon/en.ts';
import { headedName } from '../../../domain/directing/naming/headed-name.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { splitItems } from '../../../domain/directing/reading/lists.ts';
import { withoutRemarks } from '../../../domain/directing/unwrapping/bracketed-remarks.ts';
import { withHeadLength } from '../../../domain/directing/unwrapping/head-lengths.ts';
import { withPlainJoints } from '../../../domain/directing/unwrapping/plain-joints.ts';
import { withoutTerseOrders } from '../../../domain/directing/unwrapping/terse-orders.ts';
import { inputOf } from './brief-input.ts';

const propsOf = (prompt: string) =>
  planFilm(inputOf(prompt, {})).scenes.flatMap(({ shots }) => shots.map(({ piece, props }) => ({ piece, props })));

test.each([
  ['“Doors open.” + Café Lindera + 4 May, 9 am', '“Doors open.”, Café Lindera, 4 May, 9 am'],
  ['clip : Atelier Roussel / poterie / 145 €', 'clip : Atelier Roussel, poterie, 145 €'],
  ['Club Neon · Friday 9 pm · free before 10', 'Club Neon, Friday 9 pm, free before 10'],
  ['Call 0555 01 62 30 / town.example', 'Call 0555 01 62 30, town.example'],
])('%s is parted by commas', (typed, plain) => {
  expect(withPlainJoints(typed)).toBe(plain);
});

test.each([
  'Press Ctrl + Shift + P to open the palette.',
  'milk + eggs + flour = pancakes',
  '2 H₂ + O₂ → 2 H₂O + heat',
  'A film about AC / DC.',
  '“red / white / blue”',
  'Opening: 8 / 12 / 16',
])('%s keeps its signs', (typed) => {
  expect(withPlainJoints(typed)).toBe(typed);
});

test.each([
  ['"Two bags. One trip." (would be great as two beats)', '"Two bags. One trip."'],
  ['Tickets: €6 (kids free, don’t forget that bit)', 'Tickets: €6 (kids free)'],
  ['x.example (small is okay)', 'x.example'],
  ['„Komm vorbei.“ (wäre schön, wenn das groß steht)', '„Komm vorbei.“'],
  ['«Entrez.» (en grand si possible)', '«Entrez.»'],
  ['«Ven.» (estaría bien al final)', '«Ven.»'],
  ['«Vieni.» (magari in grande)', '«Vieni.»'],
  ['“Vem.” (seria bom em grande)', '“Vem.”'],
])('%s is read without its remark', (typed, plain) => {
  expect(withoutRemarks(typed)).toBe(plain);
});

test.each([
  'Bring a mat (and a friend)',
  'Yoghurt (great with honey)',
  'Course (ideal for beginners)',
  'Walk (no need to register)',
  'Opening (please bring ID)',
  'Curry (best served hot)',
])('%s keeps what its bracket tells', (typed) => {
  expect(withoutRemarks(typed)).toBe(typed);
});

test.each([
  '18s vertical, gas boiler vs Wattly heat pump: 3,200 kg vs 740 kg a year, end on "Switch once." & wattly.example',
  '18 s, hochkant, gas boiler vs Wattly heat pump: 3,200 kg vs 740 kg a year, end on "Switch once." & wattly.example',
])('%s shows no measures of the film, and both amounts beside each other', (prompt) => {
  const all = propsOf(prompt);
  expect(JSON.stringify(all)).not.toMatch(/18 ?s|vertical|hochkant/u);
  expect(all.find(({ piece }) => piece === 'Compare')?.props).toMatchObject({
    left: { title: 'Gas boiler', items: ['3,200 kg a year'] },
    right: { title: 'Wattly heat pump', items: ['740 kg a year'] },
  });
});

test('measures that are told are shown', () => {
  const film = JSON.stringify(propsOf('30 seconds, 3 questions, 1 winner: the pub quiz is back at The Anchor.'));
  expect(film).toContain('30 seconds, 3 questions, 1 winner');
});

test('what takes its time in a film whose length is told stays', () => {
  expect(withHeadLength('Infofilm, 25 Sekunden\n- Dauer: 45 Minuten, ohne Anmeldung')).toContain(
    '- Dauer 45 Minuten, ohne Anmeldung',
  );
  expect(withHeadLength('Infofilm\n- Dauer: 1 Minute')).toContain('- Dauer: 1 Minute');
});

test('a line in capitals above its points signs them, unless it says what they are', () => {
  expect(headedName('Menu for the window\nCAFÉ MERIDIAN\n- Flat white — £3.40\n- Filter — £2.80')).toBe(
    'CAFÉ MERIDIAN',
  );
  expect(headedName('PRICE LIST\n- Flat white — £3.40\n- Filter — £2.80')).toBe('');
  expect(headedName('STARTERS\n- Soup — £5\nMAINS\n- Pie — £9')).toBe('');
});

test.each([
  ['End w/ Night Bus Radio, on every app.', 'End with “Night Bus Radio, on every app”.'],
  ['it must stay below 40 seconds so let’s call it 36.', 'it 36 seconds.'],
  ['unter 30 Sekunden, also sagen wir 26.', '26 seconds.'],
  ['menos de 30 segundos, digamos 27 segundos.', '27 seconds.'],
  ['The show is called Night Bus, issue 7, “Fog”.', 'The show is called Night Bus. Issue 7: “Fog”.'],
  ['Pull quote from the ep: “It rained.”', 'Quote from the episode: “It rained.”'],
  ['oh and the runtime is 38 min, could go small in a corner or so', 'Runtime: 38 min'],
  ['Then the rating, 4.6 of 5.', '4.6 of 5.'],
  ['Then what you get, one at a time: tea, cake.', 'What you get: tea, cake.'],
  ['First words: Go. Last: Ebbly, Free to try.', 'First words: Go. End with “Ebbly, Free to try”.'],
  ['Quería abrir con la primera frase del libro: «Llovía en la sala.»', 'Empieza con «Llovía en la sala.».'],
  ['48 years. That is the hook, so I’d start with that. 6 rooms.', '48 years. 6 rooms.'],
  ['Das überrascht alle, da würde ich anfangen. 6 Räume.', '6 Räume.'],
])('%s is read without what it says to the maker', (typed, plain) => {
  expect(withoutTerseOrders(typed)).toBe(plain);
});

test.each([
  'New here? Start there.',
  'End with Acme, in big letters.',
  'Last: Müller. First: Anna.',
  'Coffee w/ milk, €3.',
  'The running time is 12 s.',
  'Under 30 seconds, so you can say it twice.',
])('%s stays as it is', (typed) => {
  expect(withoutTerseOrders(typed)).toBe(typed);
});

test('one amount in two units is never torn', () => {
  const film = JSON.stringify(
    propsOf(
      'Vídeo de 30 segundos. Antes de 1910 cada barrio tenía su reloj, y aquí íbamos 9 minutos y 12 segundos por detrás del puerto, con 3 campanas. 80 relojes, 4 salas, 1 torre.',
    ),
  );
  expect(film).toContain('9 minutos y 12 segundos');
  expect(splitItems('it ran 3 hours and 20 minutes late, with 2 stops and 4 crews', en)).toEqual([
    'it ran 3 hours and 20 minutes late',
    'with 2 stops',
    '4 crews',
  ]);
});
