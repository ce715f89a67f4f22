import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Run } from '../../db/entities/run.ts';
import { accounts } from '../../db/repositories/accounts.ts';
import { assets } from '../../db/repositories/assets.ts';
import { contexts } from '../../db/repositories/contexts.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { files } from '../../db/repositories/files.ts';
import { projects } from '../../db/repositories/projects.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { isCaptions } from '../../domain/directing/sound/captions-scene.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import { filmWords } from '../../domain/sound/film-words.ts';
import { runFfmpeg } from '../../engine/jail/run-ffmpeg.ts';
import { hear } from '../../engine/render/hear.ts';
import { addClip, addPicture } from './library.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

// Films of half a minute with voice, music, captions, an uploaded logo and an uploaded clip, heard and looked at in
// their exported files.
const fps = 25;
const rate = 16_000;
let stack: WorkflowStack;
let folder: string;
beforeAll(async () => {
  stack = await openWorkflowStack();
  folder = await mkdtemp(join(tmpdir(), 'fw-heard-'));
}, 120_000);
afterAll(async () => {
  await stack?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const films: [string, { width: number; height: number }, string][] = [
  [
    'landscape',
    { width: 960, height: 540 },
    'A 30 second film for Fjordline ferries with a calm voiceover, soft piano music and captions. Show the clip harbour and our logo. Crossing in 55 minutes. 12 departures a day. Bikes travel free. “The quietest hour of my day” — Ingrid Moe, commuter. Book at fjordline.example',
  ],
  [
    'portrait',
    { width: 540, height: 960 },
    'Vertical 30 second promo for Kettle & Co, narrated by a warm female voice, set to playful music, with subtitles. Show harbour. Three blends: Dawn, Noon, Dusk. 30% off until Sunday. Order at kettle.example',
  ],
  [
    'square',
    { width: 640, height: 640 },
    'Create a 30-second square video about home insulation with a slow voice-over, quiet ambient background music and burned-in captions. Show the clip harbour. Heating falls from 2400 to 1100 a year. Four steps: check, seal, fill, enjoy. Ask us: warm.example',
  ],
];

test.each(films)(
  '%s: words, captions and music lie where they belong in the exported file',
  async (name, size, prompt) => {
    const project = await newProject(name, size);
    await addPicture(stack, project, { name: 'logo', svg: logo });
    await addClip(stack, project, { name: 'harbour', content: await madeClip() });
    const run = await ended(await stack.start(project, 'prompt', { prompt }, undefined, undefined, 'offline'));
    expect(run).toMatchObject({ state: 'completed', error: null });
    const em = stack.ports.database.fork();
    const { headRevisionId } = await projects.find(em, project.projectId);
    const head = await revisions.get(em, project.projectId, headRevisionId);
    const scenes = await revisions.scenesWithCode(em, head.id);
    expect([head.theme?.captioned, scenes.filter(isCaptions).length]).toEqual([true, 1]);
    expect(scenes.some(({ code }) => code.includes('harbour'))).toBe(true);
    const film = timelineLength(scenes) / fps;
    expect(film).toBeGreaterThan(29.9);
    expect(film).toBeLessThan(34);

    await ended(await stack.start(project, 'review', {}));
    const found = (await reviews.newest(em, project.projectId))?.findings ?? [];
    const told = found
      .filter(({ severity }) => severity !== 'info')
      .map(({ rule, severity, sceneName, text, measured, firstFrame }) => ({
        rule,
        severity,
        sceneName,
        text,
        measured,
        firstFrame,
      }));
    const covering = told.filter(({ rule }) => ['text-overlap', 'text-covered', 'safe-area'].includes(rule));
    expect(covering).toEqual([]);
    expect(told.filter(({ severity, sceneName }) => severity === 'error' || sceneName === 'Captions')).toEqual([]);

    const path = await exported(project, name);
    const { loudness, truePeak } = await hear(path, {});
    expect(Math.abs((loudness ?? 0) + 14)).toBeLessThanOrEqual(1);
    expect(truePeak).toBeLessThanOrEqual(-1);
    const heard = await samplesOf(path);
    expect(Math.abs(heard.length / rate - film)).toBeLessThanOrEqual(0.05);
    const music = levelOf(heard, film - 2.2, film - 1.6);
    expect([music > 0.0005, levelOf(heard, film - 0.1, film) < music]).toEqual([true, true]);

    // Each line of the voice is found in the file by its own sound, and its caption stands with its first word.
    const sounds = await assets.sounds(em, project.projectId);
    const voice = sounds.find((sound) => sound.name === 'voiceover');
    const words = filmWords(head.sound, new Map(sounds.map((sound) => [sound.name, sound.words])), fps);
    const source = join(folder, `${name}-voice.flac`);
    await writeFile(source, await stored(voice?.objectKey));
    const spoken = await samplesOf(source);
    const captions = [...(scenes.find(isCaptions)?.code ?? '').matchAll(/at: (\d+), to: \d+/g)].map(
      (one) => Number(one[1]) / fps,
    );
    const offsets: number[] = [];
    for (const { fromSeconds, startFrame } of head.sound.filter(({ role }) => role === 'voice')) {
      const late = latenessOf(heard, spoken, { at: startFrame / fps, from: fromSeconds });
      const first = words.find(({ from }) => from >= startFrame / fps - 1e-6)?.from ?? 0;
      const caption = captions.reduce((one, other) => (Math.abs(other - first) < Math.abs(one - first) ? other : one));
      offsets.push(late, caption - first - late);
    }
    expect(Math.max(...offsets.map(Math.abs))).toBeLessThanOrEqual(0.08);
  },
  900_000,
);

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="180" fill="#1b4dff"/><path d="M90 230h220l-50 70H140z" fill="#fff"/></svg>';

/** Waits for a run as long as half a minute of film may take on a busy machine. */
async function ended(runId: string): Promise<Run> {
  for (const _ of Array.from({ length: 5 })) {
    const run = await stack.ended(runId).catch(() => null);
    if (run) return run;
  }
  return stack.ended(runId);
}

/** A project whose requirement leaves the length to the prompt. */
async function newProject(name: string, size: { width: number; height: number }) {
  const em = stack.ports.database.fork();
  const { id: accountId } = await accounts.create(em, { email: `${name}@example.org`, name });
  const { id: projectId } = await projects.create(em, accountId, { name, directed: false, ...size, fps });
  await contexts.add(em, projectId, 'goal', 'Win customers.');
  await contexts.add(em, projectId, 'requirement', 'Every figure of the prompt is shown.');
  await contexts.add(em, projectId, 'brand', 'Colours #1b4dff and #ffffff; calm.');
  return { accountId, projectId };
}

async function madeClip(): Promise<Buffer> {
  const path = join(folder, 'harbour.mp4');
  const source = ['-f', 'lavfi', '-i', 'gradients=s=640x360:r=25:d=5:c0=0x1b4dff:c1=0x0a2540:speed=0.02'];
  await runFfmpeg([...source, '-pix_fmt', 'yuv420p', '-c:v', 'libx264', path], { outputDir: folder });
  return readFile(path);
}

async function exported(project: { accountId: string; projectId: string }, name: string): Promise<string> {
  const run = await ended(await stack.start(project, 'export', { quality: 'draft' }));
  expect(run).toMatchObject({ error: null, state: 'completed' });
  const em = stack.ports.database.fork();
  const record = await exportRecords.ofRun(em, run.id);
  const file = await files.find(em, record.fileId ?? '');
  const path = join(folder, `${name}.mp4`);
  await writeFile(path, await stored(file.objectKey));
  return path;
}

async function stored(key = ''): Promise<Buffer> {
  const content = await stack.ports.storage.get(key);
  if (!content) throw new Error(`nothing is stored at ${key}`);
  return buffer(content);
}

async function samplesOf(path: string): Promise<Float32Array> {
  const { stdout } = await runFfmpeg(['-i', path, '-ac', '1', '-ar', String(rate), '-f', 'f32le', 'pipe:1'], {
    inputs: [path],
  });
  return new Float32Array(
    stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length - (stdout.length % 4)),
  );
}

function levelOf(sound: Float32Array, from: number, to: number): number {
  const part = sound.subarray(Math.round(from * rate), Math.round(to * rate));
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length));
}

/** Seconds by which a stretch of the voice is heard later than it was placed, by correlation within a quarter of a second. */
function latenessOf(heard: Float32Array, spoken: Float32Array, { at, from }: { at: number; from: number }): number {
  const part = spoken.subarray(Math.round(from * rate), Math.round((from + 0.9) * rate));
  let best = { lag: 0, likeness: Number.NEGATIVE_INFINITY };
  for (let lag = -rate / 4; lag <= rate / 4; lag += 1) {
    const start = Math.round(at * rate) + lag;
    if (start < 0) continue;
    let likeness = 0;
    for (let index = 0; index < part.length; index += 1)
      likeness += (part[index] as number) * (heard[start + index] ?? 0);
    if (likeness > best.likeness) best = { lag, likeness };
  }
  return best.lag / rate;
}
