/** Who approved the copy, who may be quoted, how figures may be drawn: the maker's, and the fact beside it is told whole. */
import { describe, expect, test } from '@jest/globals';
import { withoutRemarks } from '../../../domain/directing/unwrapping/bracketed-remarks.ts';
import { withoutSideRemarks } from '../../../domain/directing/unwrapping/side-remarks.ts';
import { withoutTerseOrders } from '../../../domain/directing/unwrapping/terse-orders.ts';
import { textsOf } from './planned-shots.ts';

const asking = 'We need a 20 second film for our boat school. It has 36 boats.';
const restOf = (said: string) =>
  withoutSideRemarks(`${asking} ${said}`, () => true)
    .text.slice(asking.length)
    .trim();

describe('said to the maker alone', () => {
  test.each([
    'Marketing has signed off the numbers.',
    'The wording was cleared by our solicitor in May.',
    'All figures checked against the logbook by Imre.',
    'The harbour office has not yet confirmed the figures.',
    'Copy approved by the trustees – do not reword.',
    'She is happy for us to quote her but not her surname.',
    'They would rather stay anonymous.',
    'Our treasurer worries that a tall chart looks boastful, so please keep it plain.',
    'Ola thinks the boats should be cards, I’m agnostic.',
    'As two bars please.',
    'Gern als Säulen.',
    'En barras, por favor.',
    'Magari come barre.',
  ])('%s', (said) => {
    expect(restOf(said)).toBe('');
  });

  const own = {
    de: 'Ein Film von 20 Sekunden für unsere Segelschule. Sie hat 36 Boote.',
    fr: 'Une vidéo de 20 secondes pour notre école de voile. Elle a 36 bateaux.',
    es: 'Un vídeo de 20 segundos para nuestra escuela de vela. Tiene 36 barcos.',
    it: 'Un video di 20 secondi per la nostra scuola di vela. Ha 36 barche.',
    pt: 'Um vídeo de 20 segundos para a nossa escola de vela. Tem 36 barcos.',
  };
  test.each([
    [own.de, 'Die Zahlen sind mit dem Hafenamt abgestimmt.'],
    [own.de, 'Dieser Wert ist noch nicht vom Hafenamt bestätigt, wir nehmen ihn trotzdem auf.'],
    [own.de, 'Sie ist einverstanden, möchte aber nicht genannt werden.'],
    [own.fr, 'Les chiffres ont été validés par la trésorière.'],
    [own.fr, "Elle est d'accord pour qu'on la cite, mais sans son nom."],
    [own.es, 'Los datos los ha revisado la gestora.'],
    [own.it, 'I testi sono stati approvati dal consiglio.'],
    [own.pt, 'Os textos já foram revistos pela direção.'],
  ])('%s %s', (first, said) => {
    expect(withoutSideRemarks(`${first} ${said}`, () => true).text).toBe(first);
  });
});

describe('a fact beside it stays', () => {
  test.each([
    ['Last year 21 sailed, this year 36, two bars please.', 'Last year 21 sailed, this year 36.'],
    ['Letztes Jahr 21, jetzt 36, bitte als Balkenpaar.', 'Letztes Jahr 21, jetzt 36.'],
    ['The target was £4,000, so a thermometer going over would please our chair.', 'The target was £4,000.'],
  ])('%s', (said, rest) => {
    expect(restOf(said)).toBe(rest);
  });

  test.each([
    'Approved by the sailing federation since 1988.',
    'The council approved 3 new jetties.',
    'Every boat is checked by 2 riggers.',
    'Claims approved in 2 hours.',
    'Our teachers worry about the sea so that you need not.',
    'Alle Boote sind vom TÜV geprüft.',
    'Pan en barras.',
  ])('%s', (said) => {
    expect(restOf(said)).toBe(said);
  });
});

test.each([
  ['Tea is £2. (we argued about that for a week, it was almost £3)', 'Tea is £2.'],
  ['The race starts at 9. (could we do a starting gun? might be corny)', 'The race starts at 9.'],
  ['And there is a slide (the children will scream, so keep it for last).', 'And there is a slide.'],
  ['Es gibt eine Rutsche (das freut alle, also bitte zum Schluss).', 'Es gibt eine Rutsche.'],
  ['Dogs are welcome (up to 2 a boat).', 'Dogs are welcome (up to 2 a boat).'],
  [
    'The hall (once it was a church, later a cinema) is open.',
    'The hall (once it was a church, later a cinema) is open.',
  ],
  ['Dry places are few (should it rain, we meet inside).', 'Dry places are few (should it rain, we meet inside).'],
])('%s', (said, rest) => {
  expect(withoutRemarks(said)).toBe(rest);
});

test.each([
  ['Parents keep asking about lunch, so perhaps a small note that says "Soup at noon".', '"Soup at noon".'],
  ['Then tie up; people forget the stern, so a hint saying "Two ropes".', 'Then tie up. "Two ropes".'],
  ['The jetty opened in May after what felt like an eternity of permits.', 'The jetty opened in May.'],
  ['Le ponton a ouvert en mai, après ce qui nous a semblé une éternité de dossiers.', 'Le ponton a ouvert en mai.'],
  ['After what happened in May the jetty is new.', 'After what happened in May the jetty is new.'],
])('%s', (said, rest) => {
  expect(withoutTerseOrders(said)).toBe(rest);
});

test('in a whole brief nothing of it is shown', () => {
  const shown = textsOf(
    `${asking} Legal cleared the wording. Lessons cost £12 (we went back and forth on that, it was nearly £15). Lunch is a question we always get, so maybe a little line saying "Soup at noon".`,
  );
  expect(shown).toMatch(/36/u);
  expect(shown).toMatch(/£12|12/u);
  expect(shown).toContain('Soup at noon');
  expect(shown).not.toMatch(/Legal|wording|back and forth|15|little line|always get/u);
});
