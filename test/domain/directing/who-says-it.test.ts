/** Who says the words in quotation marks, however that is told, and what tells nobody. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { withSpeakersBehind } from '../../../domain/directing/unwrapping/quoted-people.ts';
import { inputOf } from './brief-input.ts';

const spoken = '“We mend what is left of it.”';
test.each([
  [`Rosa Quill has run the shed since 2008. She likes to say: ${spoken}`, 'Rosa Quill'],
  [`La doctora Rosa Quill lleva la sala desde 2008. Ella dice: ${spoken}`, 'Rosa Quill'],
  [`L'une d'elles, Rosa Quill, écrivait en 1923 : ${spoken}`, 'Rosa Quill, 1923'],
  [`Come diceva la nonna: ${spoken}`, 'La nonna'],
  [`Wie Oma immer sagte: ${spoken}`, 'Oma'],
  [`As our guest Rolf, 61, put it: ${spoken}`, 'Rolf, guest, 61'],
  [`Zitat einer Kundin, Rosa Quill, 61: ${spoken}`, 'Rosa Quill, 61'],
  [`In den Worten von Leiterin Rosa Quill: ${spoken}`, 'Rosa Quill, Leiterin'],
  [`Rosa Quill (61): ${spoken}`, 'Rosa Quill, 61'],
  [`Un visitante nos escribió: ${spoken}`, 'Un visitante'],
  [`Gebruik dit citaat van Rosa Quill: ${spoken}`, 'Rosa Quill'],
  [`${spoken}, garante o vizinho Rolf Quill.`, 'Rolf Quill, vizinho'],
  [`${spoken}, Rolf Quill, a neighbour, told us.`, 'Rolf Quill, a neighbour'],
  [`${spoken} Rolf Quill, lid nr. 14.`, 'Rolf Quill, lid nr. 14'],
])('the words lead, and who said them stands behind: %s', (said, who) => {
  expect(withSpeakersBehind(said)).toMatch(
    new RegExp(`${spoken.replaceAll('.', '\\.')} — ${who.replaceAll('.', '\\.')}\\.$`, 'u'),
  );
});

test('a pronoun that stands for nobody is no speaker', () => {
  expect(withSpeakersBehind(`The shed is cold. They say: ${spoken}`)).toBe(`The shed is cold. ${spoken}`);
});

test('one saying in two halves is one quotation', () => {
  const { quotations } = readBrief(
    inputOf('“I came for a spanner,” says Rosa Quill, “and stayed for the soup.” Open on 12 Fridays a year.'),
  );
  expect(quotations).toEqual([{ text: 'I came for a spanner, and stayed for the soup.', who: 'Rosa Quill', role: '' }]);
});

test.each([
  'The title card says: “We mend what is left of it.”',
  'Rosa Quill reads from “The Shed Behind the Mill” at 7 pm.',
  'Der Titel lautet: „Was vom Schuppen übrig blieb“.',
  'Closing line: “We mend what is left of it.”',
  'The film “The Shed Behind the Mill” was made by Rosa Quill in 1998.',
  'In 2008, when 40 benches burnt, Rosa Quill said: “We mend what is left of it.”',
])('what names a work, a part of the film or other facts stays as it is: %s', (said) => {
  expect(withSpeakersBehind(said)).toBe(said);
});

test('a film without a name says a quotation once', () => {
  const { scenes } = planFilm(
    inputOf('Video for our fair on 14 June. Rosa Quill tells us: "We mend what is left of it." There are 32 stalls.'),
  );
  expect(JSON.stringify(scenes).split('"text":"We mend what is left of it')).toHaveLength(2);
});
