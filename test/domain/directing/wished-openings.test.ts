/** With which words a prompt says that its film begins, in whatever order, mood and place. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { inputOf } from './brief-input.ts';

const openingOf = (prompt: string) => plainBrief(prompt).opening;

const copies: Readonly<Record<string, string>> = {
  en: 'A 20 second film for Kiln Row. The pottery has 14 wheels and 2 ovens.',
  de: 'Ein Film für die Töpferei Kiln Row, 20 Sekunden. Sie hat 14 Scheiben und 2 Öfen.',
  fr: 'Un film de 20 secondes pour la poterie Kiln Row. Elle compte 14 tours et 2 fours.',
  es: 'Un vídeo de 20 segundos para el taller Kiln Row. Tiene 14 tornos y 2 hornos.',
  it: 'Un video di 20 secondi per il laboratorio Kiln Row. Ha 14 torni e 2 forni.',
  pt: 'Um vídeo de 20 segundos para a olaria Kiln Row. Tem 14 rodas e 2 fornos.',
  nl: 'Een filmpje van 20 seconden voor pottenbakkerij Kiln Row. Er zijn 14 schijven en 2 ovens.',
};
const wishes: readonly (readonly [string, string])[] = [
  ['en', 'Could you kick things off with “Mud first!”'],
  ['en', '‘Mud first!’ wants to be the first line on screen, please.'],
  ['en', 'We thought of "Mud first!" as the opener.'],
  ['en', 'Calm pace, 20 seconds, begin with “Mud first!”.'],
  ['en', 'The first sentence is: Mud first!'],
  ['en', 'In the first 2 seconds we would like to read “Mud first!”'],
  ['en', 'The line we want to see first is "Mud first!"'],
  ['de', 'Den Einstieg bitte mit „Mud first!“ machen.'],
  ['de', 'Anfangen dürfte es gern mit »Mud first!«.'],
  ['de', 'Schön wäre, wenn das Video mit ‚Mud first!‘ startet.'],
  ['de', 'Eröffnungssatz: „Mud first!“'],
  ['fr', "Ce serait bien que le film s'ouvre par « Mud first! »."],
  ['fr', 'Les tout premiers mots devraient être « Mud first! ».'],
  ['fr', "L'accroche pourrait être « Mud first! »"],
  ['es', 'Preferiríamos que arrancase con la frase «Mud first!»'],
  ['es', 'Ante todo, «Mud first!»'],
  ['it', 'Vorremmo che si partisse con la scritta «Mud first!»'],
  ['it', "L'esordio deve essere «Mud first!»"],
  ['pt', 'Gostávamos que o filme arrancasse com «Mud first!»'],
  ['pt', 'As primeiríssimas palavras devem ser «Mud first!»'],
  ['nl', 'Het zou fijn zijn als het filmpje met “Mud first!” opent.'],
  ['nl', 'De allereerste woorden: “Mud first!”'],
];

test.each(wishes)('%s: %s', (language, wish) => {
  const [asking = '', told = ''] = (copies[language] ?? '').split(/(?<=\.)\s/u);
  for (const prompt of [`${asking} ${told} ${wish}`, `${asking} ${wish} ${told}`])
    expect(openingOf(prompt)).toBe('Mud first!');
});

test('the wished words open the film, once, and nothing of the wish is shown', () => {
  const prompt = `${copies.en} I'd love the clip to open on “Mud first!” and close with “Come and get dirty”.`;
  const words = planFilm(inputOf(prompt)).scenes.flatMap((scene) => (scene.role === 'ground' ? [] : [scene.words]));
  expect(words[0]?.[0]).toBe('Mud first!');
  expect(words.flat().filter((text) => text.includes('Mud'))).toHaveLength(1);
  expect(JSON.stringify(words.at(-1))).toContain('Come and get dirty');
  expect(JSON.stringify(words)).not.toMatch(/love|clip|open on/iu);
});

test('what tells of a beginning stays told', () => {
  for (const told of [
    'The season opens with “Hamlet” on 3 October.',
    'Her first words were “Where is my boat?”',
    'Press “Start” to begin brewing.',
    'Der Chor beginnt das Konzert mit „Abendlied“.',
    'Au début, elle disait « Je ne peux pas ».',
    'Al principio ella decía «No puedo».',
    "All'inizio diceva «Non posso».",
    'A temporada abre com «Hamlet» a 3 de outubro.',
    'Het seizoen opent met “Hamlet” op 3 oktober.',
  ])
    expect(openingOf(`${copies.en} ${told}`)).toBe('');
  const said = 'The season opens with “Hamlet” on 3 October.';
  expect(JSON.stringify(planFilm(inputOf(`A film for the Quay Theatre. ${said} Seats cost £12.`)))).toContain(
    'The season opens with',
  );
});
