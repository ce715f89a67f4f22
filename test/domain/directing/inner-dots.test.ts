/** Dots that end no sentence, in seven languages. */
import { expect, test } from '@jest/globals';
import { splitStatement } from '../../../domain/directing/casting/split-statement.ts';
import { splitAtStops } from '../../../domain/directing/reading/stops.ts';

const whole = (line: string) => expect(splitAtStops(line)).toEqual([line]);

test('a short form before a name, a figure or a small letter ends no sentence', () => {
  whole('Der Chor Morgenrot e. V. aus Plau singt, z. B. am Hafen, bes. für Gäste von Fr. Dr. Kern.');
  whole('The ferry leaves at 6:10 a.m. and 7:40 p.m. from Quay Rd. for St. Anne, approx. £12 each.');
  whole('La Dra. Luz Vega os espera en la Avda. del Mar, n.º 9, aprox. a las diez.');
  whole('De gids woont aan de Kon. Emmakade en toont o.a. de molen, za. 3 mei.');
  whole('Il dott. Rosi riceve in piazza S. Zeno, p. es. il lunedì.');
  whole('O Sr. Tomé mora na R. da Praia, p. ex. ao lado da Dra. Inês.');
  whole('Mme. Roux et M. Petit habitent av. de la Gare, env. 300 m plus loin.');
  whole('Unser 25. Jubiläum am Fr., 3. Mai, kostet 2 Std. 10 Min. und rd. 5 Mio. Euro.');
});

test('what may end a sentence ends it before a new one', () => {
  expect(splitAtStops('Sold by Tarn Ltd. The shop shuts at 6 p.m. Please ring the bell.')).toEqual([
    'Sold by Tarn Ltd.',
    'The shop shuts at 6 p.m.',
    'Please ring the bell.',
  ]);
  expect(splitAtStops('Wir sind der Segelclub e. V. Wir fahren 12 km. Danach gibt es Suppe.')).toEqual([
    'Wir sind der Segelclub e. V.',
    'Wir fahren 12 km.',
    'Danach gibt es Suppe.',
  ]);
  expect(splitAtStops('Vraag het aan mevr. Van Loon. Find us at 9 Tarn St. Open until six.')).toEqual([
    'Vraag het aan mevr. Van Loon.',
    'Find us at 9 Tarn St.',
    'Open until six.',
  ]);
  expect(splitAtStops('No. We stay until 12. Meet at Hall B. It is warm.')).toEqual([
    'No.',
    'We stay until 12.',
    'Meet at Hall B.',
    'It is warm.',
  ]);
});

test('a line is cut at no such dot either', () => {
  const parts = splitStatement(
    'The harbour tour with Capt. Hale and Mrs. Dunn starts at St. Anne and ends at noon by the old mill.',
    9,
  );
  expect(parts.some((part) => /(?:Capt|Mrs|St)\.$/u.test(part))).toBe(false);
});
