import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { inputOf } from './brief-input.ts';
import { closingOf } from './planned-shots.ts';

const filmOf = (prompt: string) => planFilm(inputOf(prompt));
const wordsOf = (prompt: string) =>
  filmOf(prompt)
    .scenes.flatMap(({ words }) => words)
    .join('\n');

test.each([
  [
    'Maak een video van 15 seconden over bakkerij De Korenaar. Elke dag vers brood. Sluit af met: Kom gauw langs!',
    'Kom gauw langs!',
  ],
  [
    'Maak een video van 15 seconden over ons buurtfeest op 14 juni in Delft. Sluit de video af met: Tot op het plein 5!',
    'Tot op het plein 5!',
  ],
  [
    'Fais une vidéo de 15 secondes sur la fromagerie Alpina. Vingt tommes. Terminer la vidéo par : Venez goûter !',
    'Venez goûter !',
  ],
  [
    'Crea un vídeo de 15 segundos sobre la heladería Copo. 22 sabores. Acaba con: ¡Ven a probarlos!',
    '¡Ven a probarlos!',
  ],
  ['Crea un video di 15 secondi sulla gelateria Nevino. 18 gusti. Chiudi con: Ti aspettiamo!', 'Ti aspettiamo!'],
  [
    'Crie um vídeo de 15 segundos sobre a padaria Trigo. Pão quente. Encerre com: Passe na padaria!',
    'Passe na padaria!',
  ],
  [
    'Mach einen Clip von 15 Sekunden über die Gärtnerei Blum. Stauden ab 3,90 €. Schließe mit: Wir freuen uns!',
    'Wir freuen uns!',
  ],
])('%s: ends on words without marks', (prompt, words) => {
  expect(closingOf(prompt)).toContain(words);
  expect(wordsOf(prompt)).not.toMatch(/sluit|terminer|acaba con|chiudi|encerre|schließe/iu);
});

test.each([
  [
    'Erstelle ein Video von 15 Sekunden über die Kaffeebar Lotte. Wir rösten selbst. Am Ende die Adresse: Seestraße 14.',
    'Seestraße 14',
  ],
  [
    'Fais une vidéo de 15 secondes sur la fromagerie Alpina. Vingt tommes. Et l’adresse : 8, rue du Lac, Annecy.',
    '8, rue du Lac, Annecy',
  ],
  [
    'Crea un video di 15 secondi sulla gelateria Nevino. 18 gusti. E l’indirizzo: Corso Italia 9, Trieste.',
    'Corso Italia 9, Trieste',
  ],
  [
    'Mach einen Clip von 15 Sekunden über die Gärtnerei Blum. Stauden ab 3,90 €. Am Schluss die Telefonnummer: 0221 445566.',
    '0221 445566',
  ],
])('%s: ends on where to come', (prompt, address) => {
  expect(closingOf(prompt)).toContain(address);
  expect(wordsOf(prompt)).not.toMatch(/am ende|am schluss|et l’adresse|e l’indirizzo/iu);
});

test('a reminder of the address alone is said to the maker', () => {
  expect(
    wordsOf('Vídeo de 10 segundos. ¡Rebajas en Zapatería Nieto! Calle Mayor, 45, Toledo. Y la dirección.'),
  ).not.toMatch(/la dirección/iu);
});

test.each([
  [
    'Top 5 Tipps gegen Schimmel in der Wohnung als 30-Sekunden-Video:\n1. Lüften\n2. Heizen\n3. Prüfen',
    30,
    'Top 5 Tipps gegen Schimmel in der Wohnung',
  ],
  [
    'Anleitung als Video, 30 Sekunden: Fahrradkette wechseln. Schritt 1: Öffnen. Schritt 2: Kürzen. Schritt 3: Schließen.',
    30,
    'Fahrradkette wechseln',
  ],
  [
    '5 consejos para dormir mejor, vídeo de 30 segundos: 1. Cena pronto. 2. Deja el móvil. 3. Apaga la luz.',
    30,
    '5 consejos para dormir mejor',
  ],
  [
    'Testimonianza in formato quadrato, 15 secondi: «Ho risparmiato 430 euro in un anno.» Marta Galli, Pavia.',
    15,
    'Ho risparmiato',
  ],
  [
    'Klantverhaal, vierkant, 15 seconden. “Sindsdien vergeet niemand meer te komen.” – Joris van Dam, teamleider.',
    15,
    'Sindsdien',
  ],
  [
    '7 tips voor een zuinige vakantie in 40 seconden: neem de trein, kook zelf, leen een tent.',
    40,
    '7 tips voor een zuinige vakantie',
  ],
  [
    '3 razões para trocar o carro pela bicicleta, em 25 segundos. Poupa 180 €. Faz exercício. Chega mais cedo.',
    25,
    '3 razões para trocar',
  ],
])('%s: the head is shown without its length and its format', (prompt, seconds, title) => {
  const film = filmOf(prompt);
  expect(film.durationInFrames / film.fps).toBe(seconds);
  expect(wordsOf(prompt)).toContain(title);
  expect(wordsOf(prompt)).not.toMatch(
    /sekunden|segundos|secondi|seconden|quadrato|vierkant|klantverhaal|testimonianza|als video/iu,
  );
});

test('what is ready in so many seconds is told', () => {
  expect(plainBrief('Pronta in 25 secondi, costa 189 €. Video di 20 secondi.').text).toContain('Pronta in 25 secondi');
});

test.each([
  [
    '¿Me podéis hacer un vídeo de 35 segundos sobre cómo funciona la factura de la luz? La factura tiene tres partes.',
    'Cómo funciona la factura de la luz',
  ],
  [
    'Pouvez-vous réaliser une story de 15 secondes pour notre fête de la musique ? Trois groupes jouent.',
    'Notre fête de la musique',
  ],
  ['Laat in een video van 30 seconden zien hoe je een band plakt. Haal het wiel eruit.', 'Hoe je een band plakt'],
  ['Explica en un vídeo de 30 segundos cómo se recicla el vidrio. Primero se recoge.', 'Cómo se recicla el vidrio'],
  ['Racconta in un video di 25 secondi la storia del nostro forno. Apre nel 1921.', 'La storia del nostro forno'],
  ['Stell in einem 20-Sekunden-Video unseren neuen Grill Fuego vor. Er wiegt 12 kg.', 'Grill Fuego'],
  [
    'Il me faudrait un petit film de 20 secondes pour annoncer l’ouverture de notre librairie. Rendez-vous le 3 mai.',
    'L’ouverture de notre librairie',
  ],
  ['Mag ik van jullie een filmpje van 15 seconden over ons zomerfeest? We beginnen om 14 uur.', 'Ons zomerfeest'],
])('%s: tells what it asks a film about', (prompt, subject) => {
  expect(wordsOf(prompt)).toContain(subject);
  expect(wordsOf(prompt)).not.toMatch(/segundos|secondes|seconden|secondi|sekunden|annoncer|filmpje/iu);
});

test.each([
  ['Alerte : la ligne B sera interrompue entre Gare centrale et Université. Vidéo de 12 secondes.', 'Université'],
  [
    'Présente notre application Kilo en 30 secondes. L’écran Stocks compte tout. L’écran Commandes écrit le bon. L’écran Pertes montre le reste.',
    'Commandes',
  ],
  ['Kun je een uitlegvideo maken over hoe een warmtepomp werkt? Een ventilator zuigt buitenlucht aan.', 'Hoe'],
  ['¡Rebajas! Hasta un 60 % en botas. Vídeo de 10 segundos para reels.', 'Reels'],
])('%s: bears no such name', (prompt, name) => {
  expect(readBrief(inputOf(prompt)).name).not.toBe(name);
});

test('behind how something works, what works is shown', () => {
  expect(
    wordsOf('Kun je een uitlegvideo maken over hoe een warmtepomp werkt? Een ventilator zuigt buitenlucht aan.'),
  ).toContain('Een ventilator zuigt buitenlucht aan');
});

test.each([
  [
    'Nous croyons au temps. Pas d’additifs. Le Fournil des Halles, boulangers à Nantes depuis 1998.',
    'Le Fournil des Halles',
  ],
  ['Noi crediamo nelle cose riparate. Da 60 anni riparto il tempo. Orologeria Pesce, Torino.', 'Orologeria Pesce'],
  ['Creemos en la lana. Nuestras ovejas pastan en Soria. La marca se llama Trashumar.', 'Trashumar'],
  [
    '« En trois mois, nos délais ont été divisés par deux. » Claire Morel. Logo final : Tournée, le logiciel des livreurs.',
    'Tournée',
  ],
])('%s: is signed', (prompt, name) => {
  expect(readBrief(inputOf(prompt)).name).toBe(name);
  expect(wordsOf(prompt)).not.toMatch(/se llama|logo final/iu);
});

test.each([
  ['Wärme bis zu 65 °C. Anschließend kühlt sie ab.', 'Wärme bis zu 65 °C.'],
  ['Manutenção no bloco B. Utilizem as escadas ou o bloco A.', 'Manutenção no bloco B.'],
])('%s: a degree and a letter end their sentence', (prompt, first) => {
  expect(readBrief(inputOf(prompt)).copy[0]).toBe(first);
});

test('hours and numbers stand as typed', () => {
  const { occasion } = readBrief(
    inputOf('Fête de la musique, samedi 21 juin à partir de 19 h 30, place du Marché, à Uzès. Entrée libre.'),
  );
  expect(occasion.times).toEqual(['19 h 30']);
  expect(readBrief(inputOf('Fragen beantwortet das Sekretariat unter 0761 20144-0.')).address).toBe('0761 20144-0');
  expect(wordsOf('Video für den Töpferladen Krug. Anzeige: di–sa 14–17 Uhr geöffnet. Becher ab 18,50 €.')).toMatch(
    /^di–sa 14–17 Uhr geöffnet/imu,
  );
});

test.each([
  ['L’export è passato dal 41 % al 48 %.', '41 %', '48 %'],
  ['O prazo caiu de 11 para 4 dias.', '11 dias', '4 dias'],
])('%s: is a change', (prompt, before, after) => {
  expect(readBrief(inputOf(prompt)).changes[0]).toMatchObject({ before, after });
});
