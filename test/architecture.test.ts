import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from '@jest/globals';

interface Room {
  /** Rooms that may be imported; `room:type` allows types alone, `room/folder` that folder alone. */
  rooms: string[];
  /** Packages that may be imported, where the table rules them; a trailing `/*` covers a scope. */
  packages?: string[];
}

/** The import table of docs/ARCHITECTURE.md. */
const table: Record<string, Room> = {
  contract: { rooms: [], packages: ['zod'] },
  domain: { rooms: ['contract'] },
  config: { rooms: ['contract'] },
  db: { rooms: ['contract', 'domain', 'config'] },
  adapters: { rooms: ['contract', 'domain', 'config'] },
  stage: {
    rooms: ['contract:type', 'contract/fonts.ts', 'contract/setting.ts'],
    packages: ['react', 'react-dom', 'remotion', '@remotion/*', 'fontkit'],
  },
  engine: { rooms: ['contract', 'domain'] },
  workflows: { rooms: ['contract', 'domain', 'activities:type'] },
  activities: { rooms: ['contract', 'domain', 'db', 'engine', 'adapters'] },
  worker: { rooms: ['contract', 'domain', 'config', 'db', 'adapters', 'engine', 'stage', 'workflows', 'activities'] },
  api: {
    rooms: [
      'contract',
      'domain',
      'db',
      'config',
      'adapters',
      'engine/compile',
      'engine/stage/stage-bundle.ts',
      'engine/stage/page-html.ts',
      'workflows:type',
    ],
  },
  cli: { rooms: ['contract', 'domain'] },
  web: { rooms: ['contract', 'domain', 'stage'] },
  scripts: { rooms: ['contract', 'config', 'cli', 'domain/directing', 'engine/jail', 'engine/stage/browser.ts'] },
};

interface ImportLine {
  from: string;
  to: string;
  typeOnly: boolean;
}

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
const importPattern =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** The import lines of one file; relative ones as paths from the root. */
function importsOf(path: string): ImportLine[] {
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(importPattern)].map((match) => {
    const name = match[3] ?? match[4] ?? '';
    const to = name.startsWith('.') ? normalize(join(dirname(path), name)) : name;
    return { from: path, to, typeOnly: Boolean(match[2]) };
  });
}

const roomOf = (path: string) => path.split('/')[0] ?? '';

function isAllowed({ from, to, typeOnly }: ImportLine): boolean {
  const room = table[roomOf(from)];
  if (!room) return true;
  const relative = tracked.includes(to) || (to.includes('/') && roomOf(to) in table);
  if (!relative) return isAllowedPackage(room, to, typeOnly);
  const target = roomOf(to);
  if (target === roomOf(from)) return true;
  return room.rooms.some((rule) => {
    const [place = '', kind] = rule.split(':');
    return (to === place || to.startsWith(`${place}/`)) && (kind !== 'type' || typeOnly);
  });
}

function isAllowedPackage({ packages }: Room, name: string, typeOnly: boolean): boolean {
  if (!packages || typeOnly || !/^[@a-z]/i.test(name)) return true;
  return packages.some((rule) =>
    rule.endsWith('/*') ? name.startsWith(rule.slice(0, -1)) : name === rule || name.startsWith(`${rule}/`),
  );
}

const code = tracked.filter((path) => roomOf(path) in table);

test('every room imports only what the table allows', () => {
  const violations = code.flatMap(importsOf).filter((line) => !isAllowed(line));
  expect(violations.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('a forbidden import would be found', () => {
  const planted = [
    { from: 'cli/a.ts', to: 'db/orm.ts', typeOnly: false },
    { from: 'workflows/a.ts', to: 'activities/a.ts', typeOnly: false },
    { from: 'contract/a.ts', to: 'koa', typeOnly: false },
    { from: 'api/a.ts', to: 'engine/jail/a.ts', typeOnly: false },
    { from: 'stage/a.ts', to: 'contract/limits.ts', typeOnly: false },
  ];
  expect(planted.filter(isAllowed)).toEqual([]);
  expect(isAllowed({ from: 'workflows/a.ts', to: 'activities/a.ts', typeOnly: true })).toBe(true);
  expect(isAllowed({ from: 'api/a.ts', to: 'engine/compile/a.ts', typeOnly: false })).toBe(true);
});

test('the environment is read in config alone', () => {
  const readers = code.filter(
    (path) => roomOf(path) !== 'config' && /(?<!')process\.env/.test(readFileSync(path, 'utf8')),
  );
  expect(readers).toEqual([]);
});

test('no file passes 300 lines and no room is called by an empty name', () => {
  const long = [...code, ...tracked.filter((path) => path.startsWith('test/'))].filter(
    (path) => readFileSync(path, 'utf8').split('\n').length > 301,
  );
  expect(long).toEqual([]);
  expect(tracked.filter((path) => /(^|\/)(utils?|helpers?|common|misc|manager)(\/|\.tsx?$)/.test(path))).toEqual([]);
});

// One that changes how code runs ends the process later, without a word (decision 30); this one only adds a function.
test('no flag of the engine but that of its collector is set while it runs', () => {
  const setter = /setFlags[F]romString\((?!'--expose-gc'\))/;
  expect(tracked.filter((path) => setter.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('the domain and the workflows keep no clock, no randomness and no I/O', () => {
  const pure = code.filter((path) => ['domain', 'workflows'].includes(roomOf(path)));
  const impure = /\b(Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\(|setInterval\()|from 'node:(?!crypto)/;
  expect(pure.filter((path) => impure.test(readFileSync(path, 'utf8')))).toEqual([]);
});
