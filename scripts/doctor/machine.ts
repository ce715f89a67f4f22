import { statfs } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import type { Check } from './check.ts';

const gibibyte = 1024 ** 3;
const leastDisk = 2;
const leastMemory = 2;

export async function checkMachine(): Promise<Check[]> {
  const { bavail, bsize } = await statfs('.');
  const disk = (bavail * bsize) / gibibyte;
  const memory = totalmem() / gibibyte;
  const platform = `${process.platform} ${process.arch}`;
  return [
    {
      name: 'platform',
      ok: ['linux x64', 'linux arm64'].includes(platform),
      found: `${platform}, ${availableParallelism()} cores`,
      remedy: 'Use Linux on x64 or arm64, or the container.',
    },
    amount('free disk', disk, leastDisk, 'Make room on the disk of this folder.'),
    amount('memory', memory, leastMemory, 'Use a machine with more memory.'),
  ];
}

function amount(name: string, size: number, least: number, remedy: string): Check {
  return { name, ok: size >= least, found: `${size.toFixed(1)} GiB (at least ${least})`, remedy };
}
