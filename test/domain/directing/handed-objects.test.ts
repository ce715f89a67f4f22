import { expect, test } from '@jest/globals';
import { fromObject } from '../../../domain/directing/unwrapping/from-object.ts';
import { fromYaml } from '../../../domain/directing/unwrapping/from-yaml.ts';
import { closingOf, piecesOf, readPrompt, textsOf } from './planned-shots.ts';

const film = (value: object) => fromObject(JSON.stringify(value));
const facts = { headline: 'Oyster Row Baths', opening: 'Reopens 4 May', pools: '3 pools, 28 °C' };

test.each(['private', 'confidential', '_debug', 'staff_only', 'cms_meta'])(
  'what stands under %s is not shown',
  (key) => {
    const shown = textsOf(
      film({ ...facts, [key]: { offer: '£460,000', reason: 'a long quarrel', ticket: 'OYS-771' } }),
    );
    for (const word of ['460,000', 'quarrel', 'OYS-771']) expect(shown).not.toContain(word);
    expect(shown).toContain('28 °C');
  },
);

test('"members_only" is said to viewers', () => {
  expect(textsOf(film({ ...facts, members_only: 'Free towels every Friday' }))).toContain('Free towels');
});

test('a chat is what its person hands over, and its system directs', () => {
  const chat = fromObject(
    JSON.stringify([
      { role: 'system', content: 'You make a weekly clip for the wallboard. 1:1, 20 seconds, calm pacing.' },
      { role: 'user', content: { dashboard: 'Orrin Depot: Week 37', parcels: '61,208 parcels', late: '143 late' } },
      { role: 'assistant', content: 'On it, rendering now.' },
    ]),
  );
  const shown = textsOf(chat);
  expect(shown).toContain('61,208');
  for (const word of ['wallboard', 'You make', 'rendering']) expect(shown).not.toContain(word);
  expect(readPrompt(chat).seconds).toBe(20);
});

test('what an agent says around its object directs', () => {
  const shown = textsOf(
    fromObject(
      `Sure, I've gathered the readings. The user wants it "easy to read in the sun".\n\n${JSON.stringify(facts)}\n\nLet me know if you want Friday as well! Ana's remarks: keep it simple.`,
    ),
  );
  for (const word of ['gathered', 'in the sun', 'Friday', 'remarks']) expect(shown).not.toContain(word);
  expect(shown).toContain('28 °C');
});

test('each colour of an object is one, and that of the ground is the ground', () => {
  const { colours } = readPrompt(film({ ...facts, colors: { background: 'sand', ink: 'navy', accent: 'brass' } }));
  expect(colours.map(({ role }) => role)).toEqual(['ground', 'brand', 'brand']);
  expect(readPrompt(film({ ...facts, look: { backdrop: 'white', alert: 'orange' } })).dark).toBe(false);
  expect(readPrompt(film({ ...facts, theme: { bg: 'emerald', primary: 'white' } })).colours[0]?.role).toBe('ground');
});

test('the key of a line is no part of a name', () => {
  expect(closingOf(film({ ...facts }))).not.toContain('Headline:');
});

test('a firm without a person signs and is reached', () => {
  const prompt = film({ ...facts, agent: { firm: 'Dovetail & Marsh', phone: '01555 550 177' } });
  expect(closingOf(prompt)).toContain('Dovetail & Marsh');
  expect(closingOf(prompt)).toContain('01555 550 177');
});

test('what happened is one thing of the report, and leads no film', () => {
  const prompt = film({
    dashboard: 'Orrin Depot: Week 37',
    parcels: '61,208 parcels',
    incident: { title: 'Sorter 4 down', when: 'Tuesday 02:10', status: 'belt replaced' },
  });
  expect(textsOf(prompt)).toContain('belt replaced');
  expect(readPrompt(prompt).message).toBe('Orrin Depot: Week 37');
});

test('groups that say the same in part keep their names', () => {
  const forecast = {
    morning: { sky: 'Sea fog', temp: '7°C' },
    afternoon: { sky: 'Heavy showers', temp: '10°C', rain: '22 mm' },
    night: { sky: 'Gale from the south-west', gusts: '85 km/h' },
  };
  const shown = textsOf(film({ place: 'Isle of Corrany', seconds: 25, forecast }));
  for (const word of ['Morning', 'Sea fog', '7°C', 'Afternoon', '22 mm', 'Night', '85 km/h'])
    expect(shown).toContain(word);
  const dated = textsOf(film({ place: 'Isle of Corrany', valid_for: 'Thursday 6 November', seconds: 25, forecast }));
  expect(dated).toContain('Thursday 6 November');
  expect(dated).not.toContain('Valid for');
});

test('scenes of any type keep their lines and lose their animations', () => {
  const shown = textsOf(
    film({
      brand: 'Fennimore Notes',
      scenes: [
        { id: 's1', type: 'title', headline: 'Fennimore Notes 7', sub: 'The autumn release', anim: 'scale-in' },
        { id: 's2', type: 'feature', headline: 'Margin ink', body: 'Scribble beside any paragraph', anim: 'draw-path' },
        { id: 's3', type: 'cta', headline: 'Update today', url: 'fennimore.example/7' },
      ],
    }),
  );
  for (const word of ['autumn release', 'Margin ink', 'Scribble beside any paragraph']) expect(shown).toContain(word);
  for (const word of ['scale-in', 'draw-path', 'Sub', 'Anim']) expect(shown).not.toContain(word);
});

test('who is credited signs; the credit of a photograph does not', () => {
  const yaml = (credit: string) =>
    fromYaml(`lesson: Why does the Moon have phases?\nfact: One full cycle takes 29.5 days\ncredit: ${credit}`);
  expect(closingOf(yaml('Pocket Orrery School'))).toContain('Pocket Orrery School');
  expect(closingOf(yaml('Photo by Ana Reyes'))).not.toContain('Ana Reyes');
});

test('the empty corner of a table stays, whatever is asked before it; neither side signs', () => {
  const prompt =
    "# Side by side: Heron One vs Heron Max\n\nWe sell two cargo bikes and people keep asking which one. Please make a calm, honest 28-second comparison (landscape).\n\n| | Heron One | Heron Max |\n|---|---|---|\n| Price | €3,290 | €4,750 |\n| Range | 55 km | 110 km |\n| Load | 120 kg | 200 kg |\n| Weight | 27 kg | 36 kg |\n| Seats | 2 children | 4 children |\n\n**Pick the One** if you carry it upstairs.\n**Pick the Max** if you leave the car at home.\n\nTest rides every Saturday in Breda and Ghent. Book: heroncycles.example/try\n\n- background: sand\n- One = rust, Max = forest green (keep consistent in every shot)\n- don't declare a winner\n- don't compare with other manufacturers";
  const [card] = piecesOf(prompt, 'Scorecard');
  expect(card?.props.cols).toEqual(['Heron One', 'Heron Max']);
  expect(closingOf(prompt)).toContain('"name":"Heron"');
});

test("notes in a block are the maker's to their end, and on what a film ends is no note", () => {
  const shown = textsOf(
    '# Osprelle CLI 4.2\n\n## Fixed\n- Crash on paths with emoji (#2287)\n- Lockfile no longer rewritten (#2301)\n\n> Internal: skip the telemetry change (#2295). Type commands on letter by letter.',
  );
  expect(shown).toContain('#2287');
  expect(shown).not.toContain('letter by letter');
  const closing = closingOf(
    '## Smoked Plum Shakshuka\n\n- 6 ripe plums\n- 4 eggs\n\n**Notes for the editor:** square, 20 sec. Cosy feel. Sign off with *Spoon & Hollow*, full recipe at spoonandhollow.example',
  );
  expect(closing).toContain('Spoon & Hollow');
  expect(closing).toContain('spoonandhollow.example');
});

test('a brief in small letters is read by its sentences, whatever greets before it', () => {
  const shown = textsOf(
    'ciao! ci serve un video verticale di 15 secondi per il nuovo gelato della gelateria Tre Civette, a Montelupaia. gusto: fico, ricotta e pepe rosa. solo dal 1 al 30 settembre. cono piccolo 2,80 €, grande 4 €. via del Pozzo 8. sfondo rosa chiaro, scritte viola, allegro, niente emoji.',
  );
  for (const word of ['Tre Civette', '2,80', 'Cono piccolo', '30 settembre']) expect(shown).toContain(word);
  for (const word of ['sfondo', 'scritte', 'emoji']) expect(shown).not.toContain(word);
});
