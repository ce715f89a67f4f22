import type { Finding } from '../../contract/findings.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { plainScene } from '../engine/film.ts';
import type { WorkflowStack } from './workflow-stack.ts';

/** A film of which a viewer sees nothing, little, or one picture for ever, and what the review must say of it. */
export interface EmptyFilm {
  rules: readonly string[];
  scenes: readonly { name: string; code: string; track?: number; startFrame?: number; durationInFrames: number }[];
}

const fps = 10;
const words = (more = '') =>
  `<p style={{ position: 'absolute', left: 60, top: 90, fontSize: 40, margin: 0 ${more} }}>Know the sea</p>`;
const drift = ', transform: `translateX(${frame}px)`';
const sheet = (colour: string, more = '') =>
  `<div style={{ position: 'absolute', inset: 0, zIndex: 9, background: '${colour}' ${more} }} />`;
const one = (
  rules: string[],
  body: string,
  options: Parameters<typeof plainScene>[1] = {},
  seconds = 4,
): EmptyFilm => ({
  rules,
  scenes: [{ name: 'Sea', code: plainScene(body, options), durationInFrames: seconds * fps }],
});

/** Guises in which films that no command objected to came out empty elsewhere. */
export const emptyFilms: Record<string, EmptyFilm> = {
  'white: the words never become opaque': one(
    ['blank-frame', 'scene-paints-nothing', 'contrast'],
    `<div style={{ opacity: 0 }}>${words(drift)}</div>`,
    { ground: '#ffffff' },
  ),
  'black: a sheet lies over everything': one(['blank-frame', 'text-covered'], words(drift) + sheet('#000000')),
  'dimmed: all of the scene at a twelfth of its light': one(
    ['dimmed-frame', 'contrast', 'blank-frame'],
    `<div style={{ position: 'absolute', inset: 0, background: '#000', filter: 'brightness(0.08)' }}>${words(drift)}</div>`,
  ),
  'frozen: nothing moves for seven seconds': one(['frozen'], words(), {}, 7),
  'blank: the words leave after a second of five': one(['blank-frame'], `{frame < 10 && ${words(drift)}}`, {}, 5),
  'white: everything is white on white': one(['contrast', 'blank-frame'], words(`${drift}, color: '#fff'`), {
    ground: '#ffffff',
  }),
  'blank: a canvas that waits for an animation frame that never draws': one(
    ['blank-frame', 'scene-paints-nothing'],
    '<canvas width={320} height={180} style={{ position: "absolute", inset: 0 }} />',
  ),
  'blank: only a soft gradient': one(['blank-frame'], sheet('linear-gradient(160deg, #0b1020, #101a3a)')),
  'black: the component gives nothing': {
    rules: ['scene-paints-nothing', 'blank-frame'],
    scenes: [{ name: 'Sea', code: 'export default function Scene() { return null; }\n', durationInFrames: 40 }],
  },
  'black: black words on black': one(['contrast', 'blank-frame'], words(`${drift}, color: '#000'`), {
    ground: '#000000',
  }),
  'black: the clip ends and its scene goes on': one(
    ['blank-frame', 'scene-paints-nothing'],
    `{frame < 20 ? <div style={{ position: 'absolute', inset: 0, background: '#123a8c' }}>${words(drift)}</div> : null}`,
    { ground: '#000000' },
    5,
  ),
  'black: the scene throws at every frame': one(['scene-fails'], '{missing.figure}', {
    before: 'const missing = undefined as unknown as { figure: string };',
  }),
  'black: a hole of two seconds between two scenes': {
    rules: ['blank-frame'],
    scenes: [
      { name: 'Sea', code: plainScene(words(drift)), durationInFrames: 30 },
      { name: 'Land', code: plainScene(words(drift)), startFrame: 50, durationInFrames: 30 },
    ],
  },
  'dimmed: a dark sheet over everything': one(
    ['dimmed-frame', 'contrast', 'text-covered', 'blank-frame'],
    words(drift) + sheet('rgba(0, 0, 0, 0.94)'),
  ),
  'dimmed: the whole scene at a tenth of its opacity': one(
    ['dimmed-frame', 'contrast', 'blank-frame'],
    `<div style={{ opacity: 0.1 }}>${words(drift)}</div>`,
    { ground: '#05060a' },
  ),
  'dimmed: from the second second on': one(
    ['dimmed-frame', 'contrast', 'text-covered', 'blank-frame'],
    words(drift) + sheet('#000000', ', opacity: Math.min(0.95, Math.max(0, (frame - 10) / 10))'),
  ),
  'frozen: a drawing that stands through two scenes': {
    rules: ['frozen'],
    scenes: ['Sea', 'Land'].map((name) => ({
      name,
      code: plainScene(
        '<svg width={320} height={180}><circle cx={160} cy={90} r={60} fill="#5b2bff" /><text x={120} y={96} fontSize={24} fill="#fff">Tides</text></svg>',
      ),
      durationInFrames: 35,
    })),
  },
  'frozen: it moves by less than a pixel shows': one(
    ['frozen'],
    words(', transform: `translateX(${frame * 0.0004}px)`'),
    {},
    7,
  ),
  'frozen: a grain moves that nobody sees': one(
    ['frozen'],
    `${words()}<div style={{ position: 'absolute', inset: 0, opacity: 0.004, backgroundImage: 'repeating-linear-gradient(90deg, #fff 0 2px, #000 2px 4px)', backgroundPosition: \`\${frame % 4}px 0\` }} />`,
    {},
    7,
  ),
  'blank: words come on the last frame': one(['blank-frame'], `{frame >= 39 && ${words()}}`),
  'missing: a canvas that nothing draws on, over a ground that moves': {
    rules: ['scene-paints-nothing'],
    scenes: [
      { name: 'Sea', code: plainScene(words(drift)), durationInFrames: 40 },
      {
        name: 'Chart',
        code: "export default () => <canvas width={320} height={180} style={{ position: 'absolute', inset: 0 }} />;\n",
        ...{ track: 1, startFrame: 0, durationInFrames: 40 },
      },
    ],
  },
  'frozen: after an entrance of one second': one(
    ['frozen'],
    words(', transform: `translateX(${Math.min(10, frame) * 4}px)`'),
    {},
    8,
  ),
};

/** Writes a film into a new project, reviews it, exports it, and says what each made of it. */
export async function reviewAndExport(stack: WorkflowStack, { scenes }: EmptyFilm) {
  const film = await stack.project({ width: 320, height: 180, fps });
  const em = stack.ports.database.fork();
  let end = 0;
  for (const { startFrame = end, track = 0, ...scene } of scenes) {
    await revisions.commit(
      em,
      film.projectId,
      { type: 'create', track, startFrame, ...scene },
      { writtenBy: 'caller' },
    );
    end = startFrame + scene.durationInFrames;
  }
  const reviewed = await stack.ended(await stack.start(film, 'review', {}));
  const review = await reviews.newest(stack.ports.database.fork(), film.projectId);
  const errors = (review?.findings ?? []).filter(({ severity }: Finding) => severity === 'error');
  const refused = await stack.ended(await stack.start(film, 'export', { quality: 'draft' }));
  return { film, reviewed, errors, refused };
}
