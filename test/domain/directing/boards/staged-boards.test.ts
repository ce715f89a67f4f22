/** A storyboard becomes a film of these scenes: each on one screen, in its order, for its time, and nothing else. */
import { expect, test } from '@jest/globals';
import {
  type EditFilm,
  partFilm,
  piecesOfPart,
  stringsOfPart,
} from '../../../../domain/directing/editing/film-parts.ts';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { writeScene } from '../../../../domain/directing/write-scene.ts';
import { inputOf } from '../brief-input.ts';

const board = `Film for the Osier Ferry, our small ferry company. Navy background, calm. 33 seconds, six scenes.

Scene 1 (4s): "The river is open" and below, small, "Osier Ferry, since 1911"
Scene 2 (5s): Number "4,800" counts up, caption "crossings last year"
Scene 3 (8s): Bar chart titled "Crossings a day": Monday 14, Friday 22, Sunday 9. Camera moves in slowly.
Scene 4 (7s): Quote: "It came back on its own." – Ilka Voss, harbour master
Scene 5 (4s): "Dogs travel free" and underneath "so do bicycles"
Scene 6 (5s): End card: "Book a crossing", osierferry.example

No photos of water please.`;

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1080, height: 1080 },
];

function partsOf(brief: string, size = sizes[0] as (typeof sizes)[number], seed = 0) {
  const plan = planFilm({ ...inputOf(brief, size), seed });
  const scenes = plan.scenes.map((scene) => ({ ...scene, code: writeScene(scene) }));
  const film: EditFilm = { ...size, fps: plan.fps, frames: plan.durationInFrames, theme: plan.theme, scenes };
  return {
    plan,
    parts: partFilm(film).parts.map((part) => ({
      seconds: part.length / plan.fps,
      pieces: piecesOfPart(part),
      texts: stringsOfPart(part),
    })),
  };
}

test.each(sizes)('in $width×$height each scene is one screen, as long as it says', (size) => {
  const { plan, parts } = partsOf(board, size);
  expect(plan.durationInFrames / plan.fps).toBe(33);
  expect(parts).toHaveLength(6);
  for (const [at, seconds] of [4, 5, 8, 7, 4, 5].entries())
    expect(Math.abs((parts[at]?.seconds ?? 0) - seconds)).toBeLessThanOrEqual(0.5);
  const said = [
    ['The river is open', 'Osier Ferry, since 1911'],
    ['4,800', 'crossings last year'],
    ['Crossings a day', 'Monday', '14', 'Friday', '22', 'Sunday', '9'],
    ['It came back on its own.', 'Ilka Voss', 'harbour master'],
    ['Dogs travel free', 'so do bicycles'],
    ['Book a crossing', 'osierferry.example'],
  ];
  for (const [at, texts] of said.entries())
    for (const text of texts) expect(parts[at]?.texts.map((one) => one.toLowerCase())).toContain(text.toLowerCase());
  expect(JSON.stringify(plan.scenes)).not.toMatch(/counts up|caption|camera|photos|our small ferry/iu);
  expect([1, 2, 3].map((at) => parts[at]?.pieces[0])).toEqual(['Counter', 'Bars', 'Quote']);
});

test('another seed is another film of the same scenes', () => {
  const [one, other] = [0, 1].map((seed) => partsOf(board, sizes[0], seed));
  expect(one?.plan.theme).not.toEqual(other?.plan.theme);
  expect(one?.parts.map(({ texts }) => texts.filter((text) => /\s/u.test(text)))).toEqual(
    other?.parts.map(({ texts }) => texts.filter((text) => /\s/u.test(text))),
  );
});

test('scenes that say no length share the whole, and a requirement may hold the board', () => {
  const bare = board.replace(/ \(\ds\)/gu, '');
  const { plan, parts } = partsOf(bare);
  expect(plan.durationInFrames / plan.fps).toBe(33);
  expect(parts).toHaveLength(6);
  const input = inputOf('Make the film.', sizes[0]);
  const required = planFilm({
    ...input,
    contexts: [...input.contexts, { label: 'requirement', text: board }] as never,
  });
  expect(required.durationInFrames / required.fps).toBe(33);
  expect(JSON.stringify(required.scenes)).toContain('Dogs travel free');
});

test('a length that a scene shows is none of the film', () => {
  const { plan } = partsOf(
    'Kettle film, 12 seconds.\nScene 1 (4s): "68 seconds" with caption "to boil two mugs"\nScene 2 (4s): "Quiet as a cat"\nScene 3 (4s): "Order now" kettle.example',
  );
  expect(plan.durationInFrames / plan.fps).toBe(12);
});

test('what a scene compares, lists and changes is drawn as that', () => {
  const { parts } = partsOf(
    JSON.stringify({
      duration: 30,
      scenes: [
        { duration: 4, headline: 'Pier, renewed' },
        {
          duration: 7,
          left: { label: 'Before', items: '2 boats' },
          right: { label: 'After', items: '5 boats' },
          headline: 'At the pier',
        },
        { duration: 7, headline: 'New since May', items: ['Night ferry', 'Ramp for prams', 'Tea on board'] },
        { duration: 6, value: '9 min', before: '31 min', label: 'Waiting time' },
        { duration: 6, headline: 'Step aboard', cta: 'Book now', url: 'osierferry.example' },
      ],
    }),
  );
  expect(parts.map(({ pieces }) => pieces.find((piece) => !['Headline', 'Emblem'].includes(piece)))).toEqual([
    undefined,
    'KpiRail',
    'ListBuild',
    'Delta',
    'CallToAction',
  ]);
});

test('colours behind the head of a storyboard are those of its film, and what it refuses is not shown', () => {
  const { plan } = partsOf(
    'Storyboard for Larkmoor Observatory, an open night. Landscape, 12 seconds. Midnight blue background (#0D1B3E), pale cream text (#F4EBD8). Calm.\nScene 1 (4s): "The sky is open"\nScene 2 (4s): "3,400" with caption "stars without a telescope"\nScene 3 (4s): End card: "Book your night", larkmoor.example\nNo photos of planets.',
  );
  expect(plan.theme.colours).toMatchObject({ ground: '#0d1b3e', ink: '#f4ebd8' });
  expect(JSON.stringify(plan.scenes)).not.toMatch(/planets/u);
});

test('colours of an object are those of its film, though a field of it says the length', () => {
  const brief = JSON.stringify({
    duration: 12,
    style: { background: '#0d1b3e', text: '#f4ebd8' },
    scenes: ['The sky is open', 'Stars for all', 'Come along'].map((text) => ({ duration: 4, text })),
  });
  const { theme, durationInFrames, fps } = planFilm({ ...inputOf(brief), contexts: [] });
  expect(theme.colours.ground).toBe('#0d1b3e');
  expect(durationInFrames / fps).toBe(12);
});

test.each([
  [
    'Scene 1 (0-4s)\nA hand pulls the curtain aside, dust in the light.\n"Rise early."\nScene 2 (4-9s)\nThe camera glides along the bakery counter.\nFresh rolls from 6 am\nScene 3 (9-12s)\nThe door closes slowly, fade to black.\nScene 4 (12-15s)\nBakery Holm, Mill Lane 4',
    ['Rise early.', 'Fresh rolls from 6 am', 'Bakery Holm, Mill Lane 4', 'Bakery Holm'],
  ],
  [
    'Szene 1 (0–4 s)\nEine Hand zieht den Vorhang auf, Staub tanzt im Licht.\n„Früh auf.“\nSzene 2 (4–9 s)\nDie Kamera gleitet langsam an der Theke entlang.\nFrische Brötchen ab 6 Uhr\nSzene 3 (9–12 s)\nDie Tür fällt zu, Abblende.\nSzene 4 (12–15 s)\nBäckerei Holm, Mühlgasse 4',
    ['Früh auf.', 'Frische Brötchen ab 6 Uhr', 'Bäckerei Holm, Mühlgasse 4', 'Bäckerei Holm'],
  ],
  [
    'Escena 1 (0-4 s)\nUna mano abre la cortina, polvo en la luz.\n«Madruga.»\nEscena 2 (4-9 s)\nLa cámara se desliza por el mostrador.\nPan recién hecho desde las 6\nEscena 3 (9-12 s)\nLa puerta se cierra despacio, fundido a negro.\nEscena 4 (12-15 s)\nPanadería Holm, calle Molino 4',
    ['Madruga.', 'Pan recién hecho desde las 6', 'Panadería Holm, calle Molino 4', 'Panadería Holm'],
  ],
])('what scenes only show is no line of them, and its time stays the film’s: %#', (brief, words) => {
  const plan = planFilm(inputOf(brief));
  expect(plan.scenes.flatMap((scene) => scene.words)).toEqual(words);
  expect(plan.durationInFrames).toBe(15 * plan.fps);
});
