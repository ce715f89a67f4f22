/** What running text says to the maker around what viewers read: labels, courtesies, conditions and who asks. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { inputOf } from './brief-input.ts';

const filmOf = (prompt: string) => planFilm(inputOf(prompt));
const wordsOf = (prompt: string) =>
  filmOf(prompt)
    .scenes.flatMap(({ words }) => words)
    .join('\n');

test.each([
  ['A film for Otter Mugs. The story: every mug is thrown twice.', 'A film for Otter Mugs. Every mug is thrown twice.'],
  [
    'Film für Waldkiosk. Kernbotschaft: Müll gehört nicht in den Wald. Er ist täglich offen.',
    'Film für Waldkiosk. Müll gehört nicht in den Wald. Er ist täglich offen.',
  ],
  [
    'Une vidéo pour Rondin. Le message à faire passer : un arbre suffit. Venez.',
    'Une vidéo pour Rondin. Un arbre suffit. Venez.',
  ],
  [
    'Un vídeo para Lumbre. Contexto: la leña viene de aquí. Es barata.',
    'Un vídeo para Lumbre. La leña viene de aquí. Es barata.',
  ],
  [
    'A film for Otter Mugs. What viewers should know: the glaze is lead-free.',
    'A film for Otter Mugs. The glaze is lead-free.',
  ],
  ['A film for Otter Mugs. Our story: 40 years of clay.', 'A film for Otter Mugs. Our story: 40 years of clay.'],
  ['A film for Otter Mugs. Goal: £25,000 by June.', 'A film for Otter Mugs. Goal: £25,000 by June.'],
])('%s: a label of the brief leaves, what it labels stays', (prompt, text) => {
  expect(plainBrief(prompt).text).toBe(text);
});

test('what a label gives to the maker is a wish, and no copy', () => {
  const { text, wishes } = plainBrief(
    'A clip for Otter Mugs. Target audience: students away from home. Brand rules: never just Otter; no slang. Each mug holds 300 ml.',
  );
  expect(text).toBe('A clip for Otter Mugs. Each mug holds 300 ml.');
  expect(wishes).toEqual(['Target audience: students away from home.', 'Brand rules: never just Otter; no slang.']);
});

test.each([
  [
    'Make a film for Fjord Oats. It would be lovely if it opens with "Stir slowly." Oats from Oslo. We mill them twice and pack them in paper bags.',
    'Stir slowly.',
  ],
  [
    'Make a film for Fjord Oats. Oats from Oslo. We mill them twice and pack them in paper bags. You can use the phrase "Stir slowly" as the opener.',
    'Stir slowly',
  ],
  ['Ein Film für Fjordhafer. Hafer aus Oslo. Der Aufhänger: „Langsam rühren.“ Er wärmt.', 'Langsam rühren.'],
  [
    'Um vídeo para a Aveia Fiorde. Vem de Oslo todas as semanas. A frase de abertura: "Mexa devagar." Cresce em campos sem veneno e aquece as manhãs frias.',
    'Mexa devagar.',
  ],
])('%s: opens on what it shall open on', (prompt, words) => {
  const first = filmOf(prompt).scenes.find(({ role }) => role !== 'ground');
  expect(first?.words.join(' ')).toBe(words);
});

test.each([
  [
    'A film for Cove Ferries. We sail at nine every day of the summer. Dogs and bikes travel free on all our boats. The line is "Step aboard." and it must close the film.',
    'Step aboard.',
  ],
  [
    'A film for Cove Ferries. We sail at nine every day of the summer. Dogs and bikes travel free on all our boats. End with "Buy your ticket online before the ninth of May".',
    'Buy your ticket online before the ninth of May',
  ],
  [
    'Un video per Traghetti Cala. Si parte alle nove tutti i giorni d’estate. I cani e le bici viaggiano gratis. L’invito finale: "Sali a bordo". Tono calmo.',
    'Sali a bordo',
  ],
])('%s: ends on what it shall end on', (prompt, words) => {
  const { scenes } = filmOf(prompt);
  expect(JSON.stringify(scenes.find(({ role }) => role === 'closing')?.shots)).toContain(words);
  expect(scenes.filter((scene) => JSON.stringify(scene.shots).includes(words))).toHaveLength(1);
});

test.each([
  [
    'I run a tiny hospice called Fern House that looks after hedgehogs. We need a video.',
    'Fern House, a tiny hospice that looks after hedgehogs.',
  ],
  ['My brother and I own a bike shop in Hull called Spoke Lore. A clip please.', 'Spoke Lore, a bike shop in Hull.'],
  ['Wir betreiben einen kleinen Hofladen namens Beerental. Bitte ein Video.', 'Beerental, ein kleiner Hofladen.'],
  [
    'Somos una bodega de Toro, Viña Calma, y abrimos en mayo. Un vídeo corto.',
    'Viña Calma, una bodega de Toro. Abrimos en mayo.',
  ],
  [
    'Wij zijn een zwemclub in Assen, De Otter, en we zoeken leden. Een filmpje graag.',
    'De Otter, een zwemclub in Assen. We zoeken leden.',
  ],
])('%s: who asks is told as who it is', (prompt, text) => {
  const plain = plainBrief(prompt);
  expect(plain.text).toContain(text);
  expect(text.startsWith(plain.name ?? '-')).toBe(true);
});

test.each([
  "A film for Tarn Choir. We sing on Mondays. If there's too much text, drop the address rather than the day.",
  'A film for Tarn Choir. We sing on Mondays. The reason we are doing this is that 40% of our members left.',
  'A film for Tarn Choir. We sing on Mondays. We will send the logo later.',
  'Ein Film für den Chor Tarn. We sing on Mondays. Wenn etwas nicht passt, kürzt lieber die Zahlen.',
  'Un vídeo para el coro Tarn. We sing on Mondays. Si hay que recortar, quitad los horarios.',
])('%s: nothing of the making is shown', (prompt) => {
  expect(wordsOf(prompt)).toMatch(/Mondays/u);
  expect(wordsOf(prompt)).not.toMatch(/too much|reason|40%|logo|passt|recortar/u);
});

test('a quotation that is asked for is told by the one who said it', () => {
  expect(
    plainBrief('A film for Ash Lane. Quote from the cook, Ana Brook: "Eat slowly and eat together."').text,
  ).toContain('"Eat slowly and eat together."');
  expect(wordsOf('A film for Ash Lane. Quote her: "Eat slowly and eat together." Open daily.')).not.toMatch(
    /Quote her/u,
  );
  expect(
    wordsOf('A film for Ash Lane. The quote to use is from founder Ana Brook: "Eat slowly and eat together."'),
  ).toMatch(/Ana Brook/u);
});

test.each([
  [
    'Our council wants to explain to residents why the pool is shut. A video please.',
    'Explain to residents why the pool is shut.',
  ],
  ['A video for Moss. What we want to get across is that moss needs no soil.', 'Moss needs no soil.'],
  [
    "Une vidéo pour Mousse. L'idée, c'est de dire qu'elle pousse lentement et qu'elle reste.",
    'Elle pousse lentement et elle reste.',
  ],
])('%s: what shall be told stands as it is read', (prompt, text) => {
  expect(plainBrief(prompt).text).toContain(text);
});

test('text that asks for no film stands as it was typed', () => {
  const prompt = 'I run a shop called Ember. The promise: we sell two lamps. It would be nice if it rained.';
  expect(plainBrief(prompt).text).toBe(prompt);
});

test.each([
  ['Product team here (Kelp, a log tool for small teams). A release film please.', 'Kelp, a log tool for small teams.'],
  [
    'I teach year 4 at Oak Primary and my class has built a boat. A film please.',
    'Oak Primary. My class has built a boat.',
  ],
  ['A clip for Ember. The one thing I want people to take away is that wood is warm.', 'Wood is warm.'],
  ['Vorremmo promuovere la nostra app Remo. Serve un video breve.', 'La nostra app Remo.'],
  ['I need a video for my page that says we have 6 places left.', 'We have 6 places left.'],
  [
    'Ein Video bitte. Wir, die Stadtwerke Au, möchten allen Kunden erklären, wie Sie sparen.',
    'Erkläre, wie Sie sparen.',
  ],
  ['For immediate release. Rive opens in May. Please make a film of the above.', 'Rive opens in May.'],
  ['The charity is called Rive Reads and it teaches adults. A film please.', 'Rive Reads teaches adults.'],
  ["Une vidéo pour Rive. À la fin, mettez simplement l'adresse rive.example.", 'Termine par rive.example.'],
  ['Kun je een filmpje van 20 seconden maken dat we in de app kunnen zetten? De toegang is vrij.', 'maken? De toegang'],
])('%s', (prompt, text) => {
  expect(plainBrief(prompt).text).toContain(text);
});

test('a whole release in quotation marks is read as the text that it is', () => {
  const release =
    'The Arle Trust has removed the last of five weirs on the river this week. The work took four years and cost £2.7 million. Volunteers counted 86 salmon above the old weir in October. A path beside the river opens to walkers in the spring of next year, and a bird hide follows.';
  const shown = wordsOf(`Please make a film of this. "${release}"`);
  expect(shown).toMatch(/86 salmon/u);
  expect(filmOf(`Please make a film of this. "${release}"`).scenes.flatMap(({ words }) => words)).not.toContain(
    release,
  );
});

test('what hangs on words to the maker goes with them', () => {
  const shown = wordsOf(
    'Ein Video für die Werkstatt Nabe. Wir suchen zum Mai eine Mechanikerin. Uns ist wichtig, dass auch Neue sich trauen. Geboten werden 30 Tage Urlaub.',
  );
  expect(shown).not.toMatch(/^dass/imu);
});
