/** Running texts that order what they show: the order goes to the maker, what it carries to viewers. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { withoutGround } from '../../../domain/directing/unwrapping/asking-grounds.ts';
import { withOrdersCarried } from '../../../domain/directing/unwrapping/orders-in-prose.ts';
import { withSemicolonLists } from '../../../domain/directing/unwrapping/semicolon-lists.ts';
import { withSignedFrames } from '../../../domain/directing/unwrapping/signed-frames.ts';
import { withTheirLines } from '../../../domain/directing/unwrapping/their-lines.ts';
import { inputOf } from './brief-input.ts';
import { closingOf, piecesOf, textsOf } from './planned-shots.ts';

describe('what an order carries', () => {
  test.each([
    ['Then show the bill, €420, which is what one leak costs.', '€420 is what one leak costs.'],
    ['Ask why and then show the bill, €420.', 'Ask why. €420.'],
    ['Zeig dann die Rechnung, 420 €.', 'Rechnung: 420 €.'],
    ['Then the rule for everybody: "Close the tap."', 'The rule for everybody: "Close the tap."'],
    [
      "After that, give viewers three habits they'll keep: one, two, and three.",
      "Three habits you'll keep: one, two, and three.",
    ],
    ['Sixty-two crews helped, which can appear as "62 crews".', '62 crews.'],
    [
      'The verdict is a single line, "Half the water", followed by the caveat "Measured in May".',
      '"Half the water".\n"Measured in May".',
    ],
  ])('%s', (prompt, said) => expect(withOrdersCarried(prompt)).toBe(said));
  test('steps keep the words of their order', () => {
    const steps = 'First, the base: flour. Then the filling: plums.';
    expect(withOrdersCarried(steps)).toBe(steps);
  });
});

describe('a line of somebody named before', () => {
  const brief =
    'A 20 second promo for the podcast Root Cellar. The guest is Lene Thorup, who grows apples. Build the film around her line, "A tree remembers every careless winter," revealed slowly, then credit her. End with rootcellar.example.';
  test('is signed by her, and no word of its order is left', () => {
    expect(piecesOf(brief, 'Quote')[0]?.props).toMatchObject({
      text: 'A tree remembers every careless winter.',
      who: 'Lene Thorup',
    });
    expect(textsOf(brief)).not.toMatch(/revealed|credit her/u);
    expect(planFilm(inputOf(brief)).leftOut.join(' ')).not.toMatch(/revealed|credit/u);
  });
  test('stands alone where nobody was named', () => {
    expect(withTheirLines('Bau den Film um ihren Satz „Brot braucht vor allem Zeit“ herum.')).toMatch(
      /^„Brot braucht/u,
    );
  });
});

describe('who signs', () => {
  test.each([
    'Final frame: Fen Ferries and fenferries.example.',
    'Schlussbild: Fen Ferries und fenferries.example.',
    'Image finale : Fen Ferries et fenferries.example.',
    'Signed Fen Ferries, with fenferries.example.',
  ])('%s', (end) => {
    const prompt = `Ferries leave every 20 minutes from 6 am. The crossing takes 9 minutes. ${end}`;
    expect(closingOf(prompt)).toContain('Fen Ferries');
    expect(closingOf(prompt)).toContain('fenferries.example');
    expect(textsOf(prompt)).not.toMatch(/Ferries (?:and|und|et)"|Final|Signed|Schlussbild/u);
  });
  test('a number to call stands with the address', () => {
    expect(withSignedFrames('Finish with the extension 2210 and the address help@fen.example.')).toBe(
      'End with “Extension 2210” and help@fen.example.',
    );
  });
  test('a sentence signs nothing', () => {
    const said = 'Final frame: the last boat leaves and fen.example.';
    expect(withSignedFrames(said)).toBe(said);
  });
});

test('a row parted by semicolons becomes points with what each does', () => {
  expect(
    withSemicolonLists(
      'Three additions deserve a scene each: a tide table, so nobody waits; alerts that follow the ferry; and a map that loads in 0.8 s.',
    ).trim(),
  ).toBe('Three additions:\n- A tide table: Nobody waits\n- Alerts: Follow the ferry\n- A map: Loads in 0.8 s');
});

test('the ground of an asking is the maker’s, unless it names somebody', () => {
  expect(withoutGround('A new report was signed off and we need a 20-second film about it. Ferries run late.')).toBe(
    'Make a 20-second film. Ferries run late.',
  );
  const named = 'A new pier opened in Skelby and we need a 20-second film about it. Ferries run late.';
  expect(withoutGround(named)).toBe(named);
});

test('colours that follow from where a film runs are used', () => {
  const { theme } = planFilm(
    inputOf(
      'Ferries leave every 20 minutes. The film should play without sound, so use large type, high contrast yellow on black. End with fen.example.',
    ),
  );
  const [red, green, blue] = (theme.colours.ground.match(/[\da-f]{2}/gu) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  expect(Math.max(red ?? 255, green ?? 255, blue ?? 255)).toBeLessThan(64);
});
