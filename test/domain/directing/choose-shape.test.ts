import { expect, test } from '@jest/globals';
import { chooseShape } from '../../../domain/directing/choose-shape.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { fiveKinds, inputOf } from './brief-input.ts';

const shapeOf = (prompt: string, instructions?: string) => {
  const input = inputOf(prompt);
  const extra = instructions === undefined ? [] : [{ label: 'instructions' as const, text: instructions }];
  return chooseShape(readBrief({ ...input, contexts: [...input.contexts, ...extra] }));
};

test('five kinds of brief are five shapes', () => {
  for (const [shape, prompt] of Object.entries(fiveKinds)) expect(shapeOf(prompt)).toBe(shape);
});

test.each([
  ['testimonial', '“It saved our season, and we slept again.” — Ada Osei, head nurse. Rated 4.8 stars.'],
  ['offer', 'Summer sale: 30% off all tents until Sunday with code CAMP30'],
  ['sting', 'Logo sting for Lumen, electric blue'],
  ['alert', 'Important: maintenance on Sunday, 8 March from 02:00 to 04:00. Payments will not be available.'],
  [
    'manifesto',
    'We believe repair is better than replace. We believe things should last. Never throw away what you can fix.',
  ],
  [
    'list',
    '5 tips for better sleep:\n- Keep the room cool\n- No screens\n- Same bedtime\n- Less caffeine\n- Morning light',
  ],
  [
    'explainer',
    'Explain how heat pumps work. A fan draws in air. Refrigerant absorbs the heat. A compressor raises the temperature.',
  ],
  ['hiring', "We're hiring! Backend engineer, product designer, data analyst. Salary 60–85k €. Apply at jobs.tidal.io"],
  ['event', 'Am Samstag, 14. März eröffnen wir in der Lindenstraße 8. Komm vorbei!'],
  ['tutorial', 'Cómo preparar gazpacho: primero pela los tomates, luego añade pepino, después tritura todo.'],
])('%s is recognised', (shape, prompt) => expect(shapeOf(prompt)).toBe(shape));

test('a shape that the instructions name wins', () => {
  expect(shapeOf('Summer sale: 30% off all tents until Sunday', 'Treat it as a manifesto.')).toBe('manifesto');
});
