import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type CapturedFrame, capturedFrames } from '../../../engine/render/captured-frames.ts';
import type { FrameSource } from '../../../engine/render/frame-source.ts';
import { openStage, type StageHandle } from '../../../engine/stage/open-stage.ts';
import { filmOf, testBundle } from '../stage/film.ts';

const picture = { format: 'jpeg', quality: 92 } as const;
const sceneFrames = 8;

/** Words that rest, over a ground that rests: what may be left out. */
const resting = `import { useCurrentFrame } from 'remotion';
export default () => { const shift = Math.min(3, useCurrentFrame()); return <p style={{ marginLeft: shift * 20, color: '#fff', fontSize: 40 }}>At rest</p>; };`;

const withEffect = (body: string, element: string, head = '') => `import { useEffect, useRef } from 'react';
import { useCurrentFrame } from 'remotion';
${head}
export default function Scene() {
  const frame = useCurrentFrame();
  const ref = useRef<any>(null);
  useEffect(() => { ${body} }, [frame]);
  return ${element};
}`;
const box = `width: 60, height: 60, background: '#f80'`;

/** Ways in which pixels change, or may, with no record of the document; the last two can't be undone by a page. */
const restless: Record<string, string> = {
  canvas: withEffect(
    `const g = ref.current.getContext('2d'); g.fillStyle = '#0f0'; g.fillRect(frame * 10, 0, 8, 100);`,
    `<canvas ref={ref} width={300} height={100} />`,
  ),
  blend: withEffect(
    `const g = ref.current.getContext('2d'); g.fillStyle = '#0f0'; g.fillRect(frame * 10, 0, 8, 100);`,
    `<div><canvas ref={ref} width={300} height={100} /><div style={{ position: 'absolute', inset: 0, background: '#fff', mixBlendMode: 'difference' }} /></div>`,
  ),
  'CSS animation': withEffect(
    '',
    `<div><style>{'@keyframes slide { to { transform: translateX(200px) } }'}</style><div style={{ ${box}, animation: 'slide 1s linear infinite' }} /></div>`,
  ),
  'Web animation': withEffect(
    `if (frame === 0) ref.current.animate([{ opacity: 0 }, { opacity: 1 }], 1000);`,
    `<div ref={ref} style={{ ${box} }} />`,
  ),
  video: withEffect('', `<video src="data:video/mp4;base64,AAAA" />`),
  frame: withEffect('', `<iframe srcDoc="<p>inside</p>" />`),
  'moving drawing': withEffect(
    '',
    `<svg width="200" height="60"><rect width="60" height="60" fill="#f80"><animate attributeName="x" to="100" dur="1s" /></rect></svg>`,
  ),
  'picture of its own': withEffect(
    '',
    `<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==" />`,
  ),
  'rule of a style sheet': withEffect(
    `const { sheet } = ref.current; sheet.cssRules[0].style.marginLeft = frame * 20 + 'px';`,
    `<div><style ref={ref}>{'.ruled { margin-left: 0 }'}</style><div className="ruled" style={{ ${box} }} /></div>`,
  ),
  'delayed load': `import { useEffect, useState } from 'react';
import { continueRender, delayRender, useCurrentFrame } from 'remotion';
export default function Scene() {
  const frame = useCurrentFrame();
  const [loaded, setLoaded] = useState(-1);
  useEffect(() => {
    const handle = delayRender('late');
    const timer = setTimeout(() => { setLoaded(frame); continueRender(handle); }, 20);
    return () => { clearTimeout(timer); continueRender(handle); };
  }, [frame]);
  return <div style={{ ${box}, marginLeft: Math.max(0, loaded) * 10 }} />;
}`,
  'next frame of the browser': withEffect(
    `requestAnimationFrame(() => { ref.current.style.marginLeft = frame * 20 + 'px'; });`,
    `<div ref={ref} style={{ ${box} }} />`,
  ),
  'closed shadow root': withEffect(
    `root ??= ref.current.attachShadow({ mode: 'closed' }); root.innerHTML = '<b style="margin-left:' + frame * 20 + 'px">in the shadow</b>';`,
    `<div ref={ref} style={{ color: '#fff' }} />`,
    'let root: any;',
  ),
  'scrolled box': withEffect(
    `ref.current.scrollTop = frame * 10;`,
    `<div ref={ref} style={{ height: 60, overflow: 'hidden', color: '#fff' }}>{Array.from({ length: 20 }, (_, i) => <p key={i}>{i}</p>)}</div>`,
  ),
};

let bundle: Awaited<ReturnType<typeof testBundle>>;
let stage: StageHandle;
const names = ['resting', ...Object.keys(restless)];

beforeAll(async () => {
  bundle = await testBundle();
  const scenes = [resting, ...Object.values(restless)].map((code, index) => ({
    ...{ code, startFrame: index * sceneFrames, durationInFrames: sceneFrames },
  }));
  const film = await filmOf(scenes, { durationInFrames: scenes.length * sceneFrames });
  stage = await openStage({ bundle: bundle.bundle, ...film });
}, 120_000);
afterAll(async () => {
  await stage?.close();
  await bundle?.cleanUp();
});

test('a page calls a frame unchanged where it rests, and never where pixels may change without a record', async () => {
  const unchanged = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let frame = 0; frame < names.length * sceneFrames; frame += 1) {
    const at = frame % sceneFrames;
    if (await stage.isUnchanged(frame)) unchanged.get(names[Math.floor(frame / sceneFrames)] as string)?.push(at);
    await stage.capture(frame, picture);
  }
  const { resting: atRest, ...others } = Object.fromEntries(unchanged);
  expect(atRest).toEqual([4, 5, 6, 7]);
  expect(others).toEqual(Object.fromEntries(Object.keys(restless).map((name) => [name, []])));
  expect(stage.faults()).toEqual([]);
}, 60_000);

/** A source that counts what is captured; `says` is what its page says of frames. */
function counting(pictureOf: (frame: number) => string, says: (frame: number) => boolean) {
  const captured: number[] = [];
  const source: FrameSource = {
    async capture(frame) {
      captured.push(frame);
      return Buffer.from(pictureOf(frame));
    },
    isUnchanged: async (frame) => says(frame),
  };
  return { source, captured };
}

async function collect(source: FrameSource, lastFrame: number, elide = true) {
  const unseen: number[] = [];
  const frames: CapturedFrame[] = [];
  const chunk = { firstFrame: 0, lastFrame };
  const order = { stage: source, chunk, picture, elide, onUnseen: (frame: number) => unseen.push(frame) };
  for await (const shot of capturedFrames(order)) frames.push(shot);
  expect(frames.map(({ frame }) => frame)).toEqual(Array.from({ length: lastFrame + 1 }, (_, index) => index));
  return { pictures: frames.map((shot) => Buffer.from(shot.picture).toString()), unseen };
}

test('of a row of unchanged frames the first and the last are captured, and every frame has its picture', async () => {
  const pictureOf = (frame: number) => (frame < 3 ? `moves ${frame}` : frame < 12 ? 'rests' : `goes ${frame}`);
  const { source, captured } = counting(pictureOf, (frame) => frame > 3 && frame < 12);
  const { pictures, unseen } = await collect(source, 13);
  expect(pictures).toEqual(Array.from({ length: 14 }, (_, frame) => pictureOf(frame)));
  expect(captured).toEqual([0, 1, 2, 3, 4, 11, 12, 13]);
  expect(unseen).toEqual([]);
});

test('a row whose last frame differs is captured whole and reported, and nothing is left out after it', async () => {
  const pictureOf = (frame: number) => (frame < 5 ? 'rests' : `moves ${frame}`);
  const { source, captured } = counting(pictureOf, (frame) => frame > 0);
  const { pictures, unseen } = await collect(source, 9);
  expect(pictures).toEqual(Array.from({ length: 10 }, (_, frame) => pictureOf(frame)));
  expect([...new Set(captured)]).toHaveLength(10);
  expect(unseen).toEqual([9]);
});

test('on the stage, what is left out looks as what is captured', async () => {
  await using other = await openStage({
    bundle: bundle.bundle,
    ...(await filmOf([{ code: resting, durationInFrames: 30 }], { durationInFrames: 30 })),
  });
  let shots = 0;
  const source: FrameSource = {
    isUnchanged: (frame) => other.isUnchanged(frame),
    capture: (frame, format) => {
      shots += 1;
      return other.capture(frame, format);
    },
  };
  const left = await collect(source, 29);
  expect(shots).toBe(6);
  expect(await collect(source, 29, false)).toEqual(left);
}, 60_000);

/** Drawings that come in one after another and are round: a browser keeps some of what it painted of them. */
const arriving = `import { useCurrentFrame } from 'remotion';
const round = (value) => Math.round(value * 1000) / 1000;
export default () => {
  const frame = useCurrentFrame();
  return <div style={{ position: 'absolute', left: 25.2, top: 10 }}>{[0, 1, 2, 3].map((at) => {
    const left = Math.exp((at * 1.3 - frame) / 1.6);
    const style = { position: 'absolute', left: -1.2 + at * 78, top: 1.424, width: 78, height: 78 };
    const moving = left < 0.001 ? {} : { opacity: left < 0.2 ? undefined : round(Math.max(0, 1.2 - left)), transform: \`translate(0px, \${round(Math.min(14, left * 14))}px)\` };
    return <div key={at} style={{ ...style, ...moving }}>
      <svg width="100%" height="100%" viewBox="0 0 100 100" style={{ display: 'block', overflow: 'hidden', transform: at === 2 ? undefined : 'rotate(90deg)' }}>
        <rect width="100.5" height="100.5" fill="#e3d0c5" />
        <circle cx="50" cy="50" r={30} fill="none" stroke="#c39e91" strokeWidth="17" />
      </svg>
    </div>;
  })}</div>;
};`;

test('a chunk has the same pictures whatever its page has shown before', async () => {
  const film = { bundle: bundle.bundle, ...(await filmOf([{ code: arriving, durationInFrames: 60 }])) };
  await using first = await openStage(film);
  const pictures = async (stage: StageHandle, firstFrame: number, lastFrame: number) => {
    const shots: string[] = [];
    for await (const shot of capturedFrames({ stage, chunk: { firstFrame, lastFrame }, picture, elide: true }))
      shots.push(Buffer.from(shot.picture).toString('base64'));
    return shots;
  };
  const whole = await pictures(first, 0, 8);
  const next = await pictures(first, 9, 29);
  expect(new Set(next).size).toBeGreaterThan(5);
  await using second = await openStage(film);
  expect(await pictures(second, 9, 29)).toEqual(next);
  expect(await pictures(second, 0, 8)).toEqual(whole);
}, 60_000);
