/** Rows come to the list of their kind and at their time; stretches leave a sentence whole. */
import { expect, test } from '@jest/globals';
import { withoutWords } from '../../../../domain/directing/editing/cut-words.ts';
import { planEdit } from '../../../../domain/directing/plan-edit.ts';
import { inputOf } from '../brief-input.ts';
import { codeOf, edited, type Standing, standing } from './standing.ts';

const refused = expect.objectContaining({ code: 'edit_not_understood' });
const scene = (name: string, track: number, startFrame: number, durationInFrames: number, body: string) => ({
  ...{ name, track, startFrame, durationInFrames },
  code: `import { Counter, EndCard, Headline, Quote, Scorecard, Stage, Steps, Timeline } from '@framewright/kit';\n\nexport default function ${name}Scene() {\n  return (\n    ${body}\n  );\n}\n`,
});
const model = standing(
  'A 24 second film for Fenna Yard, a boatyard. Open on "Boats, mended." 38 boats last year. End on fenna.example',
);
const film: Standing = {
  ...model,
  existing: [
    scene('Hook', 2, 0, 90, '<Headline zone={"main"} from={-10} text={"Boats, mended."} />'),
    scene(
      'Hero',
      1,
      84,
      546,
      `<Stage from={-6} stations={[{ at: 0, zone: "main" }]}>
      <Timeline from={6} to={130} lead={4} points={[{ when: "10 am", label: "Launch" }, { when: "1 pm", label: "Soup" }, { when: "6 pm", label: "Lanterns" }]} />
      <Scorecard from={129} to={260} lead={4} cols={[]} rows={[{ label: "Caulking", cells: ["€80"] }, { label: "Varnish", cells: ["€120"] }]} />
      <Headline from={259} to={380} text={"Built in 9 weeks, 212 boats mended since 2019, 54 dB quiet."} emphasis={"9 weeks"} />
      <Steps from={379} to={460} lead={4} items={["Call us", "Bring the boat", "Sail away"]} />
      <Quote from={459} to={546} text={"They gave my boat back its voice."} />
    </Stage>`,
    ),
    scene(
      'Closing',
      2,
      624,
      96,
      '<EndCard zone={"close"} from={0} name={"Fenna Yard"} line={"Come by."} address={"0471 555 20 14"} exit={"none"} />',
    ),
  ],
};
const after = (prompt: string) => codeOf(edited(prompt, film).scenes).replace(/\s+/gu, ' ');

test('an hour comes where its time is', () => {
  const code = after('One more line in the programme: 3 pm knot class');
  expect(code.indexOf('Soup')).toBeLessThan(code.indexOf('Knot class'));
  expect(code.indexOf('Knot class')).toBeLessThan(code.indexOf('Lanterns'));
});

test('a price comes to the prices, and another goes for a reason that nobody sees', () => {
  const code = after('Add a price: new rudder €95, and remove the varnish, we give it away now');
  expect(code).toContain('{"label":"New rudder","cells":["€95"]}');
  expect(code).not.toContain('Varnish');
  expect(code).toContain('€80');
  expect(code).not.toContain('give it away');
});

test.each([
  ['Drop the decibel thing', 'Built in 9 weeks, 212 boats mended since 2019.'],
  ['Lose "212 boats mended since 2019"', 'Built in 9 weeks, 54 dB quiet.'],
])('%s leaves a whole sentence', (prompt, left) => {
  expect(after(prompt)).toContain(left);
});

test('a stretch that is moved leaves the rest of its sentence where it stood', () => {
  const code = after('Put the 212 boats right after the opening, that is what we are proud of');
  expect(code.indexOf('212 boats mended since 2019.')).toBeLessThan(code.indexOf('Launch'));
  expect(code.indexOf('Built in 9 weeks, 54 dB quiet.')).toBeGreaterThan(code.indexOf('Varnish'));
});

test('two steps become one that says what is told, and none where nothing is told', () => {
  expect(after('Can steps 1 and 2 be one? "Call us and bring the boat"')).toContain(
    'items={["Call us and bring the boat","Sail away"]}',
  );
  expect(() => edited('Merge steps 1 and 2', film)).toThrow(refused);
});

test('who said it stands under the quote', () => {
  expect(after('Under the quote add who said it: Ines Kolb, skipper of Alma')).toMatch(
    /who=\{"Ines Kolb"\}.*role=\{"skipper of Alma"\}|role=\{"skipper of Alma"\}.*who=\{"Ines Kolb"\}/u,
  );
});

test.each([
  ['Take the phone number off the end, we changed provider', 'Come by.', '0471 555 20 14'],
  ['Instead of "Come by." write "Open on Sundays."', 'Open on Sundays.', 'Come by.'],
  ['Die Schlusszeile soll lauten: „Bis Sonntag.“', 'Bis Sonntag.', 'Come by.'],
  ['Das Ende soll „Komm vorbei.“ lauten', 'Komm vorbei.', 'Come by.'],
  ["Enlevez le téléphone et mettez l'adresse à la place : 3 quai Sud", '3 quai Sud', '0471'],
])('%s', (prompt, shown, gone) => {
  expect(after(prompt)).toContain(shown);
  expect(after(prompt)).not.toContain(gone);
});

test('a part is placed by two places at once', () => {
  const code = after('Move the steps to the end, right before the closing');
  expect(code.indexOf('Call us')).toBeGreaterThan(code.indexOf('gave my boat'));
});

test('what shall come last comes last, or nothing is changed', () => {
  expect(() =>
    edited('Put the steps right at the end, but keep the phone number as the very last thing', film),
  ).toThrow(refused);
  expect(edited('Put the steps before the quote, but keep the phone number last', film).edits).toEqual(['move']);
});

test('praise of the rest, sighs and what it is for are no words of the film', () => {
  const plan = edited('Square please, for the screen in the hall. The rest is perfect, thank you!', film);
  expect([plan.width, plan.height, plan.edits]).toEqual([1080, 1080, ['format']]);
  expect(codeOf(plan.scenes)).not.toMatch(/hall|perfect|thank/iu);
});

test('a length behind a change of pace is the length of the film', () => {
  const plan = edited('The phone number is 0471 555 20 41. A little slower overall, 30 seconds is ok.', film);
  expect(plan.durationInFrames).toBe(900);
});

test('a long prompt that changes what stands is no brief of its own', () => {
  const prompt =
    'One more line in the programme: 3 pm knot class. And the phone number is 0471 555 20 41, I twisted the digits, and please do something about the seagulls.';
  expect(() => planEdit({ ...inputOf(prompt), contexts: [], ...film })).toThrow(refused);
});

test.each([
  ['Make it square for the website, and hold the quote longer', ['format', 'length']],
  ['Too fast, nobody can read the prices. Leave the prices up longer', ['length']],
  ['More air please', ['size']],
  ['Bitte etwas luftiger', ['size']],
])('%s asks for no more', (prompt, kinds) => {
  expect(edited(prompt, film).edits).toEqual(kinds);
});

test.each([
  ['Turn the boat in 3D', /flat/u],
  ['Show the photo of our yard from the web site', /fetched from the web/u],
  ['mettez la vidéo de notre chantier qui est sur YouTube', /fetched from the web/u],
])('%s is refused with its reason', (prompt, why) => {
  expect(() => edited(prompt, film)).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ detail: expect.stringMatching(why) }) }),
  );
});

test.each([
  ['Baked on site, 14 dB quiet, open daily.', '14 dB quiet', 'Baked on site, open daily.'],
  ['Day pass 8 €, free for children.', 'Day pass', 'Free for children.'],
  ['Ask for Lene, 0471 555.', '0471 555', 'Ask for Lene.'],
])('%s without %s', (text, words, left) => {
  expect(withoutWords(text, words)).toBe(left);
});
