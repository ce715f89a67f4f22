import { lstatSync, readlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { AppError } from '../../contract/errors.ts';
import type { JailFile } from './base-fonts.ts';
import type { Tools } from './find-tools.ts';

export type JailKind = 'chromium' | 'ffmpeg' | 'ffprobe' | 'espeak' | 'fluidsynth';

export interface JailOptions {
  tools: Tools;
  /** Host paths bound read-only at the same path. */
  readable?: string[];
  /** Host folders bound read-write at the same path. */
  writable?: string[];
  /** Files that exist in the jail only, handed over through pipes. */
  files?: JailFile[];
  /** The explicit override for machines without namespaces: same programs, empty environment, no walls. */
  allowUnsandboxed?: boolean;
}

/** What a whole tree of processes may use before it is killed. */
export interface TreeLimits {
  bytes: number;
  processes: number;
}

export interface JailedCommand {
  command: string;
  args: string[];
  tree: TreeLimits;
  /** What to write to the child's descriptors from `firstFileDescriptor` on, one each. */
  files: Buffer[];
}

/** Descriptors below are stdin, stdout, stderr and the two pipes of the DevTools protocol. */
export const firstFileDescriptor = 5;

const gibibyte = 1024 ** 3;
/** A film in 4K stays below half of it. */
const treeLimits: Record<JailKind, TreeLimits> = {
  chromium: { bytes: 3 * gibibyte, processes: 48 },
  ffmpeg: { bytes: 4 * gibibyte, processes: 16 },
  ffprobe: { bytes: gibibyte, processes: 16 },
  espeak: { bytes: gibibyte, processes: 8 },
  fluidsynth: { bytes: gibibyte, processes: 16 },
};
const environment = { PATH: '/usr/bin:/bin', HOME: '/home', TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };
/**
 * Pictures of megabytes stay with the program instead of going back to the kernel and coming again, page by page, for
 * each frame: a sixth of encoding's time.
 */
const keptMemory = ['mmap_threshold=268435456', 'trim_threshold=1073741824', 'top_pad=67108864'];
const ffmpegEnvironment = { GLIBC_TUNABLES: keptMemory.map((each) => `glibc.malloc.${each}`).join(':') };

/**
 * The command line that runs one program in bubblewrap: own user, network, pid, mount, ipc and uts namespaces, uid
 * 65534, no environment of ours, no system font, nothing writable but memory and `writable`. The caller appends the
 * program's own arguments and starts it with an empty environment.
 */
export function jailedCommand(kind: JailKind, options: JailOptions): JailedCommand {
  const program = need(options.tools[kind === 'chromium' ? 'browser' : kind], kind);
  const tree = treeLimits[kind];
  if (options.allowUnsandboxed) return { command: program, args: [], files: [], tree };
  const bwrap = need(options.tools.bwrap, 'bubblewrap');
  const files = options.files ?? [];
  return {
    command: bwrap,
    tree,
    files: files.map(({ body }) => body),
    args: [
      ...walls(kind === 'chromium' ? environment : { ...environment, ...ffmpegEnvironment }),
      ...systemFolders(),
      ...(kind === 'chromium' ? ['--size', String(gibibyte), '--tmpfs', '/dev/shm'] : []),
      ...binds('--ro-bind', [...programFolder(program), ...(options.readable ?? [])]),
      ...binds('--bind', options.writable ?? []),
      ...files.flatMap(({ path }, index) => ['--ro-bind-data', String(firstFileDescriptor + index), path]),
      '--chdir',
      '/home',
      '--',
      ...limits(kind, options.tools),
      program,
    ],
  };
}

function walls(variablesOf: Record<string, string>): string[] {
  const variables = Object.entries(variablesOf).flatMap(([name, value]) => ['--setenv', name, value]);
  return [
    '--unshare-user',
    '--unshare-all',
    '--uid',
    '65534',
    '--gid',
    '65534',
    '--hostname',
    'stage',
    '--die-with-parent',
    '--new-session',
    '--clearenv',
    ...variables,
  ];
}

/** Libraries and programs only; the folders of system fonts are covered, so no glyph depends on the machine. */
function systemFolders(): string[] {
  const libraries = ['/lib', '/lib32', '/lib64', '/libx32', '/bin'].flatMap(linkOrBind);
  const optional = ['/etc/ld.so.cache', '/etc/alternatives', '/etc/ld.so.conf', '/etc/ld.so.conf.d'];
  return [
    '--ro-bind',
    '/usr',
    '/usr',
    '--tmpfs',
    '/usr/share',
    '--tmpfs',
    '/usr/local',
    ...libraries,
    ...optional.flatMap((path) => ['--ro-bind-try', path, path]),
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--size',
    String(gibibyte),
    '--tmpfs',
    '/tmp',
    '--size',
    String(gibibyte),
    '--tmpfs',
    '/home',
  ];
}

function linkOrBind(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path];
}

/** A program outside /usr (a downloaded browser) comes with its folder. */
function programFolder(program: string): string[] {
  const covered = program.startsWith('/usr/local/') || program.startsWith('/usr/share/');
  return program.startsWith('/usr/') && !covered ? [] : [dirname(program)];
}

function binds(flag: '--ro-bind' | '--bind', paths: string[]): string[] {
  return [...new Set(paths)].flatMap((path) => [flag, path, path]);
}

/** Limits are set inside the new user namespace, where the count of processes is the jail's own. */
function limits(kind: JailKind, tools: Tools): string[] {
  if (tools.prlimit === null) return [];
  const common = ['--core=0', `--fsize=${8 * gibibyte}`, '--nofile=4096'];
  const own =
    kind === 'chromium' ? ['--nproc=1024', `--data=${3 * gibibyte}`] : ['--nproc=256', `--as=${12 * gibibyte}`];
  return [tools.prlimit, ...common, ...own, '--'];
}

function need(path: string | null, what: string): string {
  if (path !== null) return path;
  throw new AppError('jail_unavailable', `${what} was not found on this machine`, {
    detail: `The program ${what} is missing on the worker.`,
  });
}
