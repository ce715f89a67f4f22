import { readFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { postgresPrograms } from '../embedded/postgres-programs.ts';
import { askProgram, firstLine } from './ask-program.ts';
import type { Check } from './check.ts';

const remedy = 'Run "sh scripts/setup".';
const root = new URL('../../', import.meta.url);

export async function checkPackages(): Promise<Check[]> {
  const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const fonts = names.filter((name) => name.startsWith('@fontsource'));
  return [
    { name: 'Node 24', ok: process.versions.node.startsWith('24.'), found: process.versions.node, remedy },
    await installed('npm packages', names),
    await installed('font packages', fonts),
    await checkPostgres(),
  ];
}

async function installed(name: string, packages: string[]): Promise<Check> {
  const there = await Promise.all(packages.map(isInstalled));
  const missing = packages.filter((_, index) => !there[index]);
  const found = missing.length === 0 ? `${packages.length} packages` : `without ${missing.slice(0, 5).join(', ')}`;
  return { name, ok: missing.length === 0 && packages.length > 0, found, remedy };
}

function isInstalled(name: string): Promise<boolean> {
  return access(new URL(`node_modules/${name}/package.json`, root)).then(
    () => true,
    () => false,
  );
}

async function checkPostgres(): Promise<Check> {
  const name = 'Postgres 18';
  try {
    const version = await askProgram(`${postgresPrograms()}/postgres`, '--version');
    return { name, ok: version !== undefined, found: firstLine(version ?? 'it does not run'), remedy };
  } catch (error) {
    return { name, ok: false, found: (error as Error).message, remedy };
  }
}
