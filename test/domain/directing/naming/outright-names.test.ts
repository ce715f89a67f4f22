/** Whose film it is, where a brief says so to its maker: that name and no more, and none where nobody is named. */
import { expect, test } from '@jest/globals';
import { outrightName } from '../../../../domain/directing/naming/outright-names.ts';
import { languageOf } from '../../../../domain/directing/reading/language.ts';
import { plainBrief } from '../../../../domain/directing/unwrapping/plain-brief.ts';

const told: readonly [string, string][] = [
  ['A film of 15 seconds for our pottery, Clay & Kiln. Classes cost £20.', 'Clay & Kiln'],
  ['We launch a toaster called Crumb Two next Friday and need a video. It costs £40.', 'Crumb Two'],
  ['I volunteer at Museum of the Marsh and we need a clip. We have 90 birds.', 'Museum of the Marsh'],
  ['The hall is open from 9 am. End card: Tarn Players', 'Tarn Players'],
  ['The hall is open from 9 am. The last frame should just say Tarn Players.', 'Tarn Players'],
  ['Ein Video über unseren Blumenladen Stielwerk in der Hofgasse 3. Wir öffnen um 9 Uhr.', 'Stielwerk'],
  ['Im Auftrag von Hand in Hand Lohne: Bitte ein Video. 40 Kinder lernen lesen.', 'Hand in Hand Lohne'],
  ['Unsere Praxis (Dr. Amsel & Partner) braucht einen Clip. Wir öffnen um 8 Uhr.', 'Dr. Amsel & Partner'],
  ["Je m'occupe de la communication du Musée du Vent et je voudrais une vidéo. Entrée 5 €.", 'Musée du Vent'],
  ['Une vidéo pour ma librairie, La Page Bleue, à Tours. Ouverte dès 9 h.', 'La Page Bleue'],
  ['Un vídeo para mi floristería, Pétalo Azul, en Soria. Abrimos a las 9 h.', 'Pétalo Azul'],
  ['Cierra con «¡Hasta luego!» y luego nuestro nombre, Robles y Asociados.', 'Robles y Asociados'],
  ['Vorrei un video per la nostra cantina Colle San Pietro, vicino a Siena. Apriamo alle 9.', 'Colle San Pietro'],
  ['Um vídeo com os números da nossa cooperativa de mel, a Flor Nova. Vendemos 20 toneladas.', 'Flor Nova'],
  ['Ik ben vrijwilliger bij Molen De Hoop en we willen een video. De molen is 200 jaar oud.', 'Molen De Hoop'],
  ['Kondig de 8e Zwolse Kaasmarkt aan op 3 mei. Toegang 4 euro.', '8e Zwolse Kaasmarkt'],
];

test.each(told)('%s', (prompt, name) => {
  expect(outrightName(prompt, languageOf(prompt))).toBe(name);
});

test.each([
  "Video for Mother's Day. Flowers from £12.",
  'A video about our trip to Rome. We walked 14 km.',
  "I'm a teacher from Leeds and need a video about bees.",
  'Ein Video für Kinder über Bienen. Ein Volk hat 40.000 Bienen.',
  'Video für unsere Gäste, Freunde und Nachbarn. Wir feiern am 3. Mai.',
  'Ich leite das Büro. Wir sind Montag bis Freitag da.',
  'Nouvelles de Lyon : le pont ouvre le 3 mai.',
  'Cierre: Lunes. Abierto de 9 a 18 h.',
  'Siamo in via Dante 5. Aperti dalle 9 alle 18.',
  'Een video voor ons buurtfeest in de Lindenstraat op zaterdag 24 augustus.',
])('nobody is named: %s', (prompt) => {
  expect(outrightName(prompt, languageOf(prompt))).toBe('');
});

test('what only names is not for viewers, and its sentence keeps the rest', () => {
  expect(plainBrief('We open at 9. Finish with "See you!" and then our name, Tarn Players.')).toMatchObject({
    text: 'We open at 9. End with "See you!".',
    name: 'Tarn Players',
  });
  expect(plainBrief('Wir öffnen um 9 Uhr.\nLogo: Stielwerk').text).toBe('Wir öffnen um 9 Uhr.');
});
