import { expect, test } from '@jest/globals';
import { piecesOf, readPrompt, shotsOf, textsOf } from './planned-shots.ts';

const nameOf = (prompt: string) => readPrompt(prompt).name;

test.each([
  [
    'Explainer, 30 seconds, for pupils: how a lock lifts a boat. First, the gate closes. Second, water flows in.',
    'pupil',
  ],
  ['Vergleiche für Mieter drei Tarife: Nord 30 €, Süd 40 €, West 50 €.', 'Mieter'],
  ['Explain leasing vs buying to first-time drivers. Leasing is renting. Buying is owning.', 'drivers'],
  ['Spiega come si ricicla il vetro: si lava, si toglie il tappo (−5 %). Per i colleghi di Casa Lena.', 'colleghi'],
  [
    'Erkläre, wie Caching funktioniert: 1. Anfrage kommt. 2. Wir warten 30 Sekunden. Für Entwickler, dunkles Theme.',
    'Entwickler',
  ],
  ['TikTok for our bakery Korn & Co: bread from 5 am, 12 kinds, no additives.', 'TikTok'],
  ['Documentary style opener, 20 seconds: The lake Orr is 12 km long. In 1980 it was dry.', 'opener'],
])('whom or what a film is for is not shown: %s', (prompt, hidden) => {
  expect(textsOf(prompt)).not.toContain(hidden);
});

test('what an offer is for stays, whoever gets it', () => {
  expect(textsOf('20% off all courses in May. For our members.')).toContain('For our members');
});

test.each([
  [
    'Wir ziehen um! Ab 1. Mai finden Sie Praxis Dr. Lind in der Hafenstraße 88 in Lübeck. Ruhig, 15 Sekunden.',
    'Praxis Dr. Lind',
  ],
  ['Flash sale for our shoe store FootYard: 24 hours only, 30% off with code RUN30, starts Friday 8 am.', 'FootYard'],
  [
    'El coro Luces del Norte canta a Bach. Sábado 22 de noviembre, 20:00 h, Iglesia de San Juan. 85 luces, 40 músicos.',
    'Luces del Norte',
  ],
  ['Investor update Q2, Marrow AI: ARR $2.1M. New customers: Orbital Foods, Quill Bank, Northwind Rail.', 'Marrow AI'],
  [
    'Blutspende im Gemeindehaus St. Anna, Mittwoch 3. Dezember, 15 bis 19 Uhr. Bitte Ausweis mitbringen. DRK Ortsverein Mühlheim.',
    'DRK Ortsverein Mühlheim',
  ],
  [
    'Recette en 20 secondes : houmous. 400 g de pois chiches, 1 citron. Étapes : rincer, mixer, goûter. Signé « La Table de Rose ».',
    'La Table de Rose',
  ],
  [
    "L'ascensore è fermo da lunedì 9 a mercoledì 11 febbraio. Ci scusiamo. Amministrazione Rinaldi.",
    'Amministrazione Rinaldi',
  ],
  ['Der Aufzug steht bis Montag. Entschuldigung. Hausverwaltung Rinke.', 'Hausverwaltung Rinke'],
  [
    'Erklärvideo für Kunden: So funktioniert die Rückgabe. 1. Formular ausfüllen. 2. Paket packen. 30 Tage Rückgaberecht. Modehaus Veit.',
    'Modehaus Veit',
  ],
  ['We raised €12,480 of our €20,000 goal. 11 days left. Join at runforhope.example. Run for Hope.', 'Run for Hope'],
  ['New episode out now! "The Way Home", episode 58 of Night Bus Stories. 47 minutes.', 'Night Bus Stories'],
])('whose film it is signs: %s', (prompt, name) => {
  expect(nameOf(prompt)).toBe(name);
});

test('what is held gives a ticket its title, and who holds it signs', () => {
  const prompt =
    'Blutspendetermin im Gemeindehaus St. Anna, Mittwoch 3. Dezember, 15 bis 19 Uhr. Bitte Ausweis mitbringen. DRK Ortsverein Mühlheim.';
  expect(piecesOf(prompt, 'Ticket')[0]?.props).toMatchObject({
    title: 'Blutspendetermin',
    place: 'Gemeindehaus St. Anna',
  });
  const shown =
    'The Tide Museum presents the exhibition "Voices of Salt": 120 pieces. From 3 April to 30 September. Admission €6.';
  expect(piecesOf(shown, 'Ticket')[0]?.props.title).toBe('Voices of Salt');
});

test('a house greets its new people, and is greeted by nobody', () => {
  const prompt =
    'Welcome video for new drivers at Grove Logistics, 30 seconds. Day one: badge at 8:30. Questions go to hi@grove.example.';
  expect(textsOf(prompt)).toContain('Welcome to Grove Logistics!');
  expect(readPrompt(prompt)).toMatchObject({ name: 'Grove Logistics', action: 'Questions' });
});

test('who speaks is told with what they are, before or behind their words', () => {
  const before = 'A film for Lumo. Early tester Ada Blum says: "I saw the whole comet." Order at lumo.example.';
  expect(piecesOf(before, 'Quote')[0]?.props).toMatchObject({ who: 'Ada Blum', role: 'Early tester' });
  const behind = 'A film for our app Lingo: "I learned 1,200 words on the bus." – user Mia. 14 languages.';
  expect(piecesOf(behind, 'Quote')[0]?.props).toMatchObject({ who: 'Mia', role: 'user' });
});

test('what has no sides opens a film on both names, and a verdict is said and not pressed', () => {
  const bare = 'Explain cash flow vs profit. Customers may pay in 60 days. By then the till may be empty.';
  expect(shotsOf(bare)[0]?.props.text).toBe('Cash flow vs profit');
  expect(piecesOf(bare, 'Compare')).toEqual([]);
  const sided =
    'Comparer trottinette électrique et bus pour 5 km : trottinette 22 minutes, 0,10 € ; bus 31 minutes, 2,40 €. Conclusion : la trottinette gagne.';
  const [compare] = piecesOf(sided, 'Compare');
  expect(compare?.props.left).toMatchObject({ items: ['22 minutes', '0,10 €'] });
  expect(textsOf(sided)).toContain('La trottinette gagne');
  expect(piecesOf(sided, 'CallToAction')).toEqual([]);
  expect(readPrompt('Compare three ways to save: cash 1%, bonds 3%, funds 6%.').comparison).toBeNull();
});

test('a figure is told once, in the sentence that ends on it', () => {
  const prompt = 'Last year we used 84,000 kWh; goal for 2026: 70,000 kWh. Turn off the lights.';
  expect(textsOf(prompt).split('70,000').length).toBe(2);
});

test('a number stays in the sentence that says what becomes of it, and two hours in theirs', () => {
  const moved = 'Wij verhuizen! Het telefoonnummer blijft 038 123 45 67. Op 29 april zijn we gesloten.';
  expect(textsOf(moved)).toContain('telefoonnummer blijft 038 123 45 67');
  const gym = 'Ginásio Azul: 14 dias grátis, sem fidelização, aulas às 7h e às 19h.';
  expect(textsOf(gym)).toContain('ulas às 7h e às 19h');
  const span = 'The library closes from 1 February to 15 May. Books go in the blue box.';
  expect(readPrompt(span).occasion.dates).toEqual(['1 February to 15 May']);
});

test('steps counted past the third are steps, and counted colours are told', () => {
  const water =
    'How a wetland cleans water. First, reeds slow it. Second, bacteria feed. Third, plants drink. Fourth, clear water leaves.';
  expect(textsOf(water)).toContain('lear water leaves');
  expect(textsOf(water)).not.toMatch(/Fourth/u);
  const rainbow =
    'Wie ein Regenbogen entsteht: Erstens trifft Licht auf Tropfen. Zweitens wird es gebrochen. Drittens sehen wir sieben Farben.';
  expect(textsOf(rainbow)).toContain('sieben Farben');
});

test('a guide is signed by the house behind it, and what a price includes stands with it', () => {
  const guide =
    'Vier Spartipps für den Winter, hochkant: 1. Heizung runter. 2. Türen zu. 3. Kurz lüften. 4. Licht aus. Apotheke am Markt.';
  expect(nameOf(guide)).toBe('Apotheke am Markt');
  const reunion = 'Class of 2003 reunion! Saturday 14 September, 6 pm. Bring a photo. $35 incl. dinner.';
  expect(piecesOf(reunion, 'Ticket')[0]?.props.price).toBe('$35 incl. dinner');
});

test.each([
  ['Night market on Friday 12 June, from 18:00 to 24:00 at Praça das Flores, with 64 stalls.', 'Praça das Flores'],
  ['Feest op vrijdag 12 juni van 18:00 tot 24:00 in Park aan de Maas, met 64 kramen.', 'Park aan de Maas'],
  ['Fest am 3. Mai im Rathaus das Beste.', 'Rathaus'],
])('a place keeps the joints of its own language: %s', (prompt, place) => {
  expect(readPrompt(prompt).occasion.place).toBe(place);
});
