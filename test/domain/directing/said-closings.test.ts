/** However a brief says what its film ends on, its last scene shows those words, and none of the wish. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { withClosings } from '../../../domain/directing/unwrapping/said-closings.ts';
import { inputOf } from './brief-input.ts';

const harbour: Record<string, string> = {
  en: 'A film for Kern Boats. We built 14 ferries in 2025.',
  de: 'Ein Film für Kern Boote. Wir haben 2025 genau 14 Fähren gebaut.',
  es: 'Un vídeo para Barcos Kern. En 2025 construimos 14 barcos.',
  nl: 'Een film voor Kern Boten. We bouwden 14 boten in 2025.',
};

test.each([
  ['en', 'To finish, show “Sail with us” with the phone 0577 555 012.', '0577 555 012', /finish|phone/iu],
  [
    'de',
    'Zum Abschluss bitte „Sail with us“ und dann unsere Adresse kern.example.',
    'kern.example',
    /abschluss|adresse/iu,
  ],
  ['de', '„Sail with us“ soll das Letzte sein, was man sieht.', '', /letzte|sieht/iu],
  [
    'es',
    'Para terminar, poned «Sail with us» y luego nuestra dirección, kern.example.',
    'kern.example',
    /poned|dirección/iu,
  ],
  ['nl', 'Het einde: “Sail with us”, met het adres kern.example.', 'kern.example', /einde|adres/iu],
  ['nl', 'Laatste zin: Sail with us', '', /laatste/iu],
])('%s: %s', (language, wish, address, asking) => {
  const scenes = planFilm(inputOf(`${harbour[language]} ${wish}`)).scenes;
  const closing = JSON.stringify(scenes.find(({ role }) => role === 'closing')?.words);
  expect(closing).toContain('Sail with us');
  expect(closing).toContain(address);
  expect(JSON.stringify(scenes.map(({ words }) => words))).not.toMatch(asking);
});

test.each([
  'The evening ends with “Nocturne” by Ada Blum.',
  'We close at 6.',
  'Der Abend endet mit „Nocturne“.',
  'La última sala: «Mar».',
  'Het concert eindigt met “Nocturne”.',
  'Final score: 3 to 1.',
])('what only sounds like the wish stays as it is: %s', (line) => {
  expect(withClosings(line)).toBe(line);
});

test.each([
  'Un vídeo de 20 segundos para Viajes Alcaraván. Lisboa en otoño, desde 289 €. Al final pon "¿Te vienes?" y el teléfono 976 55 01 28.',
  'A 20-second film for Alder Travel. Lisbon in autumn, from £289. End with “Coming along?” and 976 55 01 28.',
  'Um vídeo de 20 segundos para as Viagens Amieiro. Lisboa no outono, desde 289 €. No fim põe "Vens?" e o telefone 976 55 01 28.',
])('a number at the end behind the last words is one to call: %s', (prompt) => {
  const { scenes, leftOut } = planFilm(inputOf(prompt));
  expect(JSON.stringify(scenes.find(({ role }) => role === 'closing')?.words)).toContain('976 55 01 28');
  expect(leftOut).toEqual([]);
});
