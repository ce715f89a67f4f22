/** A card asked for in one row of clauses: whom it is for, what for, how old they get and when, and at the end who sends it. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { greetedClauses } from '../../../domain/directing/unwrapping/greeted-clauses.ts';
import { inputOf } from './brief-input.ts';

const shownIn = (prompt: string) => {
  const { scenes } = planFilm(inputOf(prompt, {}));
  return JSON.stringify(scenes.map(({ shots }) => shots.map(({ props }) => props)));
};

test.each([
  [
    'Birthday card for my aunt Vera, she turns 70 on 2 May, green & cream, around 14 s, from Tom, Ida and the cousins, no cake',
    ['Happy birthday, Vera!', '70 on 2 May', 'From Tom, Ida and the cousins'],
    ['green & cream', 'no cake', 'my aunt'],
  ],
  [
    'Geburtstagskarte für meinen Onkel Fritz, er wird am 3. Juni 65, von Kai, Pia und den Nachbarn, ca. 12 Sekunden, warm, keine Torte',
    ['Alles Gute zum Geburtstag, Onkel Fritz!', '65 am 3. Juni', 'Von Kai, Pia und den Nachbarn'],
    ['keine Torte', 'Sekunden'],
  ],
  [
    "Carte d'anniversaire pour ma tante Odile, elle a 60 ans le 9 mai, de Luc, Anne et les voisins, environ 12 secondes, sans fleurs",
    ['Joyeux anniversaire', 'Odile', '60 ans le 9 mai', 'De Luc, Anne et les voisins'],
    ['sans fleurs', 'secondes'],
  ],
  [
    'Tarjeta de cumpleaños para mi tío Andrés, cumple 50 el 3 de mayo, de parte de Eva, Luis y los vecinos, unos 12 segundos, sin confeti',
    ['¡Feliz cumpleaños', 'Andrés', '50 el 3 de mayo', 'De parte de Eva, Luis y los vecinos'],
    ['sin confeti', 'segundos'],
  ],
  [
    'Biglietto di auguri per mio nonno Aldo, compie 80 anni il 4 luglio, da Sara, Pino e i nipoti, circa 12 secondi, niente fiori',
    ['Tanti auguri', 'Aldo', '80 anni il 4 luglio', 'Da Sara, Pino e i nipoti'],
    ['niente fiori', 'secondi'],
  ],
  [
    'Cartão de aniversário para a minha tia Lurdes, faz 70 anos no dia 6 de abril, da Ana, do Rui e dos netos, uns 12 segundos, sem flores',
    ['Feliz aniversário', 'Lurdes', '70 anos no dia 6 de abril', 'Da Ana, do Rui e dos netos'],
    ['sem flores', 'segundos'],
  ],
  [
    'Wedding anniversary card for Ruth and Emil, 40 years married on 9 October, love from the whole street, 12 seconds, silver',
    ['Happy anniversary, Ruth and Emil!', '40 years married on 9 October', 'Love from the whole street'],
    ['silver', '12 seconds'],
  ],
])('%s tells all that a card tells', (prompt, shown, never) => {
  const film = shownIn(prompt);
  for (const words of shown) expect(film).toContain(words);
  for (const words of never) expect(film).not.toContain(words);
});

test.each([
  ['Anna, turning 30', ['30'], ''],
  ['my brother, 7 on Saturday, unicorns', ['7 on Saturday', 'unicorns'], ''],
  ['oom Piet, hij wordt op 5 mei 80, van Bo en Kim', ['80 op 5 mei'], 'van Bo en Kim'],
])('%s is told clause by clause', (whom, told, from) => {
  expect(greetedClauses(whom)).toMatchObject({ told, from });
});

test('a card lasts as long as it is asked to', () => {
  const film = planFilm(inputOf('Birthday card for our coach Dimitri: 15 seconds, he turns 50 on Friday, playful', {}));
  expect(film.durationInFrames / film.fps).toBe(15);
});
