import { describe, expect, test } from '@jest/globals';
import type { DirectorInput } from '../../../domain/directing/director.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shownIn = (prompt: string, changes: Partial<DirectorInput> = {}) =>
  JSON.stringify(planFilm(inputOf(prompt, changes)).scenes.map(({ shots }) => shots));

describe('what a requirement asks to mention', () => {
  test.each([
    ['Mention: we come to your door; wash, trim and nails for £45.', 'We come to your door'],
    ['20 seconds. Show: restore in 4 minutes instead of 3 hours, 38 % lower cost, servers in Dublin.', '4 minutes'],
    ['Zeige: der Feldroboter jätet 3 Hektar pro Tag, ganz ohne Chemie. Länge 20 Sekunden.', '3 Hektar'],
    ['Mencione: recogemos en casa; 12 € por prenda.', 'Recogemos en casa'],
  ])('is shown: %s', (requirement, words) => {
    const contexts = [
      { label: 'goal' as const, text: 'Get bookings.' },
      { label: 'requirement' as const, text: requirement },
      { label: 'brand' as const, text: 'Name: Mucky Paws.' },
    ];
    expect(shownIn('A film for Mucky Paws.', { contexts })).toContain(words);
  });
});

describe('what an agent calls the parts of its film', () => {
  test.each([
    ['20 s film for Nordlicht.\n**Intro:** Care takes time.\n**Main:**\n- 4-day week\n- 32 days off', 'Main'],
    ['Client : Murchaud\nDurée : 15 s\nTon : calme\nMessages clés :\n- Pose en 2 heures\n- Garanti 20 ans', 'Messages'],
    [
      '40 second ad for Brisa.\n1) Problem – Cars average 14 km/h.\n2) Solution – Brisa does 25 km/h.\n3) Price – €49 a month.',
      'Solution',
    ],
    ['Headline: A candle for 80 hours\nSubheadline: Hand-poured from wax\nBrand: Wickwood\nTone: calm', 'Subheadline'],
  ])('is not shown: %s', (prompt, label) => {
    expect(shownIn(prompt)).not.toContain(label);
  });

  test('is not shown behind quoted words either, and the logo of a script names who speaks', () => {
    const shown = shownIn(
      'Escena 1: Texto: "¿Cansado de esperar?" (fondo rojo, zoom)\nEscena 2: Texto: "Solo 12 €"\nEscena 3: Logo de Barbería Nardo y dirección',
    );
    expect(shown).not.toContain('fondo rojo');
    expect(shown).toContain('"name":"Barbería Nardo"');
  });
});
