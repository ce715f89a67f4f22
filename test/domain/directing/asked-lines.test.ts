/** Words that a sentence only asks for, closings behind labels and voices that are there: viewers read what they lead to. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';
import { propsOf, wordsShown } from './planned-shots.ts';

const onScreen = (prompt: string) => wordsShown(prompt).join(' | ');

test.each([
  [
    'A 20-second film for Hollow Nursery. Lunch is cooked here. Then say “Little hands at work” in huge letters.',
    'Little hands at work',
    /say|huge|then/iu,
  ],
  [
    'Ein Film von 20 Sekunden für den Imkerverein Waldrand. Der Kurs beginnt am 14. März. Unser Spruch lautet „Summ mit uns“.',
    'Summ mit uns',
    /spruch|lautet/iu,
  ],
  [
    'Une vidéo de 20 secondes pour la piscine Les Ondines. La caisse ferme à 19 h. On aimerait lire en gros « L’eau est bonne ».',
    'L’eau est bonne',
    /aimerait|gros/iu,
  ],
  [
    'Un vídeo de 20 segundos para el gimnasio Pulso. Abrimos los domingos. La frase tiene que ser «Muévete hoy».',
    'Muévete hoy',
    /frase|tiene/iu,
  ],
  [
    'Un video di 20 secondi per la biblioteca Aldina. La tessera non costa nulla. Vorremmo vedere la frase "Leggere è gratis".',
    'Leggere è gratis',
    /vorremmo|frase/iu,
  ],
  [
    'Um vídeo de 20 segundos para a feira Terra Viva. Só aceitamos dinheiro. Queremos ler em letras enormes "Cheira a campo".',
    'Cheira a campo',
    /queremos|letras/iu,
  ],
])('a sentence that only asks for words is these words: %s', (prompt, words, asking) => {
  expect(onScreen(prompt)).toContain(words);
  expect(onScreen(prompt)).not.toMatch(asking);
});

test('behind the words asked for, what is pointed to is told', () => {
  const said = onScreen(
    'Ein Film von 20 Sekunden für den Imkerverein Waldrand. Danach bitte der Satz „Summ mit uns“ und der Hinweis auf den Imkertag am 3. Mai von 10 bis 12 Uhr.',
  );
  expect(said).toContain('Summ mit uns');
  expect(said).toContain('Imkertag');
  expect(said).not.toMatch(/bitte|Hinweis/u);
});

test('first and last words of one sentence stand first and last', () => {
  const { scenes } = planFilm(
    inputOf(
      'A 15 sec video for the food truck Smoke & Lime. We’re at Canal Wharf every Thursday. It should say “Follow the smoke” at the start and @smokelime at the end.',
    ),
  );
  expect(scenes.find(({ words }) => words.length > 0)?.words).toContain('Follow the smoke');
  expect(scenes.at(-1)?.words.join(' ')).toContain('@smokelime');
  expect(scenes.flatMap(({ words }) => words).join(' ')).not.toContain('at the');
});

test.each([
  [
    'A 20-second film for Hollow Nursery. Places open on 3 June. Phone number to finish: 01632 960 417.',
    '01632 960 417',
    /finish|phone/iu,
  ],
  [
    'Ein Film von 20 Sekunden für den Imkerverein Waldrand. Der Kurs beginnt am 14. März. Auf dem letzten Bild bitte: Anmelden unter waldrand.example',
    'Anmelden',
    /letzt|bitte/iu,
  ],
  [
    'Une vidéo de 20 secondes pour la piscine Les Ondines. La caisse ferme à 19 h. On termine sur ondines.example.',
    'ondines.example',
    /termine/iu,
  ],
  [
    'Un vídeo de 20 segundos para el gimnasio Pulso. Abrimos los domingos. En la última pantalla, por favor: Apúntate en pulso.example',
    'Apúntate',
    /última|favor/iu,
  ],
  [
    'Un video di 20 secondi per la biblioteca Aldina. La tessera non costa nulla. Alla fine: Vi aspettiamo in sala',
    'Vi aspettiamo in sala',
    /alla fine/iu,
  ],
  [
    'Um vídeo de 20 segundos para a feira Terra Viva. Só aceitamos dinheiro. Telefone no final: 210 555 019.',
    '210 555 019',
    /final|telefone/iu,
  ],
])('what a label puts at the end ends the film: %s', (prompt, call, label) => {
  expect(planFilm(inputOf(prompt)).scenes.at(-1)?.words.join(' ')).toContain(call);
  expect(onScreen(prompt)).not.toMatch(label);
});

test.each([
  [
    'A 30-second film for Tidewater Trust. We clean beaches. There is a lovely remark from one of our volunteers, Ada Marsh: “I came for an hour and stayed for three years.” It would be great to have that with her name.',
    'Ada Marsh',
  ],
  [
    'Um vídeo de 25 segundos para a associação Terra Viva. Só aceitamos dinheiro. Uma das pessoas que ajudamos, a dona Rita Lopes, disse-nos: «Aqui ninguém come sozinho.» Gostávamos muito que aparecesse.',
    'Rita Lopes',
  ],
  [
    'Un vídeo de 20 segundos para el gimnasio Pulso. Abrimos los domingos. Tenemos una frase preciosa de nuestra socia Paca Ruiz: «Aquí vine a sudar y me quedé a charlar.»',
    'Paca Ruiz',
  ],
])('of several people the one who is named signs: %s', (prompt, who) => {
  expect(propsOf(prompt, 'Quote')).toEqual([expect.objectContaining({ who })]);
  expect(onScreen(prompt)).not.toMatch(/great to have|gostávamos|tenemos|there is/iu);
});

test.each([
  [
    'I’m writing on behalf of Pell House, a care home. We’d love a 20 second film. Visits are daily.',
    /writing|behalf/iu,
  ],
  [
    'Ich schreibe im Namen der Stiftung Lichtblick in Kiel und wir hätten gern einen Film von 20 Sekunden. 540 Familien wurden unterstützt.',
    /schreibe|Namen/u,
  ],
  [
    'Je m’occupe de la communication du cinéma Les Lampions à Vif. Il me faudrait une vidéo de 20 secondes. L’entrée est à 5 €.',
    /occupe|communication/iu,
  ],
  [
    'Me encargo de la comunicación del Museo del Corcho. Necesitamos un vídeo de 20 segundos. La entrada cuesta 5 €.',
    /encargo|comunicación/iu,
  ],
  [
    'Scrivo a nome della cooperativa Terra Nostra. Vorremmo un video di 20 secondi. Il latte costa 2 €.',
    /scrivo|nome/iu,
  ],
  [
    'Escrevo em nome da associação Mesa Posta. Gostávamos de ter um vídeo de 25 segundos. Com 3 € oferecemos um jantar.',
    /escrevo|nome/iu,
  ],
  [
    'Our survey is done and we’d like to share it with the team at Copperleaf in a 20 second video. We asked 1,280 customers.',
    /share|video/iu,
  ],
])('of who writes only the house is told: %s', (prompt, talk) => {
  expect(onScreen(prompt)).not.toMatch(talk);
});
