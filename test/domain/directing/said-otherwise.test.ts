import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { inputOf } from './brief-input.ts';
import { closingOf } from './planned-shots.ts';

const wordsOf = (prompt: string) =>
  planFilm(inputOf(prompt))
    .scenes.flatMap(({ words }) => words)
    .join('\n');

test.each([
  ['Video for Gull Kites, sewn in Deal. Say "Fly it anyway" at the end. Keep it light.', 'Fly it anyway'],
  ['The last thing people see should be our name and "Sip slower." We are Oatwell, an oat drink.', 'Sip slower.'],
  ['Film über die Imkerei Waldruh. 40 Völker. Ganz am Ende soll „Schmeckt nach Wald.“ stehen.', 'Schmeckt nach Wald.'],
  ['Une vidéo pour le refuge des Arolles. 24 couchages. La dernière image : « À tout là-haut ! »', 'À tout là-haut !'],
  [
    'Vídeo para la panadería Trigal. Pan de masa madre. Que sea alegre y que acabe con «Pan de verdad».',
    'Pan de verdad',
  ],
  ['Video per la libreria Onda. 9.000 titoli. Alla fine deve apparire «Leggi piano.»', 'Leggi piano.'],
  [
    'Vídeo para a livraria Traça. 12 mil títulos. A última imagem deve ter só o nome e "Leia devagar."',
    'Leia devagar.',
  ],
  ['Maak een film over molen De Hoop. Begin met "Al 300 jaar wind." en eindig met "Kom malen!" Rustig.', 'Kom malen!'],
])('%s: ends on what it shall end on', (prompt, words) => {
  expect(closingOf(prompt)).toContain(JSON.stringify(words).slice(1, -1));
  expect(wordsOf(prompt)).not.toMatch(/at the end|last thing|Ende soll|dernière|acabe|Alla fine|última|eindig/iu);
});

test('words somebody said at an end are told, not ended on', () => {
  const { text } = plainBrief('In the end she wrote "I was wrong" on the wall. A film about Iris Halloway.');
  expect(text).toBe('In the end she wrote "I was wrong" on the wall. A film about Iris Halloway.');
});

test('viewers read what shall be said, asked or thanked, not that it shall be', () => {
  const { text } = plainBrief(
    'Film for Slate. Then say that the first month is free. Warn people not to use bleach. Thank the volunteers at the end. Rappelez que les chiens sont admis.',
  );
  expect(text).toBe(
    'Film for Slate. The first month is free. Never use bleach. Thank you to the volunteers. Les chiens sont admis.',
  );
  expect(plainBrief('Then say what it does: it hums. Close by saying it comes from Emberly.').text).toBe(
    'What it does: it hums. It comes from Emberly.',
  );
  expect(plainBrief('They say that cats sleep.').text).toBe('They say that cats sleep.');
});

test('a greeting before the word for the film is what the film says', () => {
  expect(wordsOf('Happy 70th birthday video for my aunt Berta Holm, who loves pigeons and puns.')).toMatch(
    /Happy 70th birthday/u,
  );
});

test('labels of a brand brief are no copy, and words to avoid are never shown', () => {
  const said = wordsOf(
    'Brand film for Ostrow Coffee, 15 seconds.\nNever use: "artisan", "journey", "crafted"\nMust appear exactly: "Strong opinions. Medium roast."\nLast frame: the name Ostrow Coffee, nothing else.',
  );
  expect(said).toMatch(/Strong opinions\. Medium roast\./u);
  expect(said).not.toMatch(/artisan|journey|crafted|never use|must appear|nothing else/iu);
});

test('a sentence with a word in quotes is told whole', () => {
  const said = wordsOf('Our bakery makes the "Moonloaf" bread every night for 200 families.');
  expect(said).toContain('Our bakery makes the "Moonloaf" bread every night for 200 families.');
});

test('what a pasted text shall leave out is not shown, and how long the telling takes is the length', () => {
  const press = 'Solvane opened its second plant in Utrecht. 180 jobs. Media contact: press@solvane.example.';
  expect(wordsOf(`${press} Make a 20 second film of it; leave out the media contact.`)).not.toMatch(/press@|contact/iu);
  expect(planFilm(inputOf('Explain how Quillfish works in 30 seconds. It reads invoices.')).durationInFrames).toBe(900);
});

test.each([
  ['Filmpje voor bakkerij Korst. Brood van 4 uur rijzen. Precies 20 seconden.', 600, /seconden/u],
  ['Explain in about 25 seconds how Rootline composts coffee grounds. 3 tonnes a week.', 750, /seconds/u],
  ['You are making a 15 second vertical video for Snorl, a sleep app. Naps in 5 nights.', 450, /you are|making/iu],
  [
    'Film für die Gärtnerei Moos. Bitte beginne mit „Riechst du das?“ 12 Sorten Minze. 15 Sekunden.',
    450,
    /bitte|beginne/iu,
  ],
  ['Can you make a 12 second film for the Kestrel Street Library, which turns 100 this year?', 360, /year\?/u],
])('%s: lasts as asked, and nothing of the asking is shown', (prompt, frames, asking) => {
  expect(planFilm(inputOf(prompt)).durationInFrames).toBe(frames);
  expect(wordsOf(prompt)).not.toMatch(asking);
});
