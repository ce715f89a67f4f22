/** What a brief holds besides words and figures takes the piece that is made for it. */
import { expect, test } from '@jest/globals';
import { createOfflineDirector } from '../../../../domain/directing/offline-director.ts';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { inputOf } from '../brief-input.ts';

const shotsOf = (prompt: string, pictures: string[] = [], seed = 0) =>
  planFilm(inputOf(prompt, { pictures, seed })).scenes.flatMap(({ shots }) => shots);
const propsOf = (piece: string, prompt: string, pictures?: string[]) =>
  shotsOf(prompt, pictures).find((shot) => shot.piece === piece)?.props;

test('a talk becomes bubbles, word for word', () => {
  const talk =
    'Support that answers. Customer: "My parcel never came." Agent: "I have found it, it arrives tomorrow." deskly.example';
  expect(propsOf('Chat', talk)?.turns).toEqual([
    { who: 'Customer', text: 'My parcel never came.' },
    { who: 'Agent', text: 'I have found it, it arrives tomorrow.' },
  ]);
});

test('a formula is told term by term, an arrow between steps is none', () => {
  expect(
    propsOf('Formula', 'Explain photosynthesis: 6 CO₂ + 6 H₂O → C₆H₁₂O₆ + 6 O₂. Light hits the leaf.')?.terms,
  ).toEqual(['6 CO₂', '+ 6 H₂O', '→ C₆H₁₂O₆', '+ 6 O₂']);
  expect(propsOf('Formula', 'Sun → panel → battery → home. How solar power works.')).toBeUndefined();
});

test('places that are all known stand on a map, in the spelling of the brief', () => {
  const places = propsOf('MapDots', 'Wir fliegen jetzt in vier Städte: Lissabon, Oslo, Wien und Athen.')?.places;
  expect(places).toEqual([
    expect.objectContaining({ name: 'Lissabon' }),
    expect.objectContaining({ name: 'Oslo' }),
    expect.objectContaining({ name: 'Wien' }),
    expect.objectContaining({ name: 'Athen' }),
  ]);
  expect(propsOf('MapDots', 'Three shops: Lisbon, Oslo and Little Snoring.')).toBeUndefined();
});

test('a share fills a meter in some films and a ring in others, and roles turn in a slot', () => {
  const share = 'Solstice Cinema. 72 % of seats sold. Come early. Doors at 19:00.';
  const pieces = [0, 1, 2, 3, 4, 5].flatMap((seed) => shotsOf(share, [], seed).map(({ piece }) => piece));
  expect(pieces).toEqual(expect.arrayContaining(['Meter', 'Counter']));
  expect(propsOf('WordSwap', 'We are hiring: nurses, drivers and cooks. Apply at care.example')?.options).toEqual([
    'Nurses',
    'Drivers',
    'Cooks',
  ]);
});

test('an uploaded logo closes the film, and a picture that the brief names is shown, both written out by name', async () => {
  const input = inputOf(
    'Meet Norra, power kept simple. Show the picture workshop. Repairs within 2 days. norra.example',
    {
      pictures: ['logo', 'workshop', 'unnamed'],
    },
  );
  const director = createOfflineDirector();
  const { plan } = await director.plan(input);
  const codes = await Promise.all(
    plan.scenes.map(async (_, index) => (await director.writeScene(input, plan, index)).code),
  );
  const all = codes.join('\n');
  expect(all).toContain('logo={asset("logo")}');
  expect(all).toContain('src={asset("workshop")}');
  expect(all).not.toContain('unnamed');
  for (const code of codes) if (code.includes('asset(')) expect(code).toMatch(/import \{[^}]*\basset\b[^}]*\} from/);
});
