/** Orders to the director that carry copy: what they carry is shown, they are not. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const planOf = (prompt: string) => planFilm(inputOf(prompt));
const wordsOf = (prompt: string) =>
  planOf(prompt)
    .scenes.filter(({ role }) => role !== 'ground')
    .flatMap(({ shots }) => shots.map(({ props }) => JSON.stringify(props)))
    .join('\n');

test.each([
  ['Compare two taps. Old: 9 litres. New: 4 litres. Conclude that the new tap saves 5 litres a minute.', 'Conclude'],
  ['Video sobre dos grifos. El viejo gasta 9 litros. Concluye que el nuevo ahorra 5 litros.', 'Concluye'],
  ['5 tips for sleep: dim the lights, no coffee, cool room, same hour, no phone. Brand it as Lumen Clinic.', 'Brand'],
  [
    'How to brew tea. 1. Boil water. 2. Wait 3 minutes. Sign off with the Ember & Oak name and emberoak.com.',
    'Sign off',
  ],
  ['Film for a summit in Ghent. Start slowly with a question: "What if the lights went out?" 90 speakers.', 'Start'],
])('the order itself is not shown: %s', (prompt, order) => {
  expect(wordsOf(prompt)).not.toContain(order);
});

test.each([
  ['5 tips for sleep: dim the lights, no coffee, cool room. Brand it as Lumen Clinic.', 'Lumen Clinic'],
  ['How to brew tea. 1. Boil. 2. Wait. Sign off with the Ember & Oak name and emberoak.com.', 'Ember & Oak'],
  ['Vidéo verticale pour les écrans de la mairie de Saint-Aubin : la rue est fermée le 4 mai.', 'Saint-Aubin'],
  ['Quadratisches Video für den Hofladen Petersen: Äpfel für 2 € das Kilo. Offen am Samstag.', 'Hofladen Petersen'],
])('whose film it is signs it: %s', (prompt, name) => {
  expect(read(prompt).name).toBe(name);
});

test('words are attributed to whom the director is told', () => {
  const { quotations } = read(
    'A video for Brightside Dental. "I used to dread the dentist. Now I look forward to it." Attribute it to Hannah P., patient since 2019.',
  );
  expect(quotations).toMatchObject([{ who: 'Hannah P.', role: 'patient since 2019' }]);
});

test.each([
  'Create a how-to video titled "Perfect pour-over in 4 steps". 1. Grind. 2. Rinse. 3. Pour. 4. Serve.',
  'Erstelle einen Clip mit dem Titel „Tee in 4 Schritten“. Wasser kochen. Tee ziehen lassen.',
])('a title opens its film: %s', (prompt) => {
  const [, title = ''] = /["„]([^"“]+)["“]/u.exec(prompt) ?? [];
  const opening = planOf(prompt).scenes.filter(({ role }) => role !== 'ground')[0];
  expect(JSON.stringify(opening?.shots)).toContain(title);
});

test.each([
  [
    'Hiring video for Greenline Rail: we are looking for train drivers, engineers and cooks. 36-hour week.',
    'train drivers',
  ],
  ['Recruitment video for Oakfield: we need care assistants, cooks and drivers. 36-hour week.', 'care assistants'],
  ['Stellenvideo für die Gärtnerei Moos: wir suchen Gärtner, Floristen und Fahrer. 38-Stunden-Woche.', 'Gärtner'],
  ['Video for our page: Biscuit, a beagle cross, is looking for a home. He loves walks.', 'looking for a home'],
])('whom a house seeks is told: %s', (prompt, sought) => {
  expect(wordsOf(prompt)).toContain(sought);
});

test.each([
  'Explain how escrow works. First, the buyer and seller agree on a price. Then the buyer pays.',
  'Shiftly, a rota app for cafés and restaurants. Managers lose 5 hours a week.',
  'Make a video for our new kettle that boils in 40 seconds. Order at kettle.example',
])('a sentence is torn into no terms and loses no time: %s', (prompt) => {
  const sentence = /(?:First|Shiftly|new kettle)[^.]+/u.exec(prompt)?.[0] ?? '';
  const shown = wordsOf(prompt);
  expect(sentence.split(', ').every((part) => shown.includes(part))).toBe(true);
});

test('a last line in quotes that asks for nothing is no button', () => {
  const { action, tagline } = read('KPI report for Pylon. ARR €14.2M. Finish with "On track for $16M by year end."');
  expect({ action, tagline }).toEqual({ action: '', tagline: 'On track for $16M by year end.' });
  expect(read('Larkfield Bakery. Bread from 7 am. End with "Order today." larkfield.example').action).toBe(
    'Order today.',
  );
});

test('the closing has its reading time in films of a length and without', () => {
  for (const prompt of [
    'Create a 15-second video for Nimbus Notes, a note app that works offline. Instant search, 40% faster sync. CTA: Try it free at nimbusnotes.example',
    "We're hiring a senior engineer at Tidepool. Remote, €75k–€95k, 4-day week. Apply at tidepool.example/jobs",
  ]) {
    const closing = planOf(prompt).scenes.find(({ role }) => role === 'closing');
    expect(closing?.durationInFrames).toBeGreaterThan(108);
  }
});

test('a list whose second item has an article stays one', () => {
  const prompt =
    "Product update video for Pylon 5.2. What's new: AI call notes in 14 languages, a redesigned deal board, and bulk email scheduling. Also fixed: the export keeps fields.";
  expect(wordsOf(prompt)).toContain('"AI call notes in 14 languages"');
});
