/** Labels that a maker's brief puts before its parts, in running text typed with or without capitals, and in fields. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { inputOf } from './brief-input.ts';

const hookOf = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.find(({ role }) => role === 'text')?.shots[0]?.props.text;
const wordsOf = (prompt: string) =>
  planFilm(inputOf(prompt))
    .scenes.flatMap(({ words }) => words)
    .join(' | ');
const closingOf = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.find(({ role }) => role === 'closing')?.shots ?? [];

test('a program that hands a brief on, and the label of its subject, reach no viewer', () => {
  const prompt =
    'From: brief-agent-3. Make a 20 second film. Subject: Lantern Hill Trust opens its 2027 fund for village halls. Total fund £2 million. Opening words: "Fix the roof first." Closing words: "Apply at lanternhill.example".';
  expect(wordsOf(prompt)).not.toMatch(/agent|subject/iu);
  expect(hookOf(prompt)).toBe('Fix the roof first.');
  expect(closingOf(prompt).map(({ props }) => props.action)).toContain('Apply at lanternhill.example');
});

test('somebody who sends greetings is no program', () => {
  const { text } = plainBrief('A 15 second birthday film for Grandpa. From: Mia and Tom. He turns 80.');
  expect(text).toContain('Mia and Tom');
});

test('a paragraph without capitals says by its labels what stands first and last', () => {
  const prompt =
    'brief: harbour pool reopening film. client: Lido Nord. after 14 months of work we reopen sunday 3 may at 9 am. admission is free for under-10s, adults pay €6. manager Ada Blum: "We dug it out twice. Swim it once." length 25 seconds. mood: proud. first words on screen: "Cold? Not any more." last words on screen: "Come in. Stay long."';
  expect(hookOf(prompt)).toBe('Cold? Not any more.');
  expect(closingOf(prompt).map(({ props }) => props.action)).toContain('Come in. Stay long.');
  expect(wordsOf(prompt)).not.toMatch(/brief|length|reopening film|words on screen|\| admission free \|/iu);
  expect(wordsOf(prompt)).toContain('Admission is free for under-10s');
});

test('sentences with capitals keep the small words between them', () => {
  const text = 'Lido Nord opens. The gate is at no. 4 and the bar at st. Ann. Come at 5 p.m. on Friday.';
  expect(plainBrief(text).text).toBe(text);
});

test('a closing line of two sentences in a field ends the film whole', () => {
  const prompt =
    '{"title":"Q1 at Ferro Sud","revenue":"€3.2M","tone":"sober","duration":20,"closing_line":"Less noise. More rail."}';
  expect(closingOf(prompt).map(({ props }) => props.action ?? props.line ?? props.tagline)).toContain(
    'Less noise. More rail.',
  );
});
