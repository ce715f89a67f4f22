/** Hundreds of briefs put together from parts: what the brief says stands on the stage, and the film is sound. */
import { expect, test } from '@jest/globals';
import { checkChoreography } from '../../../domain/choreography/check-choreography.ts';
import { hash } from '../../../domain/directing/hash.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const leads = [
  'Meet Pocket Kiln, the countertop kiln.',
  'Helmsway Logistics, second quarter.',
  'Winter fair in the Old Corn Exchange, Bath.',
  'Nordfell Robotics is hiring: Controls Engineer, Field Technician and Data Analyst.',
  'Museum Vaelen opens again.',
  'Kartoffelfest in Ulm.',
  'Nuova gelateria Brina a Bologna.',
  'Portes ouvertes à l’École de verre.',
  'O Mercado da Ribeira volta.',
  'El Canal del Sur informa.',
];
const facts = [
  'It reaches 1,240 °C in 55 minutes.',
  'Revenue grew 24 % to €1.2M.',
  'Churn fell from 5.1% to 3.2%.',
  '8 of 10 survive their first year.',
  '23 Haltestellen, 100 % barrierefrei.',
  'Ahorra 1.200 € en diez años.',
  'Visitors by quarter: Q1 18,200, Q2 21,450, Q3 24,900, Q4 29,300.',
  'North 42k, South 31k, East 27k, West 18k.',
  'Every 40 seconds a hectare of dune disappears.',
  '$5 plants 3 seedlings.',
  'Loans by segment: homes 48 %, business 31 %, public 14 %, other 7 %.',
  '1817: Drais builds a machine. 1863: pedals arrive in Paris. 1885: the safety bicycle.',
  '1. Mix 500 g flour and 400 ml water. 2. Rest for 18 hours. 3. Bake at 240 °C.',
  '75 bancas, 30 chefs e música ao vivo.',
  'Used by 412 clubs in 17 countries.',
  'Rated 4.8 of 5 by 1,260 teams.',
  '(Well, 1 on Mondays; 0 otherwise.)',
];
const quotes = [
  '“Less paper, more wind”',
  '"Clay to cup by dinner"',
  '„Schneller als dein Kaffee"',
  '«Freddo, ma sincero»',
  '« Nourrir sans nuire »',
];
const ends = [
  'Order at kilnstreet.example',
  'Saturday, 14 November 2026, 19:30. Tickets £12.',
  'Call +44 20 7946 0018',
  '25 % off until 30 April with code SPRING25.',
  'Jetzt anmelden: werk.example',
  '',
];
const sizes = [
  [1920, 1080],
  [1080, 1920],
  [1080, 1080],
] as const;

const pick = <T>(from: readonly T[], seed: number, salt: string): T => from[hash(seed, salt) % from.length] as T;

function briefOf(seed: number): { prompt: string; seconds: number | null } {
  const chosen = Array.from({ length: 1 + (hash(seed, 'n') % 3) }, (_, at) => pick(facts, seed, `fact${at}`));
  const seconds = hash(seed, 'timed') % 3 === 0 ? 20 + (hash(seed, 'seconds') % 26) : null;
  const parts = [
    seconds === null ? '' : `Make a ${seconds} second video.`,
    pick(leads, seed, 'lead'),
    ...new Set(chosen),
    hash(seed, 'quoted') % 2 === 0 ? `${pick(quotes, seed, 'quote')}.` : '',
    pick(ends, seed, 'end'),
  ];
  return { prompt: parts.filter((part) => part !== '').join(' '), seconds };
}

const figuresOf = (text: string) => text.match(/\d+(?:[.,:]\d+)*/gu) ?? [];

test('600 briefs in three formats: no figure or quotation is lost, lengths are exact, choreography holds', () => {
  const faults: string[] = [];
  for (let seed = 0; seed < 200; seed += 1) {
    const { prompt, seconds } = briefOf(seed);
    for (const [width, height] of sizes) {
      const plan = planFilm(inputOf(prompt, { width, height, seed: seed % 5 }));
      const shown = `${JSON.stringify(plan.scenes.map(({ shots }) => shots.map(({ props }) => props)))} ${plan.leftOut.join(' ')}`;
      const asked = prompt.replace(/^Make a \d+ second video\./, '');
      const digits = new Set(figuresOf(shown));
      const lost = figuresOf(asked.replace(/(?:^|\s)[1-3]\.\s/g, ' ')).filter(
        (one) => !digits.has(one) && !shown.includes(one),
      );
      const quoted = quotes
        .filter((one) => prompt.includes(one))
        .map((one) => one.replace(/^[“„"«]\s?|\s?[”"»]$/gu, ''));
      const unsaid = quoted.filter((one) => !shown.includes(one));
      const problems = checkChoreography(plan);
      if (seconds !== null && plan.durationInFrames !== seconds * 30)
        faults.push(`length ${plan.durationInFrames}: ${prompt}`);
      if (lost.length + unsaid.length + problems.length > 0)
        faults.push(`${width}×${height} ${[...lost, ...unsaid, ...problems].join(' | ')}: ${prompt}`);
    }
  }
  expect(faults).toEqual([]);
});
