import { expect, test } from '@jest/globals';
import type { ElementEdit } from '../../../domain/mend/edit.ts';
import { SceneEditor } from '../../../engine/mend/edit-in-child.ts';
import { editScene } from '../../../engine/mend/edit-scene.ts';

const least = { style: [{ property: 'fontSize', least: 24, times: 1.5 }] } as const;
const at = (line: number, more: Partial<ElementEdit>): ElementEdit[] => [{ at: { line }, level: 0, ...more }];

/** A scene whose third line from the end is the element; what stands before it are the constants it uses. */
const sceneWith = (element: string, before = '') => `import { interpolate, useCurrentFrame } from 'remotion';
// Shared by all.
${before}
export default function Scene({ size, ...rest }: { size: number }) {
  const frame = useCurrentFrame(); /* the clock */
  return (
    ${element}
  );
}
`;
const line = 7;
const edited = (element: string, edit: Partial<ElementEdit>, before = '') => {
  const code = sceneWith(element, before);
  const { code: changed, refused } = editScene(code, [at(line, edit)]);
  const lines = changed.split('\n');
  return { element: lines[line - 1]?.trim(), before: lines[2], refused: refused[0], lines: lines.length };
};

test.each([
  ["<p style={{ fontSize: 14, color: 'red' }}>x</p>", "<p style={{ fontSize: 24, color: 'red' }}>x</p>"],
  ["<p style={{ fontSize: '20px' }}>x</p>", "<p style={{ fontSize: '30px' }}>x</p>"],
  ['<p style={{ fontSize: size / 2 }}>x</p>', '<p style={{ fontSize: Math.max(size / 2, 24) }}>x</p>'],
  ['<p style={{ fontSize: `${size}px` }}>x</p>', '<p style={{ fontSize: `max(${size}px, 24px)` }}>x</p>'],
  ["<p style={{ fontSize: '1.2vw' }}>x</p>", "<p style={{ fontSize: 'max(1.2vw, 24px)' }}>x</p>"],
  ['<p>x</p>', '<p style={{ fontSize: 24 }}>x</p>'],
  ['<p style={{ ...look(frame), fontSize: 9 }}>x</p>', '<p style={{ ...look(frame), fontSize: 24 }}>x</p>'],
  [
    '<p style={{ fontSize: 9, ...look(frame) }}>x</p>',
    '<p style={{ fontSize: 9, ...look(frame), fontSize: 24 }}>x</p>',
  ],
  ['<p style={look(frame)}>x</p>', '<p style={{ ...look(frame), fontSize: 24 }}>x</p>'],
  ['<p style={frame > 9 ? one : two}>x</p>', '<p style={{ ...frame > 9 ? one : two, fontSize: 24 }}>x</p>'],
  ['<p {...rest}>x</p>', '<p {...rest} style={{ ...rest.style, fontSize: 24 }}>x</p>'],
  ['<p style={{ fontSize }}>x</p>', '<p style={{ fontSize: Math.max(fontSize, 24) }}>x</p>'],
])('type is raised in %s and all else stands', (element, wanted) => {
  expect(edited(element, least)).toMatchObject({ element: wanted, refused: null, before: '' });
});

test('a constant that serves one element is changed itself, one that serves several is not', () => {
  const before = 'const look = { fontSize: 12 }; // small print';
  expect(edited('<p style={look}>x</p>', least, before)).toMatchObject({
    before: 'const look = { fontSize: 24 }; // small print',
    element: '<p style={look}>x</p>',
  });
  expect(edited('<p style={look}>x<b style={look}>y</b></p>', least, before)).toMatchObject({
    before,
    refused: expect.stringContaining('which element'),
  });
  expect(edited('<p style={{ ...look, left: 2 }}>x{look.fontSize}</p>', least, before)).toMatchObject({
    before,
    element: '<p style={{ ...look, left: 2, fontSize: 24 }}>x{look.fontSize}</p>',
  });
});

test.each([
  ['<Headline text="x" />', least, 'takes no style'],
  ['<p style={look} {...rest}>x</p>', least, 'may replace'],
  ['<p {...props(frame)}>x</p>', least, 'spread props'],
  ['<p style={{ color: 1 }}>x</p>', { style: [{ property: 'fontSize', times: 0.5 }] }, 'no value to start from'],
  ['<p style={{ color: 1 }}>x</p>', { shift: { dx: 9, dy: 0, by: 'offsets' } }, 'neither left nor right'],
  ["<p style={{ translate: '1px' }}>x</p>", { shift: { dx: 9, dy: 0, by: 'translate' } }, 'translated already'],
  ['<p>x</p>', { hold: 9 }, 'nothing in the code ends'],
  ['<p>x</p>', { level: 1, ...least }, 'no element around it'],
] as [string, Partial<ElementEdit>, string][])('what is not certain is refused: %s', (element, edit, reason) => {
  expect(edited(element, edit)).toMatchObject({ element, refused: expect.stringContaining(reason) });
});

test.each([
  ['{frame > 5 && frame < 30 && <p>x</p>}', '{frame > 5 && frame < 50 && <p>x</p>}'],
  ['<Sequence durationInFrames={30}>x</Sequence>', '<Sequence durationInFrames={50}>x</Sequence>'],
  ['<Headline text="x" to={40} />', '<Headline text="x" to={60} />'],
  [
    '<p style={{ opacity: interpolate(frame, [0, 9, 40, 50], [0, 1, 1, 0]) }}>x</p>',
    '<p style={{ opacity: interpolate(frame, [0, 9, 60, 70], [0, 1, 1, 0]) }}>x</p>',
  ],
  [
    '<p style={{ left: interpolate(frame, [40, 50], [0, -900]) }}>x</p>',
    '<p style={{ left: interpolate(frame, [60, 70], [0, -900]) }}>x</p>',
  ],
  [
    '<p style={{ left: interpolate(frame, [0, 9, 40, 50], [900, 0, 0, 900]) }}>x</p>',
    '<p style={{ left: interpolate(frame, [0, 9, 60, 70], [900, 0, 0, 900]) }}>x</p>',
  ],
])('what ends the time on screen is put off: %s', (element, wanted) => {
  expect(edited(`<>${element}</>`, { hold: 20 }).element).toBe(`<>${wanted}</>`);
});

test('a sequence that is held longer makes its later siblings wait', () => {
  const two = (first: number, second: number) =>
    `<><Sequence from={9} durationInFrames={${first}}><p>x</p></Sequence><Sequence from={${second}}><b>y</b></Sequence></>`;
  const code = sceneWith(two(20, 30));
  const place = code.split('\n')[line - 1] ?? '';
  const at = { line, column: place.indexOf('<p>') + 1 };
  expect(editScene(code, [[{ at, level: 0, hold: 25 }]])).toEqual({ code: sceneWith(two(45, 55)), refused: [null] });
});

test('a sequence that fills a gap leaves its later siblings where they are', () => {
  const two = (first: number) =>
    `<><Sequence from={9} durationInFrames={${first}}><p>x</p></Sequence><Sequence from={60}><b>y</b></Sequence></>`;
  const code = sceneWith(two(20));
  const at = { line, column: (code.split('\n')[line - 1] ?? '').indexOf('<p>') + 1 };
  expect(editScene(code, [[{ at, level: 0, hold: 31, fills: true }]]).code).toBe(sceneWith(two(51)));
});

test('words that a component paints are held where it is used with them', () => {
  const two = (first: number) =>
    `<><Sequence durationInFrames={${first}}><Line words="One" /></Sequence><Sequence from={60}><Line words="Two" /></Sequence></>`;
  const code = sceneWith(two(20), 'const Line = ({ words }: { words: string }) => <p>{words}</p>;');
  const edit = { at: { line: 3, text: 'One' }, level: 0, hold: 40, fills: true };
  expect(editScene(code, [[edit]]).code).toBe(code.replace(two(20), two(60)));
  const unsaid = { ...edit, at: { line: 3, text: 'Three' } };
  expect(editScene(code, [[unsaid]]).refused).toEqual([expect.stringContaining('nothing in the code ends')]);
});

test.each([
  ['{frame >= 89 && frame < 95 && <p>x</p>}', '{frame >= 69 && frame < 95 && <p>x</p>}'],
  ['<Sequence from={30} durationInFrames={30}>x</Sequence>', '<Sequence from={10} durationInFrames={50}>x</Sequence>'],
  [
    '<p style={{ opacity: interpolate(frame, [40, 50, 80], [0, 1, 0]) }}>x</p>',
    '<p style={{ opacity: interpolate(frame, [20, 30, 80], [0, 1, 0]) }}>x</p>',
  ],
])('what begins the time on screen is brought forward: %s', (element, wanted) => {
  expect(edited(`<>${element}</>`, { earlier: 20 }).element).toBe(`<>${wanted}</>`);
  expect(edited('<p>x</p>', { earlier: 20 }).refused).toContain('nothing in the code begins');
});

test('a mend touches its own lines alone and adds none, and mends of one element join', () => {
  const code = sceneWith('<p style={{ left: 8, fontSize: 9 }}>{/* why */}x</p>', 'const a = 1;   // odd   spacing');
  const shift = { shift: { dx: 50, dy: 0, by: 'offsets' } } as const;
  const { code: changed, refused } = editScene(code, [
    at(line, least),
    at(line, shift),
    at(line, { shift: { ...shift.shift, dx: -9 } }),
  ]);
  expect(refused).toEqual([null, null, expect.stringContaining('disagree')]);
  expect(changed).toBe(code.replace('left: 8, fontSize: 9', 'left: 58, fontSize: 24'));
});

test('code that hangs or breaks the parser is left as it is', async () => {
  await using editor = new SceneEditor();
  const broken = 'export default () => <p>';
  expect(await editor.edit(broken, [at(1, least)])).toEqual({
    code: broken,
    refused: [expect.stringContaining('parsed')],
  });
  const deep = `export default () => ${'['.repeat(60_000)}`;
  expect((await editor.edit(deep, [at(1, least)])).code).toBe(deep);
  const fine = 'export default () => <p>x</p>;';
  expect((await editor.edit(fine, [at(1, least)])).code).toBe(
    'export default () => <p style={{ fontSize: 24 }}>x</p>;',
  );
}, 60_000);

test('a scene plays slower where its frame alone tells its time, and characters are taken out of written words', () => {
  const timed = sceneWith('<p>{words[frame]}</p>');
  expect(editScene(timed, [at(line, { slow: 2 })]).code).toBe(
    timed.replace('= useCurrentFrame()', '= (useCurrentFrame() / 2)'),
  );
  const inSequences = sceneWith('<Sequence from={i * 9} durationInFrames={9}>x</Sequence>');
  expect(editScene(inSequences, [at(line, { slow: 2 })]).code).toBe(
    inSequences
      .replace('= useCurrentFrame()', '= (useCurrentFrame() / 2)')
      .replace('{i * 9} durationInFrames={9}', '{Math.round((i * 9) * 2)} durationInFrames={Math.round((9) * 2)}'),
  );
  const counted = sceneWith('<p>{durationInFrames}</p>');
  expect(editScene(counted, [at(line, { slow: 2 })])).toMatchObject({ code: counted, refused: [expect.any(String)] });
  expect(edited("<p>{'\\uE8B6'}a\uE8B6</p>", { without: '\uE8B6' }).element).toBe('<p>{""}a</p>');
  expect(edited('<p>{icon}</p>', { without: '\uE8B6' }).refused).toContain('not written');
});
