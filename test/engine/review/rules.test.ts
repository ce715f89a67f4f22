import { beforeAll, expect, test } from '@jest/globals';
import type { Finding } from '../../../contract/findings.ts';
import { measuredFacts } from '../../../domain/review/measured-facts.ts';
import { type ReviewResult, review } from '../../../domain/review/review.ts';
import { type MeasuredTimeline, measureTimeline } from '../../../engine/review/measure-timeline.ts';
import { plainScene as sceneOf, type TestScene, testFilm } from '../film.ts';

// Laid out at 960×540 and shown at half of it: a quarter of the pixels to paint and to read.
const plainScene = (body: string, more: Parameters<typeof sceneOf>[1] = {}) =>
  sceneOf(
    `<div style={{ position: 'absolute', width: 960, height: 540, transformOrigin: '0 0', transform: 'scale(0.5)' }}>${body}</div>`,
    { fontSize: 60, ...more },
  );
const at = (left: number, top: number, more = '') =>
  `style={{position:'absolute',left:${left},top:${top},whiteSpace:'nowrap',${more}}}`;
const box = (left: number, top: number, width: number, height: number, more = '') =>
  `<div style={{position:'absolute',left:${left},top:${top},width:${width},height:${height},${more}}} />`;

/** Two seconds each: a scene with one planted fault and its look-alike without. */
const scenes: Record<string, string> = {
  throws: plainScene('{frame > 20 ? broken() : null}<p>Before</p>', {
    before: "const broken = () => { throw new Error('No such figure'); };",
  }),
  catches: plainScene(`<p ${at(200, 200)}>{value}</p>`, {
    before: "let value = 'Fine'; try { throw new Error('Caught'); } catch { value = 'Still fine'; }",
  }),
  nothing: 'export default function Scene() { return <div style={{ position: "absolute", inset: 0 }} />; }',
  shape: plainScene(box(300, 200, 200, 100, "background:'#5b2bff'")),
  blank: plainScene(box(0, 0, 960, 540, "background:'linear-gradient(160deg, #0b1020, #16244c)'")),
  mark: plainScene(box(460, 250, 24, 24, "background:'#a58bff'")),
  clipped: plainScene(`<div ${at(200, 200, "overflow:'hidden',width:300,height:40,lineHeight:1")}>Cut in half</div>`),
  unmasked: plainScene(
    `<div ${at(200, 200, "overflow:'hidden',lineHeight:1.2")}><div style={{transform: 'translateY(' + Math.max(0, 100 - frame * 8) + '%)'}}>Rises whole</div></div>`,
  ),
  'off-canvas': plainScene(`<p ${at(700, 200)}>Runs off the side</p>`),
  'slides-in': plainScene(
    `<p ${at(100, 200, "transform: 'translateX(' + Math.max(0, 12 - frame) * 90 + 'px)'")}>Slides in</p>`,
  ),
  covered: plainScene(`<p ${at(200, 200)}>Half covered</p>${box(200, 150, 150, 200, "background:'#5b2bff'")}`),
  veiled: plainScene(
    `<p ${at(200, 200)}>Lightly veiled</p>${box(0, 0, 960, 540, "background:'rgba(91,43,255,0.15)',pointerEvents:'none'")}`,
  ),
  overlap: plainScene(`<p ${at(200, 200)}>First words</p><p ${at(230, 215)}>Second words</p>`),
  stacked: plainScene(
    `<div ${at(200, 200, 'lineHeight:0.95')}>Upper line<br/>Low</div><p ${at(350, 258, 'fontSize:40,margin:0')}>beside it</p>`,
  ),
  faint: plainScene(`<p ${at(200, 200, "color:'#27304f'")}>Hard to see</p>`),
  'dark-corner': plainScene(`<p ${at(60, 200)}>Light on dark</p>`, {
    ground: 'linear-gradient(90deg, #0b1020 60%, #ffffff)',
  }),
  fades: plainScene(`<p ${at(200, 200, 'opacity: Math.min(1, frame / 12, (59 - frame) / 12)')}>Fades both ways</p>`),
  tofu: plainScene(`<p ${at(200, 200)}>Rocket \u{1F680}</p>`),
  greek: plainScene(`<p ${at(200, 200)}>Ωμέγα Ёлка</p>`),
  hasty: plainScene(
    `{frame >= 20 && frame < 36 && <p ${at(100, 200, 'fontSize:40')}>Nobody can read all of this in time</p>}${box(300, 400, 90, 90, "background:'#5b2bff'")}`,
  ),
  ample: plainScene(
    `{frame >= 8 && frame < 55 && <p ${at(100, 200)}>Time to read</p>}${box(300, 400, 90, 90, "background:'#5b2bff'")}`,
  ),
  small: plainScene(`<p ${at(200, 200, 'fontSize:9')}>Too small to read</p>`),
  floor: plainScene(`<p ${at(200, 200, 'fontSize:12')}>Just large enough</p>`),
  edge: plainScene(`<p ${at(10, 200)}>At the edge</p>`),
  zone: plainScene(`<p ${at(60, 200)}>In the zone</p>`),
  ghost: plainScene(
    `<p data-fw-allow="all" ${at(600, 20, 'fontSize:110')}>Launch now</p><p ${at(200, 300)}>Launch now</p>`,
  ),
  'ghost-alone': plainScene(`<p data-fw-allow="all" ${at(600, 20, 'fontSize:110')}>Only here</p>`),
  split: plainScene(
    `<h1 data-fw-text="" ${at(200, 200, 'margin:0,fontSize:60')}>{['One','block','of','words'].map((word, index) => <span key={word} style={{display:'inline-block',overflow:'hidden'}}><span style={{display:'inline-block',marginRight:16,transform:'translateY(' + Math.max(0, 100 - (frame - index * 4) * 12) + '%)'}}>{word}</span></span>)}</h1>`,
  ),
};

let measured: MeasuredTimeline;
let result: ReviewResult;

beforeAll(async () => {
  const list = Object.entries(scenes).map(([name, code]): TestScene => ({ name, code, durationInFrames: 60 }));
  const film = await testFilm(list, { width: 480, height: 270 });
  await using stage = await film.open();
  measured = await measureTimeline({ stage, timeline: film.timeline, scenes: film.scenes });
  result = review(measured.input);
}, 400_000);

const found = (scene: string, findings: Finding[] = result.findings) =>
  findings
    .filter(({ sceneName, severity }) => sceneName === scene && severity !== 'info')
    .map(({ rule, severity }) => `${severity} ${rule}`);

test.each([
  ['throws', 'error scene-fails'],
  ['nothing', 'error scene-paints-nothing'],
  ['clipped', 'error text-clipped'],
  ['off-canvas', 'error text-off-canvas'],
  ['covered', 'error text-covered'],
  ['overlap', 'error text-overlap'],
  ['faint', 'error contrast'],
  ['tofu', 'error missing-glyph'],
  ['hasty', 'error reading-time'],
  ['small', 'warning text-too-small'],
  ['edge', 'warning safe-area'],
  ['ghost-alone', 'error text-off-canvas'],
])('the fault of “%s” is found as %s', (scene, finding) => {
  expect(found(scene)).toContain(finding);
});

test.each([
  'catches',
  'shape',
  'mark',
  'unmasked',
  'slides-in',
  'veiled',
  'stacked',
  'dark-corner',
  'fades',
  'greek',
  'ample',
  'floor',
  'zone',
  'split',
  'ghost',
])('the look-alike “%s” is left alone', (scene) => {
  expect(found(scene)).toEqual([]);
});

test('a blank stretch is an error, and one with a mark is none', () => {
  const index = Object.keys(scenes).indexOf('blank');
  const blanks = result.findings.filter(({ rule, severity }) => rule === 'blank-frame' && severity === 'error');
  expect(blanks.some(({ firstFrame }) => Math.floor(firstFrame / 60) === index)).toBe(true);
  const mark = Object.keys(scenes).indexOf('mark');
  expect(blanks.some(({ lastFrame }) => Math.floor(lastFrame / 60) === mark)).toBe(false);
});

test('an opt-out is listed where its words stand whole elsewhere', () => {
  expect(found('ghost', result.allowed)).toContain('error text-off-canvas');
});

test('a finding names the line of the scene, the words and the stretch of frames', () => {
  const finding = result.findings.find(({ sceneName, rule }) => sceneName === 'covered' && rule === 'text-covered');
  const start = Object.keys(scenes).indexOf('covered') * 60;
  expect(finding).toMatchObject({ line: 7, text: 'Half covered', sceneId: 'scn_covered' });
  expect(finding?.firstFrame).toBeLessThanOrEqual(start + 15);
  expect(finding?.lastFrame).toBeGreaterThanOrEqual(start + 44);
});

test('a headline split into moving words is measured as one text', () => {
  const { texts } = measuredFacts(measured.input);
  expect(texts.find(({ text }) => text === 'One block of words')?.frames).toBeGreaterThan(20);
});
