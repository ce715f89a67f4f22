/** Edits as people type them in a hurry, in several languages: what is named changes, and nothing is guessed. */
import { expect, test } from '@jest/globals';
import { codeOf, edited, standing } from './standing.ts';

const film = standing(
  'A 26 second film for the Fen Regatta, Saturday 6 June, start at 9:30, Quay 2. Three courses: 2 km, 6 km and 14 km. Entry £24. Last year 1,340 people rowed. "Nobody finishes dry." — Ola Brandt, cox. Sign up at fenregatta.example',
);
const german = standing(
  'Ein Video von 20 Sekunden für die Gärtnerei Halm in Celle. Neu: Kräuterkisten für 12,50 €. 30 Sorten, 100 % Bio, 0 Torf. Drei Höfe: Nordfeld, Südfeld, Westfeld. "Endlich riecht es wieder." – Uta Lenz, Kundin. Komm vorbei: halm.example',
  { width: 1080, height: 1920 },
);
const french = standing(
  "Une vidéo de 20 secondes pour Voilure, les bateaux partagés. 410 bateaux, 9 ports, 2,2 millions de milles. « Je n'ai plus de bateau à moi. » – Luc Morin, client. Téléchargez l'appli sur voilure.example",
  { width: 1080, height: 1080 },
);
const refused = expect.objectContaining({ code: 'edit_not_understood' });

test.each([
  ['can u make entry £20 instead', film, ['fact'], '£20'],
  ['pls put the quote before the courses', film, ['move'], ''],
  ['Make the background navy and the accents salmon', film, ['colour'], ''],
  ['add a line: Tea at every lock', film, ['add'], 'Tea at every lock'],
  ['the ending feels rushed, give it 2 more seconds', film, ['length'], ''],
  ["it's Ola Brand, not Ola Brandt", film, ['words'], 'Ola Brand"'],
  ['Tausche Nordfeld gegen Ostfeld', german, ['words'], 'Ostfeld'],
  ['Bitte das Zitat ganz an den Anfang', german, ['move'], ''],
  ['Füge nach dem Zitat den Satz "Jeden Tag ab 7" hinzu', german, ['add'], 'Jeden Tag ab 7'],
  ['Das Ganze bitte im Querformat', german, ['format'], ''],
  ['Die letzte Szene soll 2 Sekunden länger stehen', german, ['length'], ''],
  ['Schrift bitte mit Serifen', german, ['typeface'], ''],
  ['Fond bleu nuit, accent jaune', french, ['colour'], ''],
  ['Passe au format vertical', french, ['format'], ''],
  ["C'est Luc Morel, pas Luc Morin", french, ['words'], 'Luc Morel'],
])('%s is understood', (prompt, on, kinds, shown) => {
  const plan = edited(prompt, on);
  expect(plan.edits).toEqual(kinds);
  expect(codeOf(plan.scenes)).toContain(shown);
});

test('a list that is named by the noun of its title goes whole', () => {
  const code = codeOf(edited('Lass die Höfe weg', german).scenes);
  expect(code).not.toMatch(/Nordfeld|"Drei/);
});

test('a figure of a row that stands beside a scene goes with what it counts', () => {
  const code = codeOf(edited('Streiche 0 Torf', german).scenes);
  expect(code).not.toContain('Torf');
  expect(code).toContain('Sorten');
});

test('what is added before the end stands before the closing', () => {
  const { scenes } = edited('Ajoute « Dès 3 € la sortie » avant la fin', french);
  const last = scenes.toSorted((a, b) => a.startFrame - b.startFrame).at(-1);
  expect(codeOf(scenes)).toContain('Dès 3 € la sortie');
  expect(last?.code).not.toContain('Dès 3 €');
});

test.each([
  ['can we see a boat crossing the line?', film],
  ['translate it to Spanish', film],
  ['bigger logo please', film],
  ['Setze eine Ente ins Bild', german],
  ['Übersetze alles ins Englische', german],
  ['Mets les chiffres en premier', french],
  ['Agrandis le logo', french],
])('%s is refused', (prompt, on) => {
  expect(() => edited(prompt, on)).toThrow(refused);
});

test('of two figures beside a quote nobody knows which shall be merged with it', () => {
  const between = standing(
    'A 25 second film for the Harbour Half Marathon, Sunday 17 May, start at 8:45, Pier 4. Three distances: 5 km, 10 km and 21.1 km. Registration £38. "The best mile is the last one." — Nia Obi, winner. Last year 6,480 people ran. Sign up at harbourhalf.example',
  );
  expect(() => edited('combine the quote and the numbers into one scene', between)).toThrow(refused);
});
