import { expect, test } from '@jest/globals';
import { transform } from 'esbuild';
import { kitPieces } from '../../../contract/kit.ts';
import { Theme } from '../../../contract/theme.ts';
import { checkChoreography } from '../../../domain/choreography/check-choreography.ts';
import { lexiconOf } from '../../../domain/directing/lexicon/lexicons.ts';
import { createOfflineDirector } from '../../../domain/directing/offline-director.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { writeScene } from '../../../domain/directing/write-scene.ts';
import { fiveKinds, inputOf } from './brief-input.ts';

const prompts: string[] = [
  ...Object.values(fiveKinds),
  'Coffee that wakes up cities',
  'Lumen',
  'Headline: Ship faster\nFeatures: instant rollbacks, live previews, audit log\nCTA: Start free at nimbus.dev',
  'Crée une vidéo pour le Marché de Noël de Colmar, du 23 novembre au 29 décembre 2026. Slogan : « La magie au cœur de l’Alsace ».',
  '「未来をつくる」というメッセージで、新しい電動自転車を紹介する20秒の動画。航続距離は120km、充電は45分。',
  'مؤتمر التصميم في دبي، 12 مايو 2026. «المستقبل يبدأ هنا»',
];
const hostile = [
  'Say "</script><script>alert(1)</script>" and `${process.env.HOME}` and "{braces} \\ back" and "a`b" 😀 שלום',
  '"""""" ```` {{{{ <<<< \u2028 \u2029 \\u0041 \\\\ ${`${1}`} */ // <!-- -->',
  `"${'x'.repeat(400)}"`,
  '\ue000\ue001 "\ue002quoted"',
  ' . ',
  'a',
];

const wordsOf = (plan: ReturnType<typeof planFilm>) => plan.scenes.flatMap(({ words }) => words);

test('plans are sound at every rate and size', () => {
  for (const prompt of prompts) {
    for (const [width, height, fps] of [
      [1920, 1080, 30],
      [1080, 1920, 24],
      [1080, 1080, 60],
    ] as const) {
      const plan = planFilm(inputOf(prompt, { width, height, fps }));
      expect(checkChoreography(plan)).toEqual([]);
      expect(Theme.parse(plan.theme)).toEqual(plan.theme);
    }
  }
});

test('a length that the brief asks for is exact in frames', () => {
  for (const [seconds, fps] of [
    [5, 24],
    [7, 25],
    [20, 30],
    [45, 50],
    [90, 60],
    [13, 29],
  ] as const) {
    const plan = planFilm(inputOf(`Make a ${seconds} second video about tides: the moon pulls the sea.`, { fps }));
    expect(plan.durationInFrames).toBe(seconds * fps);
    expect(Math.max(...plan.scenes.map((scene) => scene.startFrame + scene.durationInFrames))).toBe(seconds * fps);
    expect(checkChoreography(plan)).toEqual([]);
  }
});

test('every quoted text of a brief stands in a scene', () => {
  for (const prompt of [...prompts, ...hostile.slice(0, 3)]) {
    const input = inputOf(prompt);
    const words = wordsOf(planFilm(input));
    for (const exact of readBrief(input).exact) expect(words.some((word) => word.includes(exact))).toBe(true);
  }
});

test('no word is shown that the brief does not say', () => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const prompt of prompts) {
    const plan = planFilm(inputOf(prompt));
    const known = new Set([...plain(prompt), ...Object.values(lexiconOf(plan.language).connectors).flatMap(plain)]);
    const dense = prompt.toLowerCase();
    for (const word of wordsOf(plan).flatMap(plain))
      expect(known.has(word) || dense.includes(word) || /^\d$/.test(word) ? '' : word).toBe('');
  }
});

test('five kinds of brief share no shape and less than half of the pieces that tell them', () => {
  // A ground and a stage carry every film.
  const carriers = ['Ground', 'Stage'];
  const plans = Object.values(fiveKinds).map((prompt) => planFilm(inputOf(prompt)));
  expect(new Set(plans.map(({ shape }) => shape)).size).toBe(plans.length);
  for (const [index, plan] of plans.entries()) {
    for (const other of plans.slice(index + 1)) {
      const [a, b] = [plan, other].map(
        ({ scenes }) => new Set(scenes.flatMap(({ pieces }) => pieces.filter((piece) => !carriers.includes(piece)))),
      );
      const shared = [...(a ?? [])].filter((piece) => b?.has(piece)).length;
      expect(shared / Math.max(a?.size ?? 1, b?.size ?? 1)).toBeLessThanOrEqual(0.5);
    }
  }
});

test('numbers, steps and sides take their pieces', () => {
  const pieces = (prompt: string) => planFilm(inputOf(prompt)).scenes.flatMap((scene) => scene.pieces);
  expect(pieces(fiveKinds.report)).toEqual(expect.arrayContaining(['Bars', 'Counter', 'Delta']));
  expect(pieces(fiveKinds.tutorial)).toContain('Steps');
  expect(pieces(fiveKinds.comparison)).toContain('Compare');
  expect(pieces(fiveKinds.event)).toContain('Ticket');
  expect(pieces(fiveKinds.launch)).toEqual(expect.arrayContaining(['Terminal', 'Delta']));
});

test('the same input gives the same film, another seed another one', () => {
  const weights = {
    ground: 0.2,
    pairing: 0.15,
    signature: 0.15,
    transition: 0.1,
    texture: 0.05,
    motif: 0.05,
    camera: 0.05,
    emphasis: 0.05,
  } as const;
  for (const prompt of Object.values(fiveKinds)) {
    const plan = planFilm(inputOf(prompt));
    expect(planFilm(inputOf(prompt))).toEqual(plan);
    const others = [1, 2, 3].map((seed) => planFilm(inputOf(prompt, { seed })));
    const distance = others.map((other) =>
      Object.entries(weights).reduce(
        (sum, [axis, weight]) =>
          sum + (other.theme[axis as keyof typeof weights] === plan.theme[axis as keyof typeof weights] ? 0 : weight),
        0,
      ),
    );
    expect(distance[0]).toBeGreaterThanOrEqual(0.3);
    expect(others.every(({ theme }) => theme.seed !== plan.theme.seed)).toBe(true);
  }
});

test('scenes of any prompt compile and import the kit alone', async () => {
  const known = new Set(kitPieces.map(({ name }) => name));
  for (const prompt of [...prompts, ...hostile]) {
    for (const scene of planFilm(inputOf(prompt)).scenes) {
      const code = writeScene(scene);
      await expect(transform(code, { loader: 'tsx', jsx: 'automatic' })).resolves.toBeDefined();
      expect(scene.pieces.every((piece) => known.has(piece))).toBe(true);
      expect(code).not.toContain('</script');
      expect(code.match(/^import .*$/gm)).toHaveLength(1);
    }
  }
});

test('a scene is repaired into plainer ones with the same words', async () => {
  const director = createOfflineDirector();
  const input = inputOf(fiveKinds.launch);
  const { plan } = await director.plan(input);
  const bare = {
    ...plan,
    scenes: plan.scenes.map(({ name, role, track, startFrame, durationInFrames, zone, brief, pieces, words }) => ({
      name,
      role,
      track,
      startFrame,
      durationInFrames,
      zone,
      brief,
      pieces,
      words,
    })),
  };
  for (const [index, scene] of plan.scenes.entries()) {
    const { code } = await director.writeScene(input, bare, index);
    const first = await director.repairScene(input, plan, index, code, [{ message: 'it failed' }]);
    const second = await director.repairScene(input, plan, index, first.code, [{ message: 'it failed again' }]);
    expect(new Set([code, first.code, second.code]).size).toBe(3);
    for (const word of scene.words.slice(0, 3)) expect(second.code).toContain(JSON.stringify(word));
  }
});
