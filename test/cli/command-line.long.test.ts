import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from '@jest/globals';
import { expectWrongArguments } from './run-program.ts';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'framewright-cli-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

test.each([
  [['criteria', 'set']],
  [['scenes']],
  [['preview', '--frames', '-1']],
  [['project', 'create', '--name', 'x', '--format', 'round']],
  [['project', 'create', '--name', 'x', '--size', '10by10']],
  [['context', 'add', 'text', '--label', 'mood']],
  [['keys', 'create', '--name', 'x', '--scopes', 'read,everything']],
  [['scenes', 'set-code', 'scn_1', '--file', '/nowhere/at-all.tsx']],
])('wrong arguments end with exit code 2 and one problem document: %j', async (arguments_) => {
  await expectWrongArguments(home, arguments_);
});
