import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The licence texts of bundled packages, as those licences ask; a package without one stops the packing. */
export async function thirdPartyLicences(folders: string[]): Promise<string> {
  const parts = await Promise.all(folders.map(licenceOf));
  return `This package contains code of the packages below, under their licences.\n\n${[...new Set(parts)].join('\n')}`;
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} is bundled and carries no licence text`);
  const text = await readFile(join(folder, file), 'utf8');
  return `--- ${name} ${version} (${license}) ---\n${text.trim()}\n`;
}
