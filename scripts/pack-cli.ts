import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readHost } from '../config/host.ts';
import { bundleCli } from './pack-cli/bundle-cli.ts';
import { thirdPartyLicences } from './pack-cli/third-party-licences.ts';

/** `npm run pack:cli [-- <folder>]`: the command line as a package of its own, at `out/framewright-<version>.tgz`. */
const out = resolve(process.argv[2] ?? 'out');
const folder = join(out, 'cli');
const { name, version, description, license } = JSON.parse(await readFile('package.json', 'utf8'));
const manifest = {
  ...{ name, version, description, license, type: 'module' },
  bin: { framewright: 'bin/framewright.js' },
  engines: { node: '>=20' },
  files: ['bin', 'SKILL.md', 'THIRD-PARTY-LICENCES'],
};

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const packages = await bundleCli(join(folder, 'bin'));
await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
await writeFile(join(folder, 'THIRD-PARTY-LICENCES'), await thirdPartyLicences(packages));
await copyFile('LICENSE', join(folder, 'LICENSE'));
await copyFile('cli/package/README.md', join(folder, 'README.md'));
const skill = [join(folder, 'bin', 'framewright.js'), 'skill'];
const { stdout: skillFile } = await promisify(execFile)(process.execPath, skill, { env: { HOME: folder } });
await writeFile(join(folder, 'SKILL.md'), skillFile);
const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--offline', '--pack-destination', out], {
  cwd: folder,
  env: readHost().environment,
});
const [packed] = JSON.parse(stdout);
console.log(`${join(out, packed.filename)}: ${packed.size} bytes, ${packed.unpackedSize} unpacked`);
