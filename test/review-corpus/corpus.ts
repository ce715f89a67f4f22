import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Format, formats } from '../../domain/project/format.ts';

export interface CorpusScene {
  name: string;
  code: string;
  track: number;
  startFrame: number;
  durationInFrames: number;
}

/** One whole film with one planted fault, or one that looks like it and is fine. */
export interface CorpusFilm {
  /** The rule that finds the fault, or that must leave the look-alike alone; `clean` for whole clean projects. */
  rule: string;
  name: string;
  fault: boolean;
  width: number;
  height: number;
  fps: number;
  scenes: CorpusScene[];
  /** Colours of the brand, where the rule asks for one. */
  brand?: string[];
}

const folder = fileURLToPath(new URL('.', import.meta.url));
const wholeLength = 90;

/**
 * Reads `<rule>/<fault|fine>-<name>.<format>.tsx`, a film of one scene of 90 frames, or a folder of that name with one
 * file per scene: `<track>-<first frame>-<end>-<name>.tsx`.
 */
function readCorpus(): CorpusFilm[] {
  const rules = readdirSync(folder).filter((entry) => statSync(join(folder, entry)).isDirectory());
  return rules.flatMap((rule) =>
    readdirSync(join(folder, rule))
      .sort()
      .map((entry) => readFilm(rule, join(folder, rule, entry))),
  );
}

function readFilm(rule: string, path: string): CorpusFilm {
  const match = /^(fault|fine)-([a-z0-9-]+)\.(landscape|portrait|square)(?:\.tsx)?$/u.exec(basename(path));
  if (!match?.[2]) throw new Error(`${path} is no name of a film`);
  const { width, height } = formats[match[3] as Format];
  const scenes = path.endsWith('.tsx') ? [wholeScene(match[2], path)] : readScenes(path);
  const brand = rule === 'brand-unused' ? { brand: ['#d62246'] } : {};
  return { rule, name: match[2], fault: match[1] === 'fault', width, height, fps: 30, scenes, ...brand };
}

function wholeScene(name: string, path: string): CorpusScene {
  return { name, code: readFileSync(path, 'utf8'), track: 0, startFrame: 0, durationInFrames: wholeLength };
}

function readScenes(path: string): CorpusScene[] {
  return readdirSync(path)
    .sort()
    .map((file): CorpusScene => {
      const match = /^(\d+)-(\d+)-(\d+)-([a-z0-9-]+)\.tsx$/u.exec(file);
      if (!match?.[4]) throw new Error(`${join(path, file)} is no name of a scene`);
      const [track, startFrame, end] = [Number(match[1]), Number(match[2]), Number(match[3])];
      const code = readFileSync(join(path, file), 'utf8');
      return { name: match[4], code, track, startFrame, durationInFrames: end - startFrame };
    });
}

/** Every film of the corpus, by rule and name. */
export const corpus: readonly CorpusFilm[] = readCorpus();
