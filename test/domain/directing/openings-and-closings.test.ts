/** What a film says first and last. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const hookOf = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.find(({ role }) => role === 'text')?.shots[0]?.props.text;
const closingOf = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.find(({ role }) => role === 'closing')?.shots ?? [];

test('a verdict in quotes ends the film without its head, its marks and its stop', () => {
  const prompt =
    'Ferry vs bridge to the island. Ferry: 40 minutes, £8. Bridge: 12 minutes, free. Bottom line: "Walk across".';
  expect(closingOf(prompt)[0]?.props.text).toBe('Walk across');
});

test('what a brief says last does not open its film', () => {
  const canal = '1790: Dug by hand. 1868: First steam boat. 1944: Drained. 1999: Reopened with 9 locks.';
  expect(hookOf(`The story of Kanal Ost. ${canal} Still free to swim in.`)).toBe('Kanal Ost');
  const numbers = 'Q2 report: sales £3.1M (+9%), returns 4.2% (down from 6%), 88 new shops, NPS 54. Staff 71.';
  expect(hookOf(`${numbers} Outlook: we expect £4M in Q3.`)).toBe('Q2 report');
});

test('a brief that opens with what its ticket or list is headed by opens its film with no later line', () => {
  const poll = 'Elect the parish board on 7 and 8 June. Booths in the hall, 9:00 to 16:00. 9 candidates, 3 seats.';
  expect(hookOf(poll)).not.toBe('Booths in the hall');
  const rules = 'Workshop rules: tie up sleeves, wear boots, never run, know the exit. Sweep every bench.';
  expect(hookOf(rules)).toBe('Workshop rules');
  const club = 'Historia del coro: 1920 fundación, 1961 primer disco, 1999 gira, 2015 sede propia. 105 años de canto.';
  expect(hookOf(club)).toBe('Historia del coro');
});

test('a brief that asks its viewers something opens on the question', () => {
  const { hook } = {
    hook: planFilm(inputOf('Why do cats purr? Some say to heal. Some say to ask. It hums at 25 Hz. Nobody is sure.'))
      .scenes[1],
  };
  expect(JSON.stringify(hook?.shots)).toContain('Why do cats purr?');
});

test('a sentence that holds the title and its day opens the film whole, and once', () => {
  const words = (prompt: string) =>
    planFilm(inputOf(prompt)).scenes.flatMap((scene) =>
      scene.role === 'ground' ? [] : scene.shots.flatMap(({ props }) => JSON.stringify(props)),
    );
  const said = words('Opening of our Osaka studio 大阪 on 9 July. 30 people, 2 labs. Contact: osaka@tidewell.example');
  expect(said.filter((text) => text.includes('Osaka studio'))).toHaveLength(1);
});

test('a line that a date was taken from says its whole sentence', () => {
  const choir =
    'The Monday Choir needs altos! We sing every Monday, 19:00, Town Hall. No audition. First concert on 9 May.';
  const words = planFilm(inputOf(choir)).scenes.flatMap((scene) => scene.words);
  expect(words).toContain('First concert on 9 May.');
});

test('a film opens on its long first sentence, and on the longer of two lines that say the same', () => {
  const study =
    'A study of 8,200 drivers found that a nap of 20 minutes cuts lapses on long roads by 34%. Beyond 40 minutes it does not help. Published in Road Safety, May 2024.';
  expect(planFilm(inputOf(study)).scenes.find(({ role }) => role === 'text')?.shots[0]?.piece).toBe('Kinetic');
  expect(readBrief(inputOf(study)).occasion.dates).toEqual([]);
  expect(
    hookOf('Poster contest "My River": send one poster, win €700. Open to all under 20. Jury: three painters.'),
  ).toBe('Poster contest "My River": send one poster, win €700.');
});

test('what a brief tells in its order is shown in its order', () => {
  const mill =
    'A film for Kern Mill in Ahr. Built in 1881. Each stone weighs 900 kg. We grind rye and spelt only. In 2016 we stopped using plastic. Since then we sold 41,000 paper bags. Flour output rose from 80 t to 210 t. Come by on Fridays. kernmill.example';
  const said = JSON.stringify(planFilm(inputOf(mill)).scenes.map(({ shots }) => shots.map(({ props }) => props)));
  const places = ['900', 'rye and spelt', '2016', '41,000', '210 t'].map((text) => said.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('a notice too long for a line opens on its head, and not on what comes after it', () => {
  const water =
    'Water notice: from Tuesday 4 May the pipes below Kiln Lane and Potter Street are renewed between the bridge and the school for 3 weeks. Tanks stand at the corner. Boil what looks cloudy.';
  expect(hookOf(water)).toBe('Water notice');
  const said = JSON.stringify(planFilm(inputOf(water)).scenes.flatMap(({ shots }) => shots));
  expect(said.match(/Water notice/gu)).toHaveLength(1);
});

test('the last line that asks at once, or leads to the address, is what to do', () => {
  const actionOf = (prompt: string) => readBrief(inputOf(prompt)).action;
  expect(actionOf('What is new in Tarn 3: dark maps, shared routes, fewer crashes. Upgrade today.')).toBe(
    'Upgrade today',
  );
  expect(actionOf('40 dogs wait in Leeds. £9 feeds one for a week. Feed a dog at kindpaws.example')).toBe('Feed a dog');
  expect(actionOf('The lamp runs for 9 hours. Its manual is at lamp.example')).toBe('');
});

test('a line keeps the address without which it would end on its verb', () => {
  const { statements } = readBrief(inputOf('The lamp runs for 9 hours. Everything is at lamp.example'));
  expect(statements.map(({ text }) => text)).toContain('Everything is at lamp.example');
});

test('what heads a rail of dates opens its film, and thanks end it', () => {
  const line =
    'Harbour line turns 80: 1946 first boat, 1971 new pier, 1999 storm and rebuild, 2026 first battery boat.';
  expect(hookOf(`${line} Thank you, neighbours.`)).toBe('Harbour line turns 80');
  expect(closingOf(`${line} Thank you, neighbours.`)[0]?.props.text).toBe('Thank you, neighbours.');
});

test('whom a lesson is told to, and what kind of film it is, heads no film', () => {
  expect(hookOf('Explain tides to 9-year-olds: the moon pulls the sea. The sea follows. Twice a day it is high.')).toBe(
    'Tides',
  );
  const said = JSON.stringify(planFilm(inputOf('Changelog teaser, 15 seconds, calm: Tern 4. Opens in 2 s.')).scenes);
  expect(said).not.toMatch(/teaser, calm/iu);
});

test('a relay keeps brackets whole and no clause apart from its head', () => {
  const poll =
    'Reader poll 2027: 1,840 answers, contentment 7.6 out of 10 (2026: 7.1), first wish: longer hours (38 %). We open until 20:00 from May.';
  const lines = planFilm(inputOf(poll)).scenes.flatMap(({ words }) => words);
  expect(lines.some((text) => text.includes('(2026: 7.1)'))).toBe(true);
  expect(lines.some((text) => text.toLowerCase().includes('first wish: longer hours'))).toBe(true);
});

test('words for the end or the start behind a colon, or called the first, stand there', () => {
  const saltPan = (said: string) => `Film for Salt Pan Nine. 52 gulls live here. ${said}`;
  for (const prompt of [
    saltPan('At the end it should read: "The tide knows best"'),
    'Film für Salzgarten. Hier leben 52 Möwen. Am Ende soll stehen: „The tide knows best“',
    'Film pour Salines. 52 mouettes vivent ici. À la fin doit apparaître : « The tide knows best ».',
  ])
    expect(JSON.stringify(closingOf(prompt))).toContain('The tide knows best');
  for (const prompt of [
    saltPan('The very first frame should say: "The tide knows best"'),
    'Film für Salzgarten. Hier leben 52 Möwen. Der erste Satz lautet: „The tide knows best“',
    'Vídeo para Salinas. 52 gaviotas viven aquí. La primera frase debe ser «The tide knows best». Está en Cádiz.',
  ])
    expect(planFilm(inputOf(prompt)).scenes.find(({ role }) => role !== 'ground')?.words[0]).toBe(
      'The tide knows best',
    );
  expect(JSON.stringify(planFilm(inputOf(saltPan('The first words were "Let there be salt".'))).scenes)).toContain(
    'The first words were',
  );
});

test('the length of an explanation does not go into its steps', () => {
  const plan = planFilm(
    inputOf('Explain in 25 seconds how glass is made: melt sand at 1,700 degrees, shape it, and let it cool slowly.'),
  );
  expect([plan.durationInFrames / plan.fps, JSON.stringify(plan.scenes).includes('25 seconds')]).toEqual([25, false]);
});

test.each([
  'Die Brücke ist wieder offen. Radfahrer brauchen jetzt nur vier Minuten. Der Film soll ruhig sein, 20 Sekunden dauern und mit dem Satz „Endlich wieder drüben" beginnen.',
  'Il ponte riapre lunedì. In bici bastano quattro minuti. Il video deve essere calmo, durare 20 secondi e aprirsi con la frase «Endlich wieder drüben».',
  'De brug is weer open. Fietsers doen er nu vier minuten over. De film mag rustig zijn, 20 seconden duren en met de zin "Endlich wieder drüben" beginnen.',
])('what the last clause of a wish says comes first opens the film: %s', (prompt) => {
  expect(hookOf(prompt)).toBe('Endlich wieder drüben');
  expect(JSON.stringify(closingOf(prompt))).not.toContain('Endlich');
});

test('words behind the address that a film ends on end it, and do not open it', () => {
  const told = 'A 20 second film about Moorgate Kennels. It homes 212 dogs a year. 9 people work there.';
  const words = JSON.stringify(
    closingOf(`${told} Finish with the address moorgate.example and the line "Come and sit."`),
  );
  expect(words).toContain('Come and sit.');
  expect(words).toContain('moorgate.example');
  expect(
    JSON.stringify(hookOf(`${told} Close with our address moorgate.example and the words "Come and sit."`)),
  ).not.toContain('Come and sit');
});
