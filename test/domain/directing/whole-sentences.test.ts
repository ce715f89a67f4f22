/** Clauses, lists and openings that keep what their sentence says. */
import { expect, test } from '@jest/globals';
import { missingClauses } from '../../../domain/directing/casting/missing-words.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const wordsOf = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap(({ words }) => words);
const statements = (prompt: string) => read(prompt).statements.map(({ text }) => text);

test('a clause that sounds like a wish stays in the row that it belongs to', () => {
  const { copy } = read(
    "Four facts about ants for six-year-olds, playful and colourful. Six legs, two stomachs, no ears, and they can smell with their feet! It's for the Garden Room.",
  );
  expect(copy).toContain('Six legs, two stomachs, no ears, and they can smell with their feet!');
  expect(copy.join()).not.toMatch(/playful/u);
});

test('a sentence that tells of music is no note on the sound', () => {
  const said = read(
    'A praça da Fonte fica sem carros aos sábados. As crianças podem correr, as tascas põem cadeiras lá fora e há música ao fim do dia.',
  );
  expect(said.copy.at(-1)).toMatch(/há música ao fim do dia/u);
  expect(said.statements[0]?.text).toBe('A praça da Fonte fica sem carros aos sábados.');
});

test('a sentence from which a day or an amount is taken does not end on the word before it', () => {
  expect(statements('Boletim do clube: os treinos começam a 12 de setembro. Há novas bolas.')[0]).toBe(
    'Boletim do clube: os treinos começam a 12 de setembro.',
  );
  expect(statements('Limpiamos tu alfombra. La recoges a partir de las 17 h. Cuidamos cada fibra.')).toContain(
    'La recoges a partir de las 17 h.',
  );
  expect(
    statements(
      'Die Stadt Holm meldet: Die Parkgebühr steigt um 2 Euro, das Hallenbad öffnet erst am 4. Mai. Mehr im Rathaus.',
    ).join(),
  ).toContain('Die Parkgebühr steigt um 2 Euro, das Hallenbad öffnet erst am 4. Mai');
});

test('what follows from a condition is no next step', () => {
  const { lists } = read(
    'Je brengt je jas, wij bekijken de rits. Vind je het goed, dan maken we hem. Daarna krijg je hem gestoomd terug. Zo niet, dan krijg je hem gewoon mee.',
  );
  expect(lists).toEqual([]);
});

test('a row whose items share a subject or a verb stays a sentence', () => {
  expect(read('So geht es: du schickst die Uhr, wir öffnen sie und nennen dir einen Preis. Fertig.').lists).toEqual([]);
  expect(read('Fête du jardin. Apportez vos couverts, vos chaises et votre sourire. On mange à midi.').lists).toEqual(
    [],
  );
});

test('a figure that only dresses a piece tells nothing', () => {
  const brief = read('The reading room gets new hours from 1 May. Bring your card.');
  const shots: { piece: string; props: Record<string, string | number> }[] = [
    { piece: 'Headline', props: { text: 'The reading room gets new hours from May. Bring your card.' } },
    { piece: 'Emblem', props: { variant: 1, lead: 1 } },
  ];
  expect(missingClauses(brief, shots).map(({ missing }) => missing)).toEqual([['1']]);
});

test('an opening line says its whole sentence, with the head or without', () => {
  const said = wordsOf(
    'Our parish newsletter for June: The hall gets a new oven and longer hours from 3 June. We bake every Friday for the whole street. Come and help us knead. The first loaf is for the school. It is our oldest custom.',
  );
  expect(said[0]).toBe('Our parish newsletter for June: The hall gets a new oven and longer hours from 3 June.');
});

test('a line that goes on about the one before it does not leave it for the end', () => {
  const prompt =
    'Moving house goes wrong at most firms on the last day. The van is late, nobody knows where the keys are and the lamp is broken. It feels like nobody cared. Hartwell changes this with a plan for the week, a helper from the street and a van that comes before you wake. After one year 9 out of 10 families are still glad.';
  const said = wordsOf(prompt);
  const at = (text: string) => said.findIndex((line) => line.startsWith(text));
  expect(at('It feels like')).toBeLessThan(at('A plan for'));
  expect(at('It feels like')).toBeGreaterThan(at('The van is late'));
});

test('what ends an explanation is none of its steps, and a condition counts up nothing', () => {
  const stepsOf = (prompt: string) =>
    planFilm(inputOf(prompt)).scenes.flatMap(({ shots }) =>
      shots.flatMap(({ piece, props }) => (piece === 'ListBuild' ? [props.items] : [])),
    );
  const prompt =
    "Explain how our seed library works. Members borrow seeds in spring until April. They sow them in their own gardens at home. In autumn everybody brings some of the new seeds back. It's that simple. The Seed Drawer.";
  const items = stepsOf(prompt).flat();
  expect(items).toHaveLength(3);
  expect(items.join()).not.toMatch(/that simple|Seed Drawer/u);
  expect(wordsOf(prompt).join()).toMatch(/It's that simple/u);
  expect(
    stepsOf(
      'Cómo funciona nuestra tintorería: dejas la bolsa en la puerta antes de las 9. Nosotros la pesamos y la planchamos. La recoges por la tarde. Si la dejas más tarde, estará lista al día siguiente.',
    ),
  ).toEqual([]);
});

test('neither a clause nor a day is a name', () => {
  expect(
    read(
      'Mitteilung der Stadt Rehna: Die alte Gerberei wird ein Jugendhaus. Der Stadtrat hat mit 18 zu 5 Stimmen dafür gestimmt. Im Erdgeschoss entsteht ein Café. Das Gebäude steht seit 1998 leer.',
    ).name,
  ).not.toMatch(/wird|^Gerberei$/u);
  expect(
    read(
      'Our village library newsletter: We are open Tuesday to Saturday from 10 to 6. The reading club meets every second Thursday. Story time is back.',
    ).name,
  ).not.toBe('Tuesday');
});

test('an hour until which something is done is no appointment', () => {
  const said = wordsOf(
    'Aviso aos clientes: a partir de 1 de julho a farmácia abre também ao domingo. As receitas entregues até às 18 h ficam prontas no dia seguinte. Quem não pode vir recebe os medicamentos em casa. Farmácia do Cais.',
  );
  expect(said.some((line) => /^1 de julho/u.test(line))).toBe(false);
});
