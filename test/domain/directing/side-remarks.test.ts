/** What an asker remarks beside a fact stays with the maker, and the fact is told whole. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { withoutSideRemarks } from '../../../domain/directing/unwrapping/side-remarks.ts';
import { inputOf } from './brief-input.ts';

const restOf = (text: string) => withoutSideRemarks(text, () => true).text;
const shownOf = (prompt: string) =>
  JSON.stringify(planFilm(inputOf(prompt)).scenes.map(({ shots }) => shots.map(({ props }) => props)));

test.each([
  ['The kiln reaches 1,280 °C, which my cousin insists is the whole story.', 'The kiln reaches 1,280 °C.'],
  ['We sold 90 rafts, which I am still rather proud of.', 'We sold 90 rafts.'],
  ['The tower is 61 m tall, which nobody ever believes.', 'The tower is 61 m tall.'],
  ['It stops in 4 m, which always makes the kids gasp.', 'It stops in 4 m.'],
  ['Rent fell by 8%, which is what the committee asks first.', 'Rent fell by 8%.'],
  ['We lost 3 boats, which hurts to say.', 'We lost 3 boats.'],
  ['It costs £60, and I have permission to print that, I double-checked.', 'It costs £60.'],
  ['The rope, which my boss will not stop praising, is 70 m long.', 'The rope is 70 m long.'],
  ['The rope is 70 m, which our chief loves, and the bag weighs 2 kg.', 'The rope is 70 m, and the bag weighs 2 kg.'],
  ['Bring a lamp, because my sister spent a night in the dark.', 'Bring a lamp.'],
  ['It takes 9 minutes (please leave the queue out, it is gone now).', 'It takes 9 minutes.'],
  ['We baked 800 rolls (our record, I still cannot believe it).', 'We baked 800 rolls (our record).'],
  ['My colleague Ines wants me to mention that 12 of them were new.', '12 of them were new.'],
  [
    'We fitted 14 windows and the landlord would like to show it to the others, so it must be plain.',
    'We fitted 14 windows.',
  ],
  [
    'People always groan at that one, so leave some air after it.',
    'People always groan at that one, so leave some air after it.',
  ],
])('%s', (said, rest) => {
  expect(restOf(said)).toBe(rest);
});

test.each([
  ['Der Turm ist 61 m hoch, was meine Frau für das Wichtigste hält.', 'Der Turm ist 61 m hoch.'],
  ['Le four atteint 1 280 °C, ce que mon frère répète sans arrêt.', 'Le four atteint 1 280 °C.'],
  ['La torre mide 61 m, algo que nadie se cree.', 'La torre mide 61 m.'],
  ['La torre è alta 61 m, cosa che mia sorella ripete a tutti.', 'La torre è alta 61 m.'],
  [
    'De toren staat aan het water en is 61 m hoog, wat niemand gelooft.',
    'De toren staat aan het water en is 61 m hoog.',
  ],
  ['A torre tem 61 m, o que ninguém acredita.', 'A torre tem 61 m.'],
])('%s', (said, rest) => {
  expect(restOf(said)).toBe(rest);
});

test.each([
  'Der Turm ist 61 m hoch, was dem alten Turm entspricht.',
  'Le four chauffe vite, ce que permet la brique.',
  'The hall seats 400, which is twice the old one.',
  'The hall, which we built in 1998, seats 400.',
  'The new pump saves 30%, which our customers love.',
  'I repair bikes, I sell parts and I rent cargo bikes.',
  'Our engineers care about every screw.',
  'Kids laugh, parents smile.',
  'Eat here (open daily) or take it home (show your card).',
  'It lasts 12 years, and we believe in repair.',
])('%s: a fact beside a fact stays', (said) => {
  expect(restOf(said)).toBe(said);
});

test('in a whole brief the remarks of an asker and theirs are not shown', () => {
  const shown = shownOf(
    'I need a 25 second film for our cable car. It climbs 740 m in 6 minutes, which my brother keeps telling everybody. A ticket is €18, sadly, the new motor was expensive. Two cabins hold 45 people, and yes, dogs ride free.',
  );
  expect(shown).not.toMatch(/brother|sadly|expensive|and yes/);
  for (const told of ['740', '€', '45']) expect(shown).toContain(told);
});

test.each([
  ['The thing guests ask me every morning is how a tide mill works.', 'ow a tide mill works'],
  ['I keep the weather station and what children want to know all the time is why fog forms.', 'hy fog forms'],
])('%s: the question is told, and not who asks it', (said, told) => {
  const shown = shownOf(
    `${said} I'd like a short film about it, 30 seconds. Water comes in twice a day. A gate holds it back.`,
  );
  expect(shown).toContain(told);
  expect(shown).not.toMatch(/guests ask|every morning|children want|weather station/);
});

test.each([
  [
    'We closed the north pier in June and we should say so openly, something like "The north pier is closed."',
    'The north pier is closed.',
  ],
  ['The bread was gone by nine, so the moral is: "Come early."', 'Come early.'],
])('%s: the words stand for themselves', (said, told) => {
  const shown = shownOf(
    `We need a film of 25 seconds for our harbour. It was open for 212 days. ${said} Calm colours.`,
  );
  expect(shown).toContain(told);
  expect(shown).not.toMatch(/something like|we should say|the moral/);
});

test('how a name is spelled is for whoever writes it', () => {
  const shown = shownOf(
    'A teaser of 25 seconds, please. The lecture is called "Salt". Our speaker is Maren Vanhove, one word, small h. It is on Friday 6 June at 18:00.',
  );
  expect(shown).toContain('Maren Vanhove');
  expect(shown).not.toMatch(/one word|small h/);
});
