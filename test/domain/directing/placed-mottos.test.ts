/** A motto of which the brief says behind it that it stands at the end. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { inputOf } from './brief-input.ts';

test.each([
  [
    'A 20 second video for the boat club. We open on Friday.',
    'Our motto is "Old boats float" and I want it to appear at the end.',
    'End with "Old boats float".',
  ],
  [
    'Ein Video von 20 Sekunden für den Bootsverein. Wir öffnen am Freitag.',
    'Unser Motto ist „Alte Boote tragen“ und das soll am Ende stehen.',
    'Ende mit „Alte Boote tragen“.',
  ],
  [
    'Une vidéo de 20 secondes pour le club. Nous ouvrons vendredi.',
    'Notre devise est « Ça flotte » et je veux qu’elle apparaisse à la fin.',
    'Termine par « Ça flotte ».',
  ],
  [
    'Un vídeo de 20 segundos para el club. Abrimos el viernes.',
    'Nuestro lema es «Todo flota» y quiero que salga al final.',
    'Termina con «Todo flota».',
  ],
  [
    'Un video di 20 secondi per il circolo. Apriamo venerdì.',
    'Il nostro motto è «Tutto galleggia» e vorrei che comparisse alla fine.',
    'Chiudi con «Tutto galleggia».',
  ],
  [
    'Um vídeo de 20 segundos para o clube. Abrimos na sexta-feira.',
    'O nosso lema é «Tudo flutua» e quero que apareça no fim.',
    'Termine com «Tudo flutua».',
  ],
  [
    'Een filmpje van 20 seconden voor de club. We openen op vrijdag.',
    'Ons motto is "Alles drijft" en dat moet aan het eind komen.',
    'Eindig met "Alles drijft".',
  ],
])('%s %s', (asked, sentence, placed) => {
  expect(plainBrief(`${asked} ${sentence}`).text).toContain(placed);
});

test('the motto ends the film', () => {
  const prompt =
    'Make a 20 second film for the Otter Boats fair. It opens on 3 May. Our motto is "Old boats float" and I want it at the end.';
  const closing = planFilm(inputOf(prompt)).scenes.find(({ role }) => role === 'closing');
  expect(closing?.words).toContain('Old boats float');
});

test('what happened at the end is told', () => {
  const sentence = 'Our song is "Old boats" and we sang it at the end of the fair.';
  expect(plainBrief(`Make a 20 second film. ${sentence}`).text).toContain('we sang it');
});
