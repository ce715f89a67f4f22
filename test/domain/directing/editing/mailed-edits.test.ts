/** Edits as people write them in a mail: what is put right, moved or left out among reasons and courtesies. */
import { describe, expect, test } from '@jest/globals';
import { planEdit } from '../../../../domain/directing/plan-edit.ts';
import { inputOf } from '../brief-input.ts';
import { codeOf, edited, standing } from './standing.ts';

const film = standing(`A 30-second film, 16:9, for the pottery studio Clay Lane's autumn courses.
Scene 1 – opening line: "Get your hands muddy."
Scene 2 – two figures: 640 "pots fired last year" and 12 "wheels".
Scene 3 – list, heading "Every course has": Clay and glazes / Two firings / An apron / Tea.
Scene 4 – prices, heading "Prices": Taster £18, Six weeks £145, Kids £9.
Scene 5 – times, heading "Kilns open at": 09:15, 13:40, 18:30.
Scene 6 – quote: "My mug leaks and I love it." – Joan Pell, nurse.
Scene 7 – end: "Last wheel 20:10", claylane.example, 3 Clay Lane.
Colours: dark blue background #14213D, white text, orange accent #F28C28 for figures and prices.`);

const german = standing(`Ein Film von 30 Sekunden, 16:9, auf Deutsch, zum Herbstmarkt in Kallberg.
Szene 1 – Anfang: „Der Herbst kommt auf den Tisch.“
Szene 2 – drei Zahlen: 34 „Stände“, 12 „Käsesorten“, 3 „Bühnen“.
Szene 3 – Liste, Überschrift „Frisch dabei“: Kürbis / Apfelmost / Honig / Steinofenbrot.
Szene 4 – Preise, Überschrift „Eintritt“: Erwachsene 4,00 €, Kinder 1,50 €, Familien 9,00 €.
Szene 5 – Zitat: „Hier riecht es wie bei Oma.“ – Jule Brandt, Besucherin.
Szene 6 – Schluss: „Bis Samstag“, Marktplatz 2, herbstmarkt-kallberg.example.`);

const codeAfter = (prompt: string, standingFilm = film) => codeOf(edited(prompt, standingFilm).scenes);

describe('a figure is put right in its own words and in the spelling of the film', () => {
  test.each([
    ['The price for the six week course is 149 pounds, we raised it last month.', '149', '145'],
    ['Sorry, we only have 10 wheels, not 12.', '10', '"12"'],
    ['It was 655 pots, we forgot the raku ones.', '655', '640'],
    ['A taster costs £20. Everything else is fine.', '20', '"18"'],
    ['the early afternoon kiln now opens at 14:00', '14:00', '13:40'],
  ])('%s', (prompt, next, was) => {
    expect(codeAfter(prompt)).toContain(next);
    expect(codeAfter(prompt)).not.toContain(was);
  });

  test.each([
    ['Wir haben leider nur 31 Stände.', '"31', '"34'],
    ['Familien zahlen jetzt 10,00 €, bitte anpassen.', '10,00', '9,00'],
    ['Es gibt 14 Käsesorten, nicht 12. Bitte ändern, danke!', '14', '"12"'],
  ])('%s', (prompt, next, was) => {
    expect(codeAfter(prompt, german)).toContain(next);
    expect(codeAfter(prompt, german)).not.toContain(was);
  });

  test.each(['Parking costs 4 pounds.', 'We have 300 members.', 'The free parking for kids costs £4.'])(
    'what the film does not tell is put right nowhere: %s',
    (prompt) => {
      expect(() => edited(prompt, film)).toThrow();
    },
  );
});

describe('what is put right at length is no brief of another film', () => {
  test.each([
    'We counted again and there were a few more: 655 pots went through the kiln, and we bought two wheels so it is 14 of those now. Please put both right.',
    "Our landlord changed the evenings. It's 19:00 rather than 18:30 from now on, and the term ends on 22 November and not on the 29th. Can that be fixed?",
    'Blue and orange are also the colours of the gym next door. Could we have #2A9D8F where the orange is now, and leave the #14213D alone, as well as the 12 wheels?',
  ])('%s', (prompt) => {
    const read = () => planEdit({ ...inputOf(prompt), contexts: [], ...film });
    expect(() => expect(read()).not.toBeNull()).not.toThrow(/toBeNull/u);
  });

  test('a brief of another firm is one', () => {
    const prompt =
      'Fenmoor Cycles opens a second shop on 14 March at 22 Station Road. 15% off all bikes in the first week, free coffee, and a test track with 3 ramps in the yard. fenmoor.example';
    expect(planEdit({ ...inputOf(prompt), contexts: [], ...film })).toBeNull();
  });
});

describe('what is left out goes alone', () => {
  test.each([
    ["Leave out the apron, we can't afford them any more.", 'An apron'],
    ["We don't do the second firing any more, take the firings out.", 'Two firings'],
  ])('%s', (prompt, gone) => {
    expect(codeAfter(prompt)).not.toContain(gone);
    expect(codeAfter(prompt)).toContain('"Tea"');
  });

  test('Der Honig kann raus, der Imker hat abgesagt.', () => {
    expect(codeAfter('Der Honig kann raus, der Imker hat abgesagt.', german)).not.toContain('Honig');
    expect(codeAfter('Der Honig kann raus, der Imker hat abgesagt.', german)).toContain('Kürbis');
  });
});

describe('other wishes in their own words', () => {
  test.each([
    'The quote should come much earlier, right after the opening.',
    'Have the quote after the opening, not after the prices.',
  ])('%s', (prompt) => {
    const scenes = [...edited(prompt, film).scenes].sort((one, other) => one.startFrame - other.startFrame);
    expect(codeOf(scenes).indexOf('My mug leaks')).toBeLessThan(codeOf(scenes).indexOf('pots fired'));
  });

  test.each([
    ['We need this upright for our feed, not wide. Otherwise dont touch it.', 1080, 1920],
    ['Need it square please', 1080, 1080],
  ])('%s', (prompt, width, height) => {
    expect(edited(prompt, film)).toMatchObject({ width, height });
  });

  test.each([
    ['My boss wants it no longer than 25 seconds.', 25],
    ["It's a bit rushed, about 36 seconds in total would be good.", 36],
  ])('%s', (prompt, seconds) => {
    const { durationInFrames, fps } = edited(prompt, film);
    expect(durationInFrames / fps).toBeCloseTo(seconds, 0);
  });

  test.each([
    'The orange clashes with our sign. Use #2A9D8F wherever it is orange now please, the blue stays.',
    'Could everything that is orange be #2A9D8F?',
  ])('%s', (prompt) => {
    expect(JSON.stringify(edited(prompt, film).theme).toLowerCase()).toContain('2a9d8f');
  });

  test.each([
    ['Start with "Mud is good for you." instead of the hands line', 'Mud is good for you.', 'Get your hands'],
    ["Her surname is Pelle with an e, she'd be cross.", 'Joan Pelle', 'Pell"'],
    ["In summer it's lemonade, no longer tea.", 'emonade', '"Tea"'],
  ])('%s', (prompt, next, was) => {
    expect(codeAfter(prompt)).toContain(next);
    expect(codeAfter(prompt)).not.toContain(was);
  });
});

const club = standing(
  'Bitte einen Film von 30 Sekunden für den Ruderverein Kallberg. Leitsatz: „Im Takt voran“. Mitglieder als Säulendiagramm: 2021 120, 2022 180, 2023 240. Eintritt: Kinder 4 Euro, Erwachsene 9 Euro, Familien 20 Euro. Zitat von Vorständin Dr. Jule Brandt: „Hier riecht es nach See.“ Telefon 555-0176. Schluss: rv-kallberg.example.',
);

describe('wishes in the conditional and behind what is wrong are the edits that they are', () => {
  test.each([
    ['Die Zahl für 2022 ist falsch: richtig sind 190.', 'value":"190"', '"180"'],
    ["Le chiffre de 2022 est faux : c'est 190.", 'value":"190"', '"180"'],
    ['The number for 2022 is wrong: it is 190.', 'value":"190"', '"180"'],
    ['Statt Säulen hätten wir das Diagramm lieber als Linie.', '<Line', '<Bars'],
    ['El reparto de socios quedaría mejor en curva, ahora cuesta leerlo.', '<Line', '<Bars'],
    ['Toglierei la citazione, ha disdetto.', '<Bars', 'Hier riecht'],
    ['La cita la quitaría, ya no trabaja aquí.', '<Bars', 'Hier riecht'],
    ["J'enlèverais la citation, elle est trop longue.", '<Bars', 'Hier riecht'],
    ['Streiche das Zitat von Frau Dr. Brandt.', '<Bars', 'Hier riecht'],
    ['Remplacez la devise par « En rythme », le comité a voté hier soir.', 'En rythme', 'Im Takt'],
  ])('%s', (prompt, next, was) => {
    const code = codeAfter(prompt, club).replaceAll(/\b(value|label): /gu, '"$1":');
    expect(code).toContain(next);
    expect(code).not.toContain(was);
  });

  test.each([
    ['total 20s pls, got cut on the agenda', 600],
    ['la durata la porterei a 25 secondi', 750],
    ['Könnten Sie alles etwas langsamer laufen lassen?', 1125],
  ])('%s', (prompt, frames) => {
    expect(edited(prompt, club).durationInFrames).toBe(frames);
  });

  test.each([
    ['Die Stände haben wir auf 36 erhöht.', '"36"', '"34"'],
    ['Der Honig ist gestrichen, also bitte rausnehmen.', 'Apfelmost', 'Honig'],
  ])('%s', (prompt, next, was) => {
    expect(codeAfter(prompt, german)).toContain(next);
    expect(codeAfter(prompt, german)).not.toContain(was);
  });

  test('the phone number of the closing goes with its label, whichever scene shows it', () => {
    const town = standing(
      'A 30 second film for the Town Office of Alder Creek. Heading: Cleaner Streets 2026. Slogan: "Sort it once". The town has 6,200 households. Annual fee: $186. Closing: aldercreek.example and telephone 555-0142.',
    );
    const code = codeAfter('Please remove the telephone number from the closing.', town);
    expect(code).toContain('aldercreek.example');
    expect(code).not.toContain('elephone');
  });

  test('what was called a colour is the one that goes', () => {
    const plan = edited('Hmm, orange feels a bit like a supermarket. Maybe a deep purple instead?', film);
    expect(plan.edits).toEqual(['recolour']);
  });

  test('a price that shall come first does so in its own list', () => {
    const code = codeAfter('the kids should come first in the prices, its what people ask for');
    expect(code.indexOf('Kids')).toBeLessThan(code.indexOf('Taster'));
  });
});
