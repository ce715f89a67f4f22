/** What only hands a brief over, leads to what is told, or no longer counts is nothing that viewers see. */
import { describe, expect, test } from '@jest/globals';
import { withoutChatter } from '../../../domain/directing/unwrapping/chatter.ts';
import { withHandedOccasion } from '../../../domain/directing/unwrapping/handed-occasions.ts';
import { withoutMendedValues } from '../../../domain/directing/unwrapping/mended-values.ts';
import { withWordedLabels } from '../../../domain/directing/unwrapping/worded-labels.ts';

describe('what hands a brief over', () => {
  test.each([
    [
      'Hey all, here’s the info for the Fell Race, 9th edition. It is on 4 May.',
      'Fell Race, 9th edition. It is on 4 May.',
    ],
    ['Hallo, anbei das Briefing zum Lichterfest, 6. Auflage. Am 4. Mai.', 'Lichterfest, 6. Auflage. Am 4. Mai.'],
    ['Bonjour, voici le brief de la Fête du Lac, 8e édition. Le 4 mai.', 'Fête du Lac, 8e édition. Le 4 mai.'],
    ['Hola, os paso el brief del Mercado de Otoño. El 4 de mayo.', 'Mercado de Otoño. El 4 de mayo.'],
    ['Ciao, ecco il brief della Sagra del Riso. Il 4 maggio.', 'Sagra del Riso. Il 4 maggio.'],
    [
      'Tudo bem? Segue o briefing da Corrida da Serra, 3ª edição. Em 4 de maio.',
      'Tudo bem? Corrida da Serra, 3ª edição. Em 4 de maio.',
    ],
    ['so we’ve got our Wellies Walk coming up\nsun 4 may', 'Wellies Walk\nsun 4 may'],
    ['Va el brief de Librería Nube para la campaña de mayo (ya sé, otra vez). Abre el 4.', 'Librería Nube. Abre el 4.'],
  ])('%s', (prompt, told) => {
    expect(withHandedOccasion(prompt)).toBe(told);
  });

  test('a film that is asked for so stays asked for, without what it shall serve', () => {
    expect(
      withHandedOccasion('Anbei die Infos für unser Filmchen zum Herbstfest, damit wir es teilen können. Am 4. Mai.'),
    ).toBe('Filmchen zum Herbstfest. Am 4. Mai.');
  });

  test('what is told of information stays', () => {
    const told = 'Here is the story of a mill. Information on request at mill.example.';
    expect(withHandedOccasion(told)).toBe(told);
  });
});

describe('words that only lead to the next', () => {
  test.each(['Also', 'Ok so', 'Bon, alors ', 'Pues nada', 'Allora', 'Então'])('%s:', (lead) => {
    expect(withoutChatter(`${lead}: laternenfest am 4. Mai`)).toBe('Laternenfest am 4. Mai');
  });
  test('who begins without a capital writes without', () => {
    expect(withoutChatter('ok so: lantern walk on 4 may')).toBe('lantern walk on 4 may');
  });
  test('oh and', () => {
    expect(withoutChatter('Fair on 4 May\noh and cake is 50p')).toBe('Fair on 4 May\nCake is 50p');
  });
});

describe('a value that its writer has changed', () => {
  test.each([
    'Il polpo prima costava 15 € ma l’ho ribassato.',
    'Cakes were £4 but we have lowered it.',
    'Die Waffeln kosteten 5 €, aber ich habe sie gesenkt.',
    'El menú costaba 18 € pero lo hemos bajado.',
  ])('%s', (sentence) => {
    expect(withoutMendedValues(`Open day on 4 May. ${sentence}`)).toBe('Open day on 4 May.');
  });
  test.each(['It was £12, but we dropped it to £9.', 'The bridge was 40 m long but burned down.'])(
    '%s is told',
    (sentence) => {
      expect(withoutMendedValues(sentence)).toBe(sentence);
    },
  );
});

describe('copy without marks behind what says which it is', () => {
  test.each([
    ['A frase final é: Pedale connosco! Em 4 de maio.', 'Termine com “Pedale connosco!”. Em 4 de maio.'],
    ['La frase final es: Ven y canta. El 4 de mayo.', 'Termina con “Ven y canta.”. El 4 de mayo.'],
    [
      'Oben drüber als Spruch: Bau was Echtes. Wir suchen dich für die Werkstatt.',
      'Beginne mit “Bau was Echtes.”. Wir suchen dich für die Werkstatt.',
    ],
    ['El lema es Lee sin prisa. La feria es el 4 de mayo.', 'Lee sin prisa. La feria es el 4 de mayo.'],
    ['text ungefähr so: praktikum Gärtner, Start 4. Mai', 'Praktikum Gärtner, Start 4. Mai'],
  ])('%s', (prompt, told) => {
    expect(withWordedLabels(prompt)).toBe(told);
  });
  test('what a motto asks for is told of it', () => {
    expect(withWordedLabels('Our motto is to serve, since 1910.')).toBe('Our motto is to serve, since 1910.');
  });
});
