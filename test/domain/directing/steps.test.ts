/** What a brief says in an order is one numbered rail, whatever words tell the order. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shots = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots));
const railOf = (prompt: string) => shots(prompt).find(({ piece }) => piece === 'Steps')?.props.items;
const linesOf = (prompt: string) => JSON.stringify(shots(prompt).filter(({ piece }) => piece !== 'Steps'));

test.each([
  [
    'Stap 1: kies een maat. Stap 2: teken de rand. Stap 3: zaag rustig.',
    ['Kies een maat', 'Teken de rand', 'Zaag rustig'],
  ],
  [
    'Schritt 1: Kanne füllen. Schritt 2: Knopf drücken. Schritt 3: Eingießen.',
    ['Kanne füllen', 'Knopf drücken', 'Eingießen'],
  ],
  [
    'Étape 1 : ouvrez la boîte. Étape 2 : vissez le pied. Étape 3 : allumez.',
    ['Ouvrez la boîte', 'Vissez le pied', 'Allumez'],
  ],
  ['Paso 1: llena el cubo. Paso 2: echa jabón. Paso 3: friega.', ['Llena el cubo', 'Echa jabón', 'Friega']],
  ['Passo 1: apri la porta. Passo 2: sali. Passo 3: chiudi bene.', ['Apri la porta', 'Sali', 'Chiudi bene']],
  ['Step one: pick a seat. Step two: pay £3. Step three: sit down.', ['Pick a seat', 'Pay £3', 'Sit down']],
])('numbered steps in running text: %s', (prompt, steps) => {
  expect(railOf(prompt)).toEqual(steps);
});

test.each([
  [
    "Un joint neuf. D'abord, coupez l'eau. Ensuite, retirez le vieux joint. Essuyez bien. Enfin, posez le neuf.",
    ["Coupez l'eau", 'Retirez le vieux joint', 'Essuyez bien', 'Posez le neuf'],
  ],
  [
    'How we bind. First, we fold 16 sheets. Then we sew them. Next, we glue the spine. Finally, we press it.',
    ['We fold 16 sheets', 'We sew them', 'We glue the spine', 'We press it'],
  ],
  [
    'So wird Honig draus. Zuerst öffnen wir die Waben. Dann schleudern wir sie. Zum Schluss füllen wir ihn ab.',
    ['Wir öffnen die Waben', 'Wir schleudern sie', 'Wir füllen ihn ab'],
  ],
  [
    'Cera para la mesa. Primero, lija la madera. Luego, quita el polvo. Por último, extiende la cera.',
    ['Lija la madera', 'Quita el polvo', 'Extiende la cera'],
  ],
  [
    'Il pesto giusto. Per prima cosa, lava il basilico. Poi pesta i pinoli. Infine aggiungi 50 g di pecorino.',
    ['Lava il basilico', 'Pesta i pinoli', 'Aggiungi 50 g di pecorino'],
  ],
  [
    'Uma horta na varanda. Primeiro, encha o vaso. Depois, plante a salsa. Por fim, regue de manhã.',
    ['Encha o vaso', 'Plante a salsa', 'Regue de manhã'],
  ],
  [
    'Een lade maken. Eerst zaag je de planken. Daarna lijm je de hoeken. Tot slot schuur je de rand.',
    ['Zaag de planken', 'Lijm de hoeken', 'Schuur de rand'],
  ],
])('words of order make one rail, and none of it stands again as a line: %s', (prompt, steps) => {
  expect(railOf(prompt)).toEqual(steps);
  for (const step of steps) expect(linesOf(prompt)).not.toContain(step.slice(3));
});

test('a German sentence that loses its word of order begins with who does what', () => {
  const prompt = 'Moka. Zunächst mahlen wir 15 g. Dann kommt das Wasser in den Kessel. Schließlich kochen wir auf.';
  expect(railOf(prompt)).toEqual(['Wir mahlen 15 g', 'Das Wasser kommt in den Kessel', 'Wir kochen auf']);
});

test('the first of some guests and the next of some weeks are no steps', () => {
  expect(railOf('First 20 guests get a mug. Then we open the hall at 9. Next week we close.')).toBeUndefined();
});
