/** Whom a film is for, of what kind it is and how it shall be are no words of it; who it is of stays. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const wordsOf = (prompt: string) =>
  JSON.stringify(
    planFilm(inputOf(prompt)).scenes.flatMap((scene) =>
      scene.role === 'ground' ? [] : scene.shots.map(({ props }) => props),
    ),
  );

test.each([
  ['Könnt ihr ein Video für unsere Mitglieder erstellen? Der Steg wird neu gebaut.', 'Mitglieder'],
  ["J'aurais besoin d'une vidéo pour nos adhérents. Le ponton est refait en mai.", 'adhérents'],
  ['Quiero un vídeo para nuestros socios. El muelle se renueva en mayo.', 'socios'],
  ['Vorrei un video per i nostri soci. Il pontile si rinnova a maggio.', 'soci'],
  ['Quero um vídeo para os nossos sócios. O cais renova-se em maio.', 'sócios'],
  ['Het ponton wordt vernieuwd. Maak er een filmpje van voor onze leden.', 'leden'],
  ['Presentiamo Ondina, la sdraio che galleggia. Crea un video di lancio moderno e pulito.', 'moderno'],
  ['El muelle se renueva en mayo. El vídeo tiene que ser sobrio y durar 20 segundos.', 'sobrio'],
  ['Bitte ein kurzes Video für unsere Werft Lind in Husum machen: Wir bauen ab Mai wieder Holzboote.', 'machen'],
])('%s', (prompt, told) => {
  expect(wordsOf(prompt)).not.toContain(told);
});

test('a film of a kind is about what stands behind it', () => {
  const { statements } = readBrief(
    inputOf('Nous voudrions une vidéo de présentation pour notre chantier naval Lune. Nous réparons des barques.'),
  );
  expect(statements[0]?.text).toMatch(/^Notre chantier naval Lune/u);
});

test('no place where films are shown is the name of one', () => {
  const prompt =
    'Chegou a Maresia, a cadeira da Ondina. Quero um vídeo de lançamento para o Instagram, com 15 segundos.';
  expect(readBrief(inputOf(prompt)).name).not.toBe('Instagram');
});

test.each([
  'Der Stadtrat von Holm hat beschlossen, den Steg zu erneuern. Die Kosten betragen 80.000 Euro. Der Film soll ruhig sein.',
  'El Ayuntamiento de Almar ha decidido renovar el muelle. El coste es de 80.000 euros. El vídeo debe ser tranquilo.',
])('what a council has decided is news: %s', (prompt) => {
  expect(readBrief(inputOf(prompt)).copy).toHaveLength(2);
});

test('who said something is known by a verb in two words, and who does something behind what is said of them', () => {
  const { quotations, name } = readBrief(
    inputOf(
      'La cooperativa Ondina, especializada en barcas, renueva el muelle. «Queremos que todos vuelvan a navegar», ha dicho su presidenta, Alda Ruiz.',
    ),
  );
  expect(quotations[0]).toMatchObject({ who: 'Alda Ruiz', role: 'presidenta' });
  expect(name).toBe('Ondina');
});

test('the date of a release behind its head is no news', () => {
  const prompt =
    'Communiqué de presse – Brest, le 9 mars. Le chantier Lune rouvre ses portes après deux ans de travaux. Faites-en un film de 20 secondes.';
  expect(wordsOf(prompt)).not.toContain('9 mars');
});
