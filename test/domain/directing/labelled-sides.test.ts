/** What two labels that belong together head stands on two sides. */
import { describe, expect, test } from '@jest/globals';
import type { Side } from '../../../domain/directing/brief.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

describe('two sides by their labels', () => {
  const briefs: [string, ...string[][]][] = [
    [
      'Create a 25-second video: 3 myths about electric cars. Myth: The battery dies after 5 years. Fact: Most last 15 years or more. Myth: They catch fire more often. Fact: Petrol cars burn 20 times as often.',
      ['Myth', 'The battery dies after 5 years', 'They catch fire more often'],
      ['Fact', 'Most last 15 years or more', 'Petrol cars burn 20 times as often'],
    ],
    [
      'Flu shots. Myth 1: They give you the flu. Fact 1: They contain no live virus. Myth 2: Healthy people need none. Fact 2: Anyone can spread it.',
      ['Myth', 'They give you the flu', 'Healthy people need none'],
      ['Fact', 'They contain no live virus', 'Anyone can spread it'],
    ],
    [
      "Dos and don'ts of video calls. Do: mute when you are not speaking. Do: look at the camera. Don't: eat on camera. Don't: check your phone.",
      ['Do', 'mute when you are not speaking', 'look at the camera'],
      ["Don't", 'eat on camera', 'check your phone'],
    ],
    [
      'Pros and cons of working from home. Pros: no commute, flexible hours, lower costs. Cons: fewer contacts, more distractions, blurred hours.',
      ['Pros', 'no commute', 'flexible hours', 'lower costs'],
      ['Cons', 'fewer contacts', 'more distractions', 'blurred hours'],
    ],
    [
      'Mythen über Bienen. Mythos: Alle Bienen stechen. Fakt: Nur Weibchen haben einen Stachel.',
      ['Mythos', 'Alle Bienen stechen'],
      ['Fakt', 'Nur Weibchen haben einen Stachel'],
    ],
    [
      'Vorteile und Nachteile von E-Bikes. Vorteile: schneller, bequemer, gut am Berg. Nachteile: teurer, schwerer, Akku laden.',
      ['Vorteile', 'schneller', 'bequemer', 'gut am Berg'],
      ['Nachteile', 'teurer', 'schwerer', 'Akku laden'],
    ],
    [
      "Idée reçue : le bio, c'est loin. Réalité : 14 fermes à moins de 30 km. Les Paniers de Léon",
      ['Idée reçue', "le bio, c'est loin"],
      ['Réalité', '14 fermes à moins de 30 km'],
    ],
    [
      'Mito: o mel estraga. Verdade: mel de 3.000 anos ainda era comestível.',
      ['Mito', 'o mel estraga'],
      ['Verdade', 'mel de 3.000 anos ainda era comestível'],
    ],
  ];
  test.each(briefs.map(([prompt, ...sides]) => ({ prompt, sides })))('$prompt', ({ prompt, sides }) => {
    const told: readonly Side[] = readBrief(inputOf(prompt)).comparison ?? [];
    expect(told.map(({ title, items }) => [title, ...items])).toEqual(sides);
    expect((planFilm(inputOf(prompt)).directions ?? []).filter((one) => /^(?:do|don)/iu.test(one))).toEqual([]);
  });

  test('what both sides tell the maker is shown to nobody', () => {
    const plan = planFilm(
      inputOf(
        "Make a 20 second video for our yoga class. Do: keep it calm. Don't: use stock photos. Monday 6 pm, Studio Lotus.",
      ),
    );
    expect(JSON.stringify(plan.scenes)).not.toMatch(/stock photos|keep it calm/iu);
  });
});
