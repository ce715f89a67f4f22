/** A label of a brief gives its value a role, and is itself shown to nobody. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shots = (prompt: string) =>
  planFilm(inputOf(prompt, { width: 1920, height: 1080 })).scenes.flatMap((scene) => scene.shots);
const closing = (prompt: string) =>
  JSON.stringify(planFilm(inputOf(prompt, { width: 1920, height: 1080 })).scenes.at(-1)?.shots);

const rest = {
  en: ['Make a film for our mill.', 'We grind 40 sacks a day.'],
  de: ['Macht einen Film für unsere Mühle.', 'Wir mahlen 40 Säcke am Tag.'],
  fr: ['Faites un film pour notre moulin.', 'Nous moulons 40 sacs par jour.'],
  es: ['Haced un vídeo para nuestro molino.', 'Molemos 40 sacos al día.'],
  it: ['Fate un video per il nostro mulino.', 'Maciniamo 40 sacchi al giorno.'],
  pt: ['Façam um vídeo para o nosso moinho.', 'Moemos 40 sacos por dia.'],
  nl: ['Maak een film voor onze molen.', 'We malen 40 zakken per dag.'],
} as const;
type Language = keyof typeof rest;
const brief = (language: Language, said: string) => [...rest[language], said].join(' ');

test.each<[Language, string, string]>([
  ['en', 'End slide: “Slow is fine.”', 'Slow is fine.'],
  ['de', 'Ausklang: „Langsam ist gut.“', 'Langsam ist gut.'],
  ['fr', 'Devise finale : « Lentement, c’est bien. »', 'Lentement'],
  ['es', 'Lema final: «Despacio está bien.»', 'Despacio está bien.'],
  ['it', 'Cartello finale: «Piano va bene.»', 'Piano va bene.'],
  ['pt', 'Cartela final: «Devagar está bem.»', 'Devagar está bem.'],
  ['nl', 'Slagzin: “Rustig is goed.”', 'Rustig is goed.'],
  ['en', 'Sender: Harrow Mill Co-op.', '"name":"Harrow Mill Co-op"'],
  ['de', 'Absender: Hallermühle Nord.', '"name":"Hallermühle Nord"'],
  ['nl', 'Afzender: Molen De Haan.', '"name":"Molen De Haan"'],
  ['pt', 'Remetente: Moinho da Serra.', '"name":"Moinho da Serra"'],
])('%s: %s stands at the end without its label', (language, said, shown) => {
  const prompt = brief(language, said);
  expect(closing(prompt)).toContain(shown);
  expect(JSON.stringify(shots(prompt))).not.toContain(`${said.split(':')[0]?.trim()}:`);
});

test.each<[Language, string, string, string]>([
  ['en', 'Quote of the chair, Lena Hart: “They never hurry anybody here.”', 'Lena Hart', 'chair'],
  ['de', 'O-Ton Bürgermeisterin Ines Dorn: „Hier drängt einen niemand zur Eile.“', 'Ines Dorn', 'Bürgermeisterin'],
  ['fr', 'Témoignage – Inès Duval, cliente : « Ici, personne ne vous presse jamais. »', 'Inès Duval', 'cliente'],
  ['nl', 'Quote van Mira (34), molenaar: “Niemand jaagt je hier ooit op.”', 'Mira', 'molenaar, 34'],
])('%s: %s is signed', (language, said, who, role) => {
  const quote = shots(brief(language, said)).find(({ piece }) => piece === 'Quote');
  expect(quote?.props).toMatchObject({ who, role });
});

test.each<[Language, string, string]>([
  ['en', 'Pull quote: “They never hurry anybody here.”', 'They never hurry'],
  ['pt', 'Frase: «Aqui ninguém nos mete pressa.»', 'Aqui ninguém'],
  ['de', 'Leitthema: „Mehl mit Geduld“', 'Mehl mit Geduld'],
  ['it', 'Da citare: aperti ogni giorno; parcheggio gratis; senza fretta.', 'archeggio gratis'],
])('%s: %s is shown without its label', (language, said, shown) => {
  const words = JSON.stringify(shots(brief(language, said)));
  expect(words).toContain(shown);
  expect(words).not.toContain(said.split(':')[0]);
});

test('what a label tells viewers stays with it', () => {
  expect(JSON.stringify(shots(brief('de', 'Beginn: 19 Uhr.')))).toContain('Beginn: 19 Uhr');
  expect(JSON.stringify(shots(brief('nl', 'Kosten: 2,4 miljoen euro.')))).toContain('Kosten');
});

test('two lists under two keys are two lists', () => {
  const prompt = '{"brand":"Harrow Mill","speakers":["Ines Hart","Tom Lund"],"key_points":["Grain","Stone","Water"]}';
  const lists = shots(prompt)
    .map(({ props }) => props.items)
    .filter(Array.isArray);
  expect(lists.map((items) => items.length)).not.toContain(5);
});
