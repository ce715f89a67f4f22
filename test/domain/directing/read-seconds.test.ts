import { expect, test } from '@jest/globals';
import { lexiconOf } from '../../../domain/directing/lexicon/lexicons.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { readSeconds } from '../../../domain/directing/reading/read-seconds.ts';
import { inputOf } from './brief-input.ts';

const seconds = (text: string) => readSeconds([text], [lexiconOf('en')]);

test('the end of a word is no numeral, and a numeral of its own is one', () => {
  expect(seconds('Promo for Lumen, a bike light: "Seen from 900 metres". Charges in 25 minutes.')).toBe(null);
  expect(seconds('A twelve second promo for Lumen, a bike light.')).toBe(12);
  expect(seconds('Promo for Lumen. The film lasts 8 seconds.')).toBe(8);
});

test('a format and an hour of the day are no length', () => {
  expect(seconds('Video for Instagram 9:16 with our summer sale.')).toBe(null);
  expect(seconds('A clip for the regatta, start at 7:30 at Quay 2.')).toBe(null);
  expect(seconds('A clip of 1:30 about the regatta.')).toBe(90);
});

test('how often and how far is no length of the film', () => {
  const secondsOf = (prompt: string) => readBrief(inputOf(prompt)).seconds;
  expect(secondsOf('make a short vid for insta about our 5-day stretch challenge, 12 min a day, free')).toBeNull();
  expect(secondsOf('Make a film about our flat, 3 minutes from the beach, 5 min walk to the shops')).toBeNull();
  expect(secondsOf('make a 20 second vid about our plan: 12 min a day')).toBe(20);
});

test('a length behind how the film shall look is the film’s, and behind a step it is not', () => {
  const secondsOf = (prompt: string) => readBrief(inputOf(prompt)).seconds;
  expect(secondsOf('Team sheet for Wick Rovers. Final on 3 May at Mill Field. playful 25s')).toBe(25);
  expect(secondsOf('Pub quiz at the Plough, Monday 8 pm. Teams of six. snappy 18s')).toBe(18);
  expect(secondsOf('Nora turns 9! Saturday 7 June, Bowl Barn. disco look with streamers, 14 seconds')).toBe(14);
  expect(secondsOf('Flat for sale, Quay Road. Make it feel luxurious but not at all showy, 35s')).toBe(35);
  expect(secondsOf('How to froth milk. Heat the jug. Stir slow 30 seconds.')).toBeNull();
});

const lengthOf = (prompt: string) => readBrief(inputOf(prompt)).seconds;

test.each([
  ['Could you make a film of half a minute about the open day at the Kiln?', 30],
  ['Our story: two sisters, one kiln. One and a half minutes, please.', 90],
  ['The choir sings on 4 May. Max a quarter of a minute, playful.', 15],
  ['Twenty-five seconds on why bees dance. They tell each other where the flowers are.', 25],
  ['Die Bäckerei Korn backt wieder Brezeln. Bitte eine halbe Minute, warm.', 30],
  ['Die Bäckerei Korn backt wieder Brezeln. Das Video soll anderthalb Minuten dauern.', 90],
  ['Bitte einen zwanzigsekündigen Clip über die Fähre nach Wyk.', 20],
  ['Une petite minute pour présenter la librairie Plume : romans et café.', 60],
  ['La librairie Plume ouvre le 4 mai. Une vidéo d’une trentaine de secondes, douce.', 30],
  ['Un vídeo de minuto y medio para la librería Pluma: novelas y café.', 90],
  ['La libreria Piuma apre il 4 maggio. Lunghezza: mezzo minuto.', 30],
  ['A livraria Pluma abre em 4 de maio. O vídeo deve ter meio minuto.', 30],
  ['Boekhandel Pluim opent op 4 mei. Graag een filmpje van anderhalve minuut.', 90],
  ['A livraria Pluma abre em 4 de maio. Um vídeo entre 15 e 20 segundos.', 20],
])('a length in words is read: %s', (prompt, length) => expect(lengthOf(prompt)).toBe(length));

test('a length in words asks for the film and is none of its copy', () => {
  const copyOf = (prompt: string) => readBrief(inputOf(prompt)).copy.join(' ');
  expect(copyOf('Een filmpje van een halve minuut voor boekhandel Pluim: romans en koffie.')).not.toMatch(/minuut/u);
  expect(copyOf('Die Bäckerei Korn backt wieder Brezeln. Eine Viertelminute reicht.')).not.toMatch(/minute/iu);
  expect(copyOf('Promo for Lark Lane Market, 15 to 20 seconds. Every Sunday in May.')).not.toMatch(/15/u);
});

test.each([
  'Vergleich Bus gegen Auto nach Husum: Bus 2 Std. 10 Min., 9 €. Auto 1 Std. 40 Min. von Tür zu Tür, 31 €.',
  'A video for our kettle Hob that boils a litre in 40 seconds. £59 from hob.example.',
  'Half a minute is all it takes to sign the petition. Save Mill Wood.',
  'We need a film for our ferry line, where the crossing takes 20 minutes and dogs ride free.',
  'Unser Film zeigt die Seilbahn, die in 8 Minuten auf den Gipfel fährt.',
  'Un film pour notre tramway qui relie la gare au port en 12 minutes.',
  'Anleitung als Video: Eier 6 Minuten kochen, 30 Sekunden abschrecken.',
])('what takes so long is no film: %s', (prompt) => expect(lengthOf(prompt)).toBeNull());

test('a film of many minutes is made for who plainly asks for it', () => {
  expect(lengthOf('Make a 5 minute film about the Mersey ferry.')).toBe(300);
  expect(lengthOf('Explainer for staff on the new rota, 4 minutes long. Shifts start at 6.')).toBe(240);
});

test('a length that is too long is not taken', () => {
  expect(lengthOf('Tea room Fenn. Scones at 6. Half a minute is too long, make it 12 seconds.')).toBe(12);
  expect(lengthOf('Teestube Fenn. Kuchen ab 14 Uhr. Eine Minute wäre zu lang, bitte 20 Sekunden.')).toBe(20);
});

test.each([
  ['A clip under 45 seconds for Juniper Dental.', 44],
  ['Unser Hof hat wieder Spargel. Bitte unter 30 Sekunden.', 29],
  ['La librairie Plume ferme à 20 h. Moins de 20 secondes.', 19],
  ['Boekhandel Pluim opent op 4 mei. Een filmpje van minder dan een minuut.', 59],
  ['A clip of at most 45 seconds for Juniper Dental.', 45],
])('below a length is shorter than it: %s', (prompt, length) => expect(lengthOf(prompt)).toBe(length));

test('what bounds a length goes with it', () =>
  expect(readBrief(inputOf('Video in less than 15 seconds: Corvo bakery opens at 6.')).copy.join(' ')).not.toMatch(
    /less/u,
  ));

test('how long an explaining or showing takes is the film’s length, whoever it is for, unless another is told', () => {
  const secondsOf = (prompt: string) =>
    readBrief(inputOf(`${prompt} It takes what is outside. It moves it in.`)).seconds;
  const rows: [string, number][] = [
    ['Explain how a heat pump works in 45 seconds for homeowners.', 45],
    ['Explain to kids in 30 seconds why the sky is blue.', 30],
    ['Teach beginners how to tie a bowline in 25 seconds.', 25],
    ['Describe how wind turbines work in under 30 seconds.', 29],
    ['Show how to do a proper squat in 15 seconds.', 15],
    ['Erkläre Kindern in 40 Sekunden, warum der Himmel blau ist.', 40],
    ['Explique aux enfants en 30 secondes comment naissent les étoiles.', 30],
    ['Explica cómo funciona un motor en 40 segundos para estudiantes.', 40],
    ['Spiega ai bambini in 40 secondi perché piove.', 40],
    ['Leg in 40 seconden uit hoe een sluis werkt.', 40],
    ['Explain how a kettle boils water in 40 seconds. Length: 20 seconds.', 20],
  ];
  for (const [prompt, length] of rows) expect([prompt, secondsOf(prompt)]).toEqual([prompt, length]);
});
