/** What a prompt forbids to be shown appears nowhere, however it says so; what sounds alike and is told stays. */
import { describe, expect, test } from '@jest/globals';
import { textsOf } from './planned-shots.ts';

const around = (secret: string) =>
  `A 20 second film for Fernbook. Orders grew 18% this year. ${secret} Close with fernbook.example.`;

describe('never shown', () => {
  test.each([
    ['a clause that hangs on it', around('The Harrow deal is worth £48k, which must not be mentioned.'), /48k|Harrow/u],
    ['the sentence behind it', around('We lost the Harrow account in May. Please don’t mention that.'), /Harrow/u],
    ['keeping out', around('Harrow left in May, but keep that out of the film.'), /Harrow/u],
    ['brackets', around('Two shops opened (internal: Harrow and Leeds).'), /Harrow/u],
    [
      'a label',
      'A 20 second film for Fernbook. Orders grew 18%.\nConfidential: Harrow leaves in May.\nfernbook.example',
      /Harrow/u,
    ],
    [
      'a heading',
      'A 20 second film for Fernbook. Orders grew 18%.\n\n## Not for the screen\n- Harrow leaves\n- burn 1.2M\n\n## Facts\n- 300 shops\n- 40 staff\n- 2 depots',
      /Harrow|1\.2M/u,
    ],
    [
      'German',
      'Ein 20-Sekunden-Film für Fernbook. Die Bestellungen wuchsen um 18 %. Harrow kündigt im Mai, das darf nicht erwähnt werden.',
      /Harrow/u,
    ],
    [
      'French',
      'Une vidéo de 20 secondes pour Fernbook. Les commandes ont augmenté de 18 %. Harrow part en mai, ce qui ne doit pas être mentionné.',
      /Harrow/u,
    ],
  ])('%s', (_, prompt, secret) => {
    expect(textsOf(prompt)).not.toMatch(secret);
    expect(textsOf(prompt)).toMatch(/18/u);
  });
});

test('a rule for those who watch is no secret', () => {
  const prompt =
    'A 15 second safety film for Tidal Rail: Never share your ticket code. It must not be shown to strangers. tidalrail.example';
  expect(textsOf(prompt)).toMatch(/ticket code/u);
});
