/** What a brief wishes of its film, and what is copy although it sounds like a wish. */
import { expect, test } from '@jest/globals';
import { chooseShape } from '../../../domain/directing/choose-shape.ts';
import { deriveContexts } from '../../../domain/directing/derive-contexts.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const read = (prompt: string) => readBrief(inputOf(prompt));
const planOf = (prompt: string) => planFilm(inputOf(prompt));
const shots = (prompt: string) =>
  planFilm(inputOf(prompt)).scenes.flatMap((scene) => (scene.role === 'ground' ? [] : scene.shots));
const wordsOf = (prompt: string) => JSON.stringify(shots(prompt).map(({ props }) => props));

test('a length that no film has is what the film tells of', () => {
  const talk = 'New talk by Ivo Marsh on river ice. 55 minutes. Free to watch.';
  expect(read(talk).seconds).toBeNull();
  expect(wordsOf(talk)).toContain('55');
  expect(read('Launch of Torvi, the folding kayak. 20 seconds.').seconds).toBe(20);
  expect(read('A 2 minute film about Torvi, the folding kayak.').seconds).toBe(120);
});

test('how long a text stands on screen is the length, and a dark theme among wishes is none of its words', () => {
  const quoted = '“Leave room for the tide.” Put this on screen for 9 seconds, calm, sand background.';
  expect(read(quoted).seconds).toBe(9);
  expect(wordsOf('Meet Fennel, the query builder. Dark theme, 20 seconds.')).not.toContain('theme');
});

test('how long a lesson takes is how long its film lasts, and stands nowhere', () => {
  const tour = 'Onboarding for Fernleaf in 40 seconds. 1. Take a photo. 2. Get a name. 3. Water in time.';
  expect(read(tour).seconds).toBe(40);
  expect(wordsOf(tour)).not.toContain('40');
  expect(read('Fernleaf names your plant in 5 seconds. Take a photo.').seconds).toBeNull();
});

test('a numeral is no part of a word in another language', () => {
  expect(read('Tres ideas para ahorrar: apaga la luz, ve en bici y come en casa. ahorro.example').seconds).toBeNull();
});

test('a verb that is a film elsewhere asks for none, and what it says is shown', () => {
  const lamp = 'Meet Orb, a lamp. 90 lumens, weighs 30 g, clips on in 3 seconds. 12 seconds, dark look.';
  expect(planOf(lamp).durationInFrames).toBe(360);
  expect(JSON.stringify(shots(lamp))).toMatch(/90 lumens.*30 g.*3 seconds/u);
});

test('a wish to the viewer is shown, whatever its words mean to a maker', () => {
  expect(JSON.stringify(shots('Wipe your screen every Monday'))).toContain('screen');
  expect(JSON.stringify(shots('Ball of the fire brigade, 2 May, Town Hall. Please answer by 1 April.'))).toContain(
    'Please answer by 1 April',
  );
});

test('a day on which a house is closed warns of nothing', () => {
  expect(
    chooseShape(read('Toy Museum Ulm. 900 dolls. Open Wednesday to Sunday. Closed on Tuesdays. Entry €6.')),
  ).not.toBe('alert');
  expect(chooseShape(read('The Elm Street bridge is closed from Monday 3 March. Use the ferry.'))).toBe('alert');
});

test('a warning that a product gives makes no notice of its film', () => {
  expect(
    chooseShape(read('We made Silo for bakers who hate waste. See stock by hour, and get a warning at 5 %.')),
  ).not.toBe('alert');
});

test('advice that begins with “when” is copy', () => {
  expect(wordsOf('Kitchen safety: dry hands, closed shoes, sharp knives. When unsure, ask.')).toContain(
    'When unsure, ask',
  );
});

test('a sentence that goes on behind its colon stays one', () => {
  expect(wordsOf('Sorry, Norrby. It will never happen again: renewal is now automatic. Refunds by Friday.')).toContain(
    'It will never happen again: renewal is now automatic',
  );
});

test('what a film shall do without, how it shall sound and in which language speaks to its maker', () => {
  const wishes = [
    ['Café Lumen öffnet am 3. Mai. Bitte keine Ausrufezeichen, unser Chef mag sie nicht.', /Ausrufe|Chef/],
    ['Buurthuis De Hoek opent op 3 mei. Warme toon, geen muziek, huisstijl donkerblauw.', /toon|muziek|huisstijl/],
    ['Taller Roble abre el 3 de mayo. Sin signos de exclamación.', /exclamación/],
    ['Bilancio 2025: ricavi 4 milioni, 12 sedi. Sobrio, verde e bianco, 20 secondi.', /Sobrio|bianco|secondi/],
    ['Moss Lab opens on 3 May. Could you keep it plain but not dull?', /plain|dull/],
    ['Text in German please: "Licht am Kanal", 4. Juli, 21 Uhr.', /please|German/],
    ['Школа «Волна» открыта. Сёрфинг и каяк. 15 секунд.', /секунд/],
  ] as const;
  for (const [prompt, gone] of wishes) expect(wordsOf(prompt)).not.toMatch(gone);
  expect(wordsOf('Bank Ahorn answers the phone itself: no music on hold, no waiting.')).toMatch(/no music on hold/i);
});

test('a heading and a list in few words are read in their own language', () => {
  expect(read('SOMMERFEST KLASSE 2A\nGrillen ab Nachmittag\nSpiele beim Bach').language).toBe('de');
  expect(read('Quartalsbericht Hofladen: Umsatz 12, Kunden 40. Danke an alle Freunde.').language).toBe('de');
  expect(read('Pizza Roma: Margherita 8, Diavola 9').language).toBe('en');
});

test('whom a lesson is for goes with its length', () => {
  const tides = 'Explain why the sea is salty in 35 seconds for kids. Rain takes salt from rocks. Rivers carry it on.';
  expect(read(tides).seconds).toBe(35);
  expect(wordsOf(tides)).not.toMatch(/35|for kids/u);
});

test('what a maker calls the parts of a story is not said', () => {
  const notes =
    'title: Introducing Bark\nkey points:\n- Finds your dog\n- Works in woods\n- Runs 9 days\nproof: 3,000 dogs found';
  expect(wordsOf(notes)).not.toMatch(/key points|proof/iu);
  expect(wordsOf(notes)).toContain('Dogs found');
});

test('a licence is no wish', () => {
  expect(wordsOf('Otter reads files fast. Open source, MIT. otter.example')).toContain('Open source, MIT');
});

test('a word beside a look and a colour by its code is a look as well', () => {
  const said = (prompt: string) => readBrief(inputOf(prompt)).statements.map(({ text }) => text);
  expect(said('Kassa closes the till in 9 seconds. Dark, exact, #12B886')).toEqual([
    'Kassa closes the till in 9 seconds.',
  ]);
});

test('what viewers are asked for is copy, although a maker is asked in the same words', () => {
  expect(wordsOf('Ms Lind retires. Party: Friday 3 July, 5 pm, gym hall. Bring a story.')).toContain('Bring a story');
  expect(wordsOf('Be a bike buddy! We need 60 helpers in Leith before June.')).toContain('60');
  expect(wordsOf('Pen or tablet? Use both: sketch by hand, keep what works.')).toContain('sketch by hand');
  expect(wordsOf('Spring clearance')).toContain('Spring clearance');
  expect(wordsOf('Teaser for the Osk lamp. Shines for 9 hours. Use deep red.')).not.toMatch(/deep red/iu);
});

test('quoted words stand whole', () => {
  const wise = '"The best day to mend a roof was the day it broke. The second best day is today."';
  expect(wordsOf(wise)).toContain('The best day to mend a roof was the day it broke. The second best day is today.');
});

test('the kind of film, its length and its colours at the end are wishes in any language', () => {
  const wishes = [
    ['Warum Ebbe kommt: der Mond zieht. Lehrfilm, 30 Sekunden, ruhig.', /Lehrfilm|Sekunden/],
    ['Auguri a Marta! 90 gol. Video di 14 secondi, nero e verde.', /secondi|[Nn]ero/],
    ['Come fare il tè: scalda l’acqua, versa, aspetta. Formato quadrato, 15s.', /Formato|15s/],
    ['ITEM: Reef torch. LEN: 12s. END ON: reef.example', /LEN|END ON/],
  ] as const;
  for (const [prompt, gone] of wishes) expect(wordsOf(prompt)).not.toMatch(gone);
});

test('colours named after things count beside a word that asks for them, and not where they are the thing', () => {
  const themeOf = (prompt: string) => planFilm(inputOf(prompt)).theme.colours;
  expect(themeOf('Evening class in bread. Five Mondays from 4 May. Warm amber colours.').brand).toBe('#e0a126');
  expect(themeOf('Our florist opens at 8. Use plum and moss.').brand).toBe('#6f2c5e');
  expect(themeOf('Amber 2 is out. 3 times faster. Cobalt theme, please.').brand).toBe('#1e3fb8');
  expect(readBrief(inputOf('Tern 2 is out. Cobalt theme, please.')).statements.map(({ text }) => text)).toEqual([
    'Tern 2 is out.',
  ]);
  expect(themeOf('Copper pans from £12. Pine Lane market, 3 May.').brand).not.toBe('#b4683a');
});

test.each([
  ['Canal Row Ramblers, Fridays at 7. 18 seconds, upbeat, cobalt and coral', ['#1e3fb8', '#ff6f59']],
  ['Wir suchen eine Bäckerin für die Backstube Rehm. 20 Sekunden, Orange und Anthrazit.', ['#f7791a', '#3a3f45']],
  ['How to prune a rose. Cut above a bud. 20 seconds, soft beige and rust.', ['#efe3cb', '#a8492a']],
])('colours named among wishes are the film\'s, with no word of "colour" beside them: %s', (prompt, hexes) => {
  const { brand } = deriveContexts(prompt);
  for (const hex of hexes) expect(brand).toContain(hex);
  expect(brand).not.toContain('chosen by Framewright, since');
});
