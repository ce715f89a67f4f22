import { expect, test } from '@jest/globals';
import { isToldHow } from '../../../domain/directing/unwrapping/told-how.ts';

/** What is said of the film's look, sound, pace and use, in every language the lexicons know. */
const wishes = [
  'We need no audio.',
  'It must make sense without sound.',
  'Cream lettering on a dark blue ground.',
  'Das Video muss auch ohne Musik funktionieren.',
  'Die Schrift muss gut lesbar sein.',
  'Il doit être compris sans le son.',
  'Nuestros colores son rojo y blanco.',
  'Deve funzionare senza musica.',
  'Não é preciso música.',
  'De letters moeten groot zijn.',
];
/** The same words said of what viewers are told. */
const copy = [
  'The pump works without power.',
  'The film is shown on Friday.',
  'Elle doit reposer sans couvercle.',
  'La masa debe reposar sin tapa.',
  'Rote Tomaten vom Markt.',
  'We never close on Sundays.',
];

test.each(wishes)('says how the film shall be: %s', (sentence) => expect(isToldHow(sentence)).toBe(true));
test.each(copy)('is for viewers: %s', (sentence) => expect(isToldHow(sentence)).toBe(false));
