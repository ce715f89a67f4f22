/** Films asked for without the word "video", and what ends them. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const shown = (prompt: string) =>
  JSON.stringify(planFilm(inputOf(prompt)).scenes.map(({ shots }) => shots.map(({ props }) => props)));

test('a year in review, an invitation and a lesson are films, with their lengths', () => {
  const club = 'A 25 second year in review for the rowing club Vesla: 14 medals, 312 training days, 2,480 km rowed.';
  expect(read(club)).toMatchObject({ seconds: 25, figures: [{ value: '14' }, { value: '312' }, { value: '2,480' }] });
  expect(shown(club)).not.toMatch(/25 second|review/iu);
  expect(read('Ein Jahresrückblick für den Ruderclub Vesla in 20 Sekunden: 14 Medaillen, 312 Tage.').seconds).toBe(20);
  expect(shown('Year in review for the Wendel Library. 182,400 loans. 74 % were digital.')).toMatch(/Year in review/u);
  const lesson =
    'Teach what compound interest is in 45 seconds. After 10 years $1,000 become $1,967. "Time does the work."';
  expect(read(lesson).seconds).toBe(45);
  expect(shown(lesson)).not.toMatch(/teach|45 seconds/iu);
});

test('addresses of newer endings are addresses, files and missing spaces are none', () => {
  expect(read('Explainer for the library of Tarnhout. End with tarnhout.library').address).toBe('tarnhout.library');
  expect(read('Opening of the sauna Lohi. Book at lohi.sauna/times').address).toBe('lohi.sauna/times');
  for (const text of [
    'Show logo.svg and Brand.otf.',
    'Fast again.Every day new.',
    'Made e.g.for you.',
    'It weighs 2.5 kg.',
  ])
    expect(read(text).address).toBe('');
});

test('what stands under a label for the end is the end', () => {
  const bakery = read('Video für die Bäckerei Korn & Krume: seit 1921. Schluss: kornundkrume.de');
  expect([bakery.address, bakery.action]).toEqual(['kornundkrume.de', '']);
  expect(read('Un vídeo de 12 segundos para la feria del libro. 85 editoriales. Final: "Nos vemos allí"').action).toBe(
    'Nos vemos allí',
  );
  expect(read('Sommerfest am 3. Juli. Beginn: 14 Uhr. Ende: 18 Uhr.').action).toBe('');
});

test('a label before quoted words needs no colon, and who is to be quoted is named', () => {
  expect(read('Promo for Bruma, a cold brew. Tagline "Slow is smooth".').tagline).toBe('Slow is smooth');
  expect(read('Tour of the library. Quote the librarian: "We lend telescopes too."').quotations).toEqual([
    { text: 'We lend telescopes too.', who: 'The librarian', role: '' },
  ]);
});

test('plans in one sentence are set side by side, and units name nobody', () => {
  const plans =
    'Compare plans: Solo 9 €/month with 1 seat and 10 GB; Team 29 €/month with 10 seats and 200 GB; Studio 79 €/month with unlimited seats and 2 TB.';
  expect(read(plans)).toMatchObject({
    name: '',
    tables: [
      {
        cols: ['Solo', 'Team', 'Studio'],
        rows: [
          { label: '', cells: ['9 €/month', '29 €/month', '79 €/month'] },
          { label: 'seats', cells: ['1', '10', 'unlimited'] },
          { label: '', cells: ['10 GB', '200 GB', '2 TB'] },
        ],
      },
    ],
  });
  expect(shown(plans)).not.toMatch(/with 1 seat/u);
  expect(shown(plans)).toContain('Solo · Team · Studio');
});

test('what is said beside the quoted words of a short film is shown as well', () => {
  expect(shown('6 second bumper: "Lights out at 9." Earth hour, Kellburn.')).toMatch(
    /Lights out at 9\.[\s\S]*Earth hour, Kellburn/u,
  );
});

test('a whole sentence beside quoted words is no line under the name, where nobody has the time to read it', () => {
  const brief = 'Announce the launch of Tidewater, a calm tide table.\n“Know the sea before you go.”\n7 seconds.';
  const ends = planFilm(inputOf(brief)).scenes.filter(({ role }) => role === 'closing');
  expect(ends.length).toBe(1);
  expect(JSON.stringify(ends)).not.toContain('calm tide table');
  expect(shown(brief)).toContain('a calm tide table');
});

test('what follows a length in a few words is a wish, and so is what the film shall do without', () => {
  const figures = 'Our Q2: revenue €4.2M, churn 1.9 %. 25 seconds, corporate blue. No CTA, no captions.';
  expect(read(figures).seconds).toBe(25);
  expect(shown(figures)).not.toMatch(/25 seconds|corporate|CTA|captions/u);
  const rain =
    'Show how rain becomes drinking water in 5 steps: collect, settle, filter, treat, store. 30 seconds, for children.';
  expect([read(rain).seconds, read(rain).lists[0]?.items.length]).toEqual([30, 5]);
  expect(shown(rain)).toContain('How rain becomes drinking water in 5 steps');
  expect(shown(rain)).not.toMatch(/for children/u);
  // What a recipe rests is no length of the film.
  expect(shown('Bread. Knead it. 30 seconds, then fold it over 3 times. Bake.')).toMatch(/30 seconds/u);
});

test('the length right behind the verb is the film’s, and the verb before a colon asks as well', () => {
  const sky = read('Explique en 30 secondes pourquoi le ciel est bleu : l’air disperse surtout le bleu.');
  expect(sky.seconds).toBe(30);
  expect(shown('Explique en 30 secondes pourquoi le ciel est bleu.')).not.toMatch(/secondes/u);
  expect(read('Announce: Sable CLI 3.0. 3× faster builds. "Ship before lunch".').name).toBe('Sable CLI 3.0');
  expect(read('Map out our onboarding: sign → meet buddy → first commit on day 3.').flow).toHaveLength(3);
});

test('years in front of what happened, and times in a row, are lists; minutes are no crowd', () => {
  const bridge = read(
    'Timeline of the Corvin Bridge: 1849 opened, 1912 widened to 14 m, 1945 destroyed, 1949 rebuilt. 25 seconds.',
  );
  expect(bridge.lists[0]?.items[1]).toEqual({ title: '1912', text: 'widened to 14 m' });
  const ferry = read('Halden Ferries: new timetable from 1 May: 06:10, 08:25, 12:40, 18:05.');
  expect([ferry.lists[0]?.items.length, ferry.occasion.times]).toEqual([4, []]);
  expect(read('Recipe: pancakes for 4 in 20 minutes. Whisk. Fry.').share).toBeNull();
  expect(read('7 of 10 need no car.').share).toEqual([7, 10, '7 of 10 need no car']);
});

test('who does what to what stays a sentence, and counts of unlike things are no bars', () => {
  const pump = read('How it works. Outside air warms a fluid. A compressor raises it to 55 °C. 1 kWh in, 3.5 kWh out.');
  expect(pump.figures.map(({ label }) => label)).not.toContain('compressor raises it');
  expect(pump.statements.map(({ text }) => text)).toContain('A compressor raises it to 55 °C.');
  const team = read(
    'Ein Video über unsere Schreinerei: 3 Generationen, 12 Leute, 1 Hund. Wir bauen Küchen aus Eiche. 18 Sekunden.',
  );
  expect(team.series).toEqual([]);
});

test('numbers to call and to write to are the end, and letters of addresses stay small', () => {
  expect(read('Lost cat: Miso. Reward $100. Call 555-0134.').address).toBe('555-0134');
  expect(read('Menú de otoño. Risotto 14 €. Reserva: 955 123 456.').address).toBe('955 123 456');
  expect(read('Wir bauen Küchen. Termin: 0911 2345678.')).toMatchObject({ action: 'Termin', address: '0911 2345678' });
  const teaser =
    'Teaser for Aerolith: batteries from sand. "Store the wind." contact: ir@aerolith.energy — 25 seconds, cinematic';
  expect(read(teaser)).toMatchObject({ seconds: 25, action: '', exact: ['Store the wind.'] });
  expect(shown(teaser)).toContain('"ir@aerolith.energy"');
  expect(shown(teaser)).not.toMatch(/25 seconds|cinematic/u);
});

test('until when a price holds is no day of the event, and a source neither opens nor ends the film', () => {
  const fair = read('Conference: Driftwood 2026, 9–11 September, Gdańsk. 42 talks. Early bird €249 until 1 June.');
  expect([fair.occasion.dates, fair.offer.price]).toEqual([['9–11 September'], '']);
  expect(fair.statements.map(({ text }) => text)).toContain('Early bird €249 until 1 June.');
  const { scenes } = planFilm(
    inputOf('Poll: 64 % want night trains, 22 % do not, 14 % are against. Source: Panel 2026.'),
  );
  for (const scene of [scenes.find(({ name }) => name === 'Hook'), scenes.at(-1)])
    expect(JSON.stringify(scene?.shots ?? [])).not.toContain('Source');
});

test('whom a film is for is not shown, and next week is a time', () => {
  const museum = 'Film for a museum: "Bones of the Sea", whale exhibition, 3 May – 30 September. 26 skeletons.';
  expect(shown(museum)).not.toMatch(/a museum/iu);
  expect(
    shown('Weekly update: shipped the tide API, fixed the login loop, 3 bugs open, next week: load tests.'),
  ).toMatch(/next week/iu);
  const meals = read('Today 212 schools eat with us. "No child learns hungry." brightplate.org 25 s, warm');
  expect([meals.seconds, meals.address]).toEqual([25, 'brightplate.org']);
});

test('what follows in time is told in its order', () => {
  const growth =
    'Explain compound interest in 45 seconds: start with $1,000; after 10 years it is $1,967, after 20 years $3,870, after 30 years $7,612.';
  expect(read(growth).series[0]?.points.map(({ label }) => label)).toEqual([
    'after 10 years',
    'after 20 years',
    'after 30 years',
  ]);
  const text = shown(growth);
  expect(text.indexOf('1,967')).toBeLessThan(text.indexOf('7,612'));
});
