import { expect, test } from '@jest/globals';
import { AppError } from '../../../contract/errors.ts';
import { compileScene } from '../../../engine/compile/compile-scene.ts';

const ok = 'export default () => <p>Hello</p>';

/** The refusals of a scene as `line:column message`, joined; empty when it compiles. */
async function refusals(code: string): Promise<string> {
  try {
    await compileScene(code);
    return '';
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'scene_rejected') throw error;
    return (error.options.errors ?? []).map(({ path, message }) => `${path} ${message}`).join('\n');
  }
}

const check = async (code: string, expected: string | RegExp) => expect(await refusals(code)).toMatch(expected);

test('a scene becomes a module of its own that imports only what the stage has', async () => {
  const { js, hash, imports } = await compileScene(`
import { useState, type ReactNode } from 'react';
import * as remotion from 'remotion';
import type { Theme } from './nowhere';
const all: ReactNode[] = [];
export default function Scene() { const [count] = useState<number>(3); return <remotion.AbsoluteFill>{count}{all}</remotion.AbsoluteFill>; }`);
  expect(imports.sort()).toEqual(['react', 'react/jsx-dev-runtime', 'remotion']);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(js).toContain('sourceMappingURL');
  expect(await compileScene(ok)).toEqual(await compileScene(ok));
});

test('foreign modules are refused by name, whether they are used or not', async () => {
  await check(`import fs from 'fs';\nexport default () => <p>{fs.x}</p>`, /^1:16 "fs" cannot be imported/);
  await check(`import 'node:net';\n${ok}`, /"node:net" cannot be imported/);
  await check(`import fs from 'fs';\n${ok}`, /"fs" cannot be imported/);
  await check(`export * from '../secrets';\n${ok}`, /"..\/secrets" cannot be imported/);
  await check(`import s from '/etc/passwd' with { type: 'text' };\n${ok}`, /cannot be imported/);
  await check(`import x from 'data:text/javascript,1';\n${ok}`, /cannot be imported/);
  await check(`import { createRoot } from 'react-dom/client';\n${ok}`, /cannot be imported/);
});

test('a name that a module lacks is refused with the nearest ones', async () => {
  await check(
    `import { useCurentFrame } from 'remotion';\nexport default () => <p>{useCurentFrame()}</p>`,
    /^1:10 .*useCurrentFrame/,
  );
  await check(`import { useStat } from 'react';\nexport default () => <p>{useStat()}</p>`, /Nearest: useState/);
  await check(
    `import { NoSuchPiece } from '@framewright/kit';\nexport default () => <NoSuchPiece />`,
    /no export named NoSuchPiece/,
  );
});

test('what could load code or pictures from elsewhere is refused', async () => {
  await check(`export default () => { import('remotion'); return null; }`, /Dynamic import/);
  await check(
    'const n = 1;\nexport default () => { import("../" + n + ".json"); return null; }',
    /^2:24 Dynamic import/,
  );
  await check(`const r = require; r('fs');\n${ok}`, /require does not exist/);
  await check(`console.log(import.meta.url);\n${ok}`, /import.meta/);
  await check(`/** @jsxImportSource ../evil */\n${ok}`, /Pragmas/);
  await check(`/* @jsxRuntime classic */ /* @jsx globalThis.constructor */\n${ok}`, /Pragmas/);
  await check(`${ok}\n//# sourceMappingURL=/etc/x.map`, /sourceMappingURL/);
  await check(
    `import { OffthreadVideo } from 'remotion';\nexport default () => <OffthreadVideo src="a" />`,
    /asks a server/,
  );
  await check('export default () => <img src="https://example.com/a.png" />', /no network/);
  await check("export default () => <div style={{ background: 'url(//example.com/a.png)' }} />", /no network/);
});

test('words that only look like code are left alone', async () => {
  for (const text of ['require("fs")', 'import("x")', 'npm i @jsxstyle', 'https://example.com/pricing', 'jsx @jsxes']) {
    await check(`export default () => <p>{${JSON.stringify(text)}}</p>`, /^$/);
  }
});

test('code that does not parse, gives out no scene or is no text says where and why', async () => {
  await check('export default () => (\n  <div>\n);', /^3:3 /);
  await check('export const Scene = () => <p />', /no default export/);
  await check('', /no default export/);
  await check('const a = "\0"', /NUL/);
  await check('const a = "\ud800"', /surrogate/);
  await check('x'.repeat(10_000_000), /longer than 256 KiB/);
  await check(`\ufeff${ok}`, /^$/);
  await check(`const line = "\u2028";\n${ok}`, /^$/);
});

test('the next scene compiles after one that no compiler survives', async () => {
  const bombs = [
    '['.repeat(200_000),
    `export default ${'(a)=>('.repeat(20_000)}1${')'.repeat(20_000)}`,
    `export default ${'!'.repeat(250_000)}1`,
  ];
  const replies = await Promise.all(bombs.map((bomb) => refusals(bomb)));
  expect(replies.every((reply) => reply.length > 0)).toBe(true);
  await check(ok, /^$/);
}, 30_000);

test('random damage never gets anything but a module or a refusal', async () => {
  const source = `import { useCurrentFrame } from 'remotion';
export default function S() { const f = useCurrentFrame(); return <p style={{ opacity: f / 30 }}>{'n ' + f}</p>; }`;
  let state = 7;
  const random = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const noise = [
    '<',
    '>',
    '{',
    '}',
    '`',
    '${',
    "'",
    '/*',
    '//',
    '\\',
    '\u202e',
    '\r',
    'import ',
    'export ',
    '=',
    ';',
    '</',
    'é',
    '𝒳',
    '#',
  ];
  for (let round = 0; round < 60; round += 1) {
    let code = source;
    for (let hit = 0; hit <= random(4); hit += 1) {
      const at = random(code.length);
      code = code.slice(0, at) + noise[random(noise.length)] + code.slice(at + random(6));
    }
    await refusals(code);
  }
  await check(ok, /^$/);
}, 30_000);
