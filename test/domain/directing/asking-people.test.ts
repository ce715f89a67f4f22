/** Who asks for a film, and for whom it is made, are the maker's to know. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { inputOf } from './brief-input.ts';

const wordsOf = (prompt: string) =>
  planFilm(inputOf(prompt))
    .scenes.flatMap(({ words }) => words)
    .join(' | ');

test.each([
  ["I work at Otter Boats and I'd like a 20 second video about our jetty. It opens on 3 May.", 'Otter Boats'],
  ['Ich arbeite für die Stadt Montfeld und brauche einen Film über unser Bad. Es öffnet am 3. Mai.', 'Stadt Montfeld'],
  ["Je travaille pour la ville de Serreval et j'aimerais un film sur notre gare. Elle ouvre le 3 mai.", 'Serreval'],
  ['Trabajo para el museo de Lorca y necesito un vídeo sobre el patio. Abre el 3 de mayo.', 'Lorca'],
  ['Lavoro per la Pro Loco Vallina e vorrei un video sulla sagra. Apre il 3 maggio.', 'Pro Loco Vallina'],
  ['Trabalho para a Câmara de Serra e queria um vídeo sobre o jardim. Abre a 3 de maio.', ''],
  ['Ik werk bij Kaas & Co en zoek een filmpje over onze winkel. We openen op 3 mei.', 'Kaas & Co'],
])('%s tells nothing of the one who asks', (prompt, name) => {
  expect(wordsOf(prompt)).not.toMatch(/work|arbeit|travail|trabaj|lavor|trabalh|werk/iu);
  if (name !== '') expect(plainBrief(prompt).name).toBe(name);
});

test('what somebody runs and does, without an asking, stays', () => {
  const { text } = plainBrief("I work at Otter Boats and we're opening a jetty. Make a 20 second video.");
  expect(text).toContain("We're opening a jetty");
});

test('a house whose name stands in quotation marks leads by it, and its news follows', () => {
  const words = wordsOf(
    'We run a tiny bookshop called "Dog Ear", and we\'re moving on 3 May. Make a 20 second film please.',
  );
  expect(words).toContain('Dog Ear, a tiny bookshop.');
  expect(words).toMatch(/We're moving/u);
  expect(words).not.toMatch(/We run/u);
});

test.each([
  [
    'Compare a wood stove with a heat pump for a landlord audience, 30s.',
    'Compare a wood stove with a heat pump, 30s.',
  ],
  ['Vergleiche Holz mit Gas für ein junges Publikum, 30 Sekunden.', 'Vergleiche Holz mit Gas, 30 Sekunden.'],
  ['Compare le bois et le gaz pour un public de propriétaires.', 'Compare le bois et le gaz.'],
  ['Comparar la leña con el gas para un público de agricultores.', 'Comparar la leña con el gas.'],
  ['Confronta la legna con il gas per un pubblico di proprietari.', 'Confronta la legna con il gas.'],
  ['Comparar a lenha com o gás para um público de senhorios.', 'Comparar a lenha com o gás.'],
  ['Vergelijk hout met gas voor een publiek van verhuurders.', 'Vergelijk hout met gas.'],
])('%s is asked for without its audience', (asked, plain) => {
  expect(plainBrief(`${asked} 900 €.`).text).toBe(`${plain} 900 €.`);
});

test('a concert for a small audience is told', () => {
  expect(plainBrief('A concert for a small audience. Come on Friday.').text).toContain('for a small audience');
});

test('whom a film is for before a task is no subject, and things compared stand side by side', () => {
  const prompt =
    'Vídeo de 20 segundos para apicultores: comparar la miel de brezo con la miel de romero. Brezo: 12 €. Romero: 9 €.';
  expect(wordsOf(prompt)).toContain('La miel de brezo y la miel de romero');
  expect(wordsOf(prompt)).not.toMatch(/apicultores|comparar/iu);
  expect(plainBrief('Video for our summer sale: 20% off everything.').opening).toBe('Summer sale');
});

test('an opening of one word that another line holds still opens', () => {
  const prompt =
    'We run a tiny podcast called "Dog Ear" about readers who got hooked, and we\'re playing live. Make a 20 second film. Anna wrote: "I read it twice. Twice." Please start with the words "Hooked?" and finish with "Sit down."';
  expect(planFilm(inputOf(prompt)).scenes.find(({ role }) => role === 'text')?.words).toEqual(['Hooked?']);
});
