/** Of the sentence that asks for a film its subject is shown, and nothing of the asking, the length, the format or the use. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { askedFilm } from '../../../domain/directing/unwrapping/asked-film.ts';
import { inputOf } from './brief-input.ts';

const wordsOf = (prompt: string) => {
  const film = planFilm(inputOf(prompt));
  return {
    seconds: film.durationInFrames / film.fps,
    words: JSON.stringify(
      film.scenes.flatMap(({ role, shots }) => (role === 'ground' ? [] : shots.map(({ props }) => props))),
    ),
  };
};

test.each([
  ['en', 'Please make a 30-second recap of our rowing season for the annual meeting.', 'Our rowing season'],
  ['en', "Let's do a 20 second loop about bicycle lights for the shop window.", 'Bicycle lights'],
  ['en', 'Video request: bicycle lights, 20 seconds, for LinkedIn.', 'Bicycle lights'],
  ['en', '15 seconds, portrait, about bicycle lights, for Instagram.', 'Bicycle lights'],
  ['de', 'Für unser Intranet brauche ich ein Video von 20 Sekunden über den neuen Steg.', 'Der neue Steg'],
  ['de', 'Könntest du einen kleinen Clip zu unserem Ruderfest machen?', 'Unser Ruderfest'],
  ['de', 'Unser Verein braucht eine Zusammenfassung unserer Saison in 30 Sekunden.', 'Unsere Saison'],
  ['fr', "Serait-il possible d'avoir une vidéo de 20 secondes sur le gilet pour l'écran du hall ?", 'Le gilet'],
  ['fr', "J'ai besoin de quelque chose de court sur le gilet pour nos réseaux.", 'Le gilet'],
  ['es', '¿Me haces un reel sobre la regata, 20 s, para Instagram?', 'La regata'],
  ['es', 'Un vídeo sobre la regata, de 30 segundos de duración, para la sala de espera.', 'La regata'],
  ['it', 'Dammi una panoramica dei nostri corsi in 30 secondi.', 'I nostri corsi'],
  ['it', "Sarebbe bello avere un video di 30 secondi sull'uso del timone per la newsletter.", "L'uso del timone"],
  ['pt', 'Seria ótimo ter um vídeo de 30 segundos sobre a regata para a nossa newsletter.', 'A regata'],
  ['pt', 'A nossa equipa precisa de um resumo da época em 30 segundos para segunda-feira.', 'A época'],
  ['nl', 'Zou je een filmpje van 20 seconden over de roeiboot kunnen maken voor de receptie?', 'De roeiboot'],
  ['nl', 'Videoaanvraag: de roeiboot, 30 seconden, voor LinkedIn.', 'De roeiboot'],
])('%s: %s', (language, sentence, subject) => {
  expect(askedFilm(sentence, language, true)?.subject).toBe(subject);
});

test.each([
  ['en', 'Visitors can watch a 5 minute film about whales.'],
  ['en', 'The trailer for the boat costs £90.'],
  ['en', 'Ask for a summary of the rules at the desk.'],
  ['de', 'Der Abend beginnt mit einem Film über Wale.'],
  ['fr', 'Les visiteurs verront un film sur les baleines.'],
  ['es', 'Pide un resumen de las normas en la taquilla.'],
  ['it', 'La serata comincia con un film sulle balene.'],
  ['pt', 'Os visitantes verão um filme sobre baleias.'],
  ['nl', 'De avond begint met een film over walvissen.'],
  ['en', 'Make a video for my dad for his 70th birthday.'],
])('%s: %s asks for no film of a subject', (language, sentence) => {
  expect(askedFilm(sentence, language, false)).toBeNull();
});

test.each([
  [
    'Please make a 30-second summary of our rowing season for the all-hands. We won 14 races. 3 boats are new.',
    'Our rowing season',
    30,
    /summary|all-hands/iu,
  ],
  [
    'La tarta de limón se hace así. Haz un bucle de 20 segundos sobre la regata para el escaparate. Salen 14 barcas.',
    'La regata',
    20,
    /bucle|escaparate/iu,
  ],
  [
    'Hallo! Könnten wir eine Ankündigung von 20 Sekunden zum Ruderfest für die Monitore in der Kantine haben? Es kommen 14 Boote.',
    'Ruderfest',
    20,
    /Ankündigung|Monitore/iu,
  ],
])('%s', (prompt, subject, length, told) => {
  const { seconds, words } = wordsOf(prompt);
  expect(words).toContain(subject);
  expect(words).not.toMatch(told);
  expect(seconds).toBeCloseTo(length, 0);
});

test('no thing is named by half of it', () => {
  const { words } = wordsOf('Crea un teaser di 30 secondi sulla balena grigia. Percorre 20.000 chilometri ogni anno.');
  expect(words).not.toMatch(/"La balena"/u);
});
