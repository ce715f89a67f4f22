/** Ordinary requests lead to their copy in words said to the maker: only what they lead to is on screen. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';
import { shotsOf, wordsShown } from './planned-shots.ts';

const onScreen = (prompt: string) => wordsShown(prompt).join(' ');

test.each([
  [
    'A 20-second film for Hollow Nursery. Open with “Little hands”. Tell parents that places are open now and that the waiting list closes on 3 June. Don’t forget to mention that lunch is cooked here. End with hollow.example.',
    ['Places are open now', 'The waiting list closes on 3 June', 'Lunch is cooked here'],
  ],
  [
    'Ein Film von 20 Sekunden für den Imkerverein Waldrand. Anfang: „Summ mit“. Weisen Sie bitte darauf hin, dass der Grundkurs am 14. März beginnt und dass Kinder keine Gebühren zahlen. Schluss: waldrand.example.',
    ['Der Grundkurs beginnt am 14. März', 'Kinder zahlen keine Gebühren'],
  ],
  [
    'Une vidéo de 20 secondes pour la piscine Les Ondines. Commencez par « L’eau est bonne ». Il faut aussi dire que la caisse ferme à 19 h et que le bonnet est obligatoire. Terminez par ondines.example.',
    ['La caisse ferme à 19 h', 'Le bonnet est obligatoire'],
  ],
  [
    'Un vídeo de 20 segundos para el gimnasio Pulso. Empieza con «Muévete hoy». También hay que contar que abrimos los domingos y que no hay matrícula. Termina con pulso.example.',
    ['Abrimos los domingos', 'No hay matrícula'],
  ],
  [
    'Un video di 20 secondi per la biblioteca Aldina. Si apre con «Leggere è gratis». Bisogna ricordare che il lunedì siamo chiusi e che la tessera non costa nulla. Si chiude con aldina.example.',
    ['Il lunedì siamo chiusi', 'La tessera non costa nulla'],
  ],
  [
    'Um vídeo de 20 segundos para a feira Terra Viva. Comece com "Cheira a campo". É importante dizer que só aceitamos dinheiro e que os cães podem entrar. Termine com terraviva.example.',
    ['Só aceitamos dinheiro', 'Os cães podem entrar'],
  ],
])('what shall be told is told, each thing by itself: %s', (prompt, told) => {
  const said = onScreen(prompt);
  for (const one of told) expect(said).toContain(one);
  expect(said).not.toMatch(
    /tell parents|forget|weisen sie|dass|il faut|hay que|bisogna|importante|(?:and|et|y|e) (?:that|qu[e’])\s/iu,
  );
});

test.each([
  ['It’s all about our winter lectures, 5 January to 20 February.', '5 January to 20 February'],
  ['The film should announce the new bus line to the harbour.', 'The new bus line to the harbour'],
])('what a film is about heads it: %s', (subject, told) => {
  const said = onScreen(
    `A 20-second film for Oakley Rooms. ${subject} Open with “Come along”. End with oakley.example.`,
  );
  expect(said).toContain(told);
  expect(said).not.toMatch(/about|announce/iu);
});

test.each([
  [
    'Für das Stadtbad Lindau brauchen wir einen Film von 20 Sekunden. Es geht um den neuen Lesesaal.',
    'Der neue Lesesaal',
  ],
  [
    'Une vidéo de 20 secondes pour la mairie de Brissac. Il s’agit du grand tri de printemps.',
    'Le grand tri de printemps',
  ],
  [
    'Un vídeo de 20 segundos para la escuela Montealto. Se trata de la semana de la ciencia.',
    'La semana de la ciencia',
  ],
  ['Un video di 20 secondi per il teatro Sorgente. Serve a presentare la nuova stagione.', 'La nuova stagione'],
  ['Um vídeo de 20 segundos para o museu do Vale. Trata-se da noite dos museus.', 'A noite dos museus'],
])('… in its own language: %s', (prompt, told) => {
  expect(onScreen(`${prompt} 12 – 300.`)).toContain(told);
});

test.each([
  ['en', 'Close with “Smell the spring”, our address, 22 Castle Street, and stem.example.', '22 Castle Street'],
  ['en', 'The last thing viewers see is “Smell the spring”, the address, 5 Quay Row, and stem.example.', '5 Quay Row'],
  ['de', 'Als Letztes bitte „Smell the spring“, unsere Adresse, Lindenweg 8, und stem.example.', 'Lindenweg 8'],
  ['fr', 'À la fin, « Smell the spring », notre adresse, 14 rue des Tilleuls, et stem.example.', '14 rue des Tilleuls'],
])('%s: a closing lists what stands on the last card: %s', (language, wish, street) => {
  const asking: Record<string, string> = {
    en: 'A 20-second film for Petal Shop. Bunch £6, box £24, bouquet £35.',
    de: 'Ein Film von 20 Sekunden für den Laden Petal. Strauß 6 €, Kiste 24 €, Korb 35 €.',
    fr: 'Un film de 20 secondes pour la boutique Petal. Bouquet 6 €, caisse 24 €, panier 35 €.',
  };
  const last = JSON.stringify(planFilm(inputOf(`${asking[language]} ${wish}`)).scenes.at(-1)?.words);
  expect(last).toContain('Smell the spring');
  expect(last).toContain(`${street} · stem.example`);
});

test.each([
  ['Now show our three cuts: trim, fade and long.', 'Our three cuts'],
  ['Then one slide, if you like, on what comes next: the bakery opens on 9 June.', 'What comes next'],
])('what leads to a list heads it: %s', (wish, head) => {
  const said = onScreen(`A 20-second film for Kern Studio. Open with “Cut to fit”. ${wish} End with kern.example.`);
  expect(said).toContain(head);
  expect(said).not.toMatch(/show|slide|if you like/iu);
});

test.each([
  [
    'Ein Film von 20 Sekunden für den Hort Waldkinder. Anfang: „Raus“. Zeigen Sie bitte den Tagesablauf: ankommen, frühstücken, losziehen. Schluss: wald.example.',
    'Der Tagesablauf',
  ],
  [
    'Ein Film von 20 Sekunden für den Hort Waldkinder. Anfang: „Raus“. Danach bitte die drei Gruppen zeigen: Füchse, Dachse, Eulen. Schluss: wald.example.',
    'Die drei Gruppen',
  ],
  [
    'Um vídeo de 20 segundos para a escola Horizonte. Comece com "Brincar". Depois mostre as quatro turmas: Sol, Lua, Estrela e Mar. Termine com horizonte.example.',
    'As quatro turmas',
  ],
])('… in other languages: %s', (prompt, head) => {
  const said = onScreen(prompt);
  expect(said).toContain(head);
  expect(said).not.toMatch(/zeigen|bitte|mostre|depois/iu);
});

test.each([
  'We’d like to feature one comment, from Petra, a member since 2019: “I carry my own case.”',
  'What Petra, one of our members, told us: “I carry my own case.”',
])('somebody’s words are theirs: %s', (wish) => {
  const prompt = `A 25-second film for Lark Gym. Open with “Stronger”. ${wish} 900 members. End with lark.example.`;
  const quote = shotsOf(prompt).find(({ piece }) => piece === 'Quote');
  expect(quote?.props).toMatchObject({ text: 'I carry my own case.', who: expect.stringMatching(/^Petra/u) });
});

test.each([
  'Wir hätten gern einen Film von 20 Sekunden für das Theater am Wall, der in den Bussen der Stadt läuft und zum Tag der offenen Tür einlädt.',
  'We’d like a 20-second film for Theater am Wall that plays on the buses in our town and invites people to the open day.',
])('where a film runs is nobody’s matter: %s', (asking) => {
  expect(onScreen(`${asking} 9 Stücke, 4 Bühnen.`)).not.toMatch(/buss?e[sn]|einlädt|invites|läuft|plays/iu);
});

test.each([
  'It is about time somebody fixed your toaster.',
  'We end every evening with cake.',
  'Our potters say that every bowl is a small risk.',
  'The choir closes with a song every week.',
])('what is said to viewers stays: %s', (sentence) => {
  expect(
    onScreen(`A 20-second film for Fixit. Open with “Bring it back”. ${sentence} End with fixit.example.`),
  ).toContain(sentence.slice(0, 30));
});

test('departures keep what leads to them', () => {
  expect(
    onScreen(
      'Un video di 20 secondi per Vela Blu. Le partenze da Porto Alto: 7:40, 10:15, 14:30 e 18:50. Il biglietto costa 4 €.',
    ),
  ).toContain('Le partenze da Porto Alto');
});

test('what holds up to a day is no appointment', () => {
  const shots = shotsOf(
    'Um vídeo de 20 segundos para a piscina Onda. Diga que a inscrição na piscina é grátis até 31 de março e que abrimos das 6h às 22h. Termine com onda.example.',
  );
  expect(shots.some(({ piece }) => piece === 'Ticket')).toBe(false);
});

test('a quoted call keeps the word that it ends on before an address', () => {
  expect(
    onScreen('A 20-second film for Weston Trams. Line 4 runs from 1 March. Finish on “Hop on” and trams.example.'),
  ).toContain('Hop on');
});

test.each([
  [
    'A 20-second film for Oakley Rooms. Open with “Come along”. The line we always use is “Rooms with a view”. We opened in 1931, which is rather good. We clean with 240 towels a day so please mention that. End with oakley.example.',
    ['Rooms with a view', 'We opened in 1931', '240'],
    /line we|always use|rather|mention/iu,
  ],
  [
    'ein film von 20 sekunden für das Stadtbad Lindau. anfang: „Komm rein“. der satz „Wasser für alle“ ganz allein auf dem bild. danach der hinweis, dass wir 12 Bahnen haben und 300 Schränke bieten. spruch: „Wasser hat recht.“ am ende lindau.example.',
    ['Wasser für alle', 'Wir haben 12 Bahnen und bieten 300 Schränke', 'Wasser hat recht.', 'lindau.example'],
    /satz|hinweis|dass|spruch|am ende/iu,
  ],
  [
    'Une vidéo de 20 secondes pour la piscine Les Ondines. Commencez par « L’eau est bonne ». La phrase que nous utilisons toujours est « Nager, c’est vivre ». Notre présidente, Anne Dubosc, doit être citée : « On revient toujours. » Terminez par ondines.example.',
    ['Nager, c’est vivre', 'Anne Dubosc', 'présidente', 'On revient toujours.'],
    /phrase|utilisons|citée/iu,
  ],
  [
    'Un vídeo de 20 segundos para el gimnasio Pulso. Empieza con «Muévete hoy». Los tres precios, uno debajo de otro: Básico 19 €, Medio 29 €, Completo 39 €. Abrimos a las 7, así que dilo. Nos gustaría ver los precios en un gráfico. Termina con pulso.example.',
    ['Básico', '39 €', 'Abrimos a las 7'],
    /debajo|dilo|gustaría|gráfico/iu,
  ],
  [
    'Un video di 20 secondi per la biblioteca Aldina. Si apre con «Leggere è gratis». Nel 2022 eravamo 140, nel 2023 210 e nel 2024 siamo 320: ci piacerebbe vedere la crescita con un grafico. Telefono 0571 22 44 66 alla fine. Grazie, Ada Ferri',
    ['140', '210', '320', 'Telefono 0571 22 44 66'],
    /piacerebbe|grafico|alla fine|Ada Ferri/iu,
  ],
  [
    'Um vídeo de 20 segundos para a feira Terra Viva. Comece com "Cheira a campo". Gostaríamos da frase "A terra chama" sozinha no ecrã e a informação de que só aceitamos dinheiro. Termine com terraviva.example.',
    ['A terra chama', 'Só aceitamos dinheiro'],
    /gostar|frase|informação/iu,
  ],
])('words around what shall be read are said to the maker: %s', (prompt, told, never) => {
  const said = onScreen(prompt);
  for (const one of told) expect(said).toContain(one);
  expect(said).not.toMatch(never);
});
