/** Writes docs/gallery: one contact sheet of each gallery brief, made by the offline director on a stack of its own. */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { problemOf } from '../cli/cli-error.ts';
import { type Client, createClient } from '../cli/client.ts';
import { createContext } from '../cli/context.ts';
import { downloadArtefacts } from '../cli/download.ts';
import { addBalance } from '../cli/main-job/add-balance.ts';
import { createOutput } from '../cli/output.ts';
import { watchRun } from '../cli/watch-run.ts';
import { register } from '../contract/accounts.ts';
import type { Artefact } from '../contract/findings.ts';
import { addContext, createProject, getProject } from '../contract/projects.ts';
import { startPreview, startPrompt } from '../contract/runs.ts';
import { startStack } from './embedded/stack.ts';
import { type GalleryBrief, galleryBriefs } from './gallery-briefs.ts';

const streams = { out: process.stdout, err: process.stderr };
const output = createOutput(streams, false);
const folder = resolve('docs/gallery');
const stills = 12;

async function writeGallery(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await mkdir('.data', { recursive: true });
  const dataDir = await mkdtemp(resolve('.data', 'gallery-'));
  try {
    await using stack = await startStack({ dataDir, onStep: (line) => output.say(`  ${line}`) });
    const body = { email: 'gallery@framewright.invalid', name: 'Gallery' };
    const { api_key } = await createClient({ baseUrl: stack.apiUrl }).call(register, { body });
    const settings = { baseUrl: stack.apiUrl, apiKey: api_key, agent: false, store: async () => 'memory' };
    const context = createContext(settings, streams, new AbortController().signal, () => {});
    const client = context.client();
    const show: Show = (run) => watchRun(context, client, run, { output });
    for (const brief of galleryBriefs) {
      await addBalance(client, output);
      await sheetOf(client, brief, show, resolve(dataDir, brief.key));
      output.say(`${brief.key}: docs/gallery/${brief.key}.jpg`);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  await writeFile(resolve(folder, 'README.md'), page());
}

type Show = (run: Parameters<typeof watchRun>[2]) => ReturnType<typeof watchRun>;

async function sheetOf(client: Client, brief: GalleryBrief, show: Show, scratch: string): Promise<void> {
  const { id } = await client.call(createProject, {
    body: { name: brief.key, format: brief.format },
    idempotencyKey: randomUUID(),
  });
  const params = { projectId: id };
  const entries = {
    goal: 'Tell what the prompt says.',
    requirement: 'Every name and figure as written.',
    brand: brief.brand,
  };
  for (const [label, text] of Object.entries(entries)) {
    await client.call(addContext, { params, body: { label: label as 'goal', text } });
  }
  await show(await client.call(startPrompt, { params, body: { prompt: brief.prompt }, idempotencyKey: randomUUID() }));
  const { durationInFrames } = await client.call(getProject, { params });
  const frames = Array.from({ length: stills }, (_, at) => Math.floor(((at + 0.5) * durationInFrames) / stills));
  const ended = await show(await client.call(startPreview, { params, body: { frames, sheet: true } }));
  const files = await downloadArtefacts((ended.result?.artefacts ?? []) as Artefact[], scratch);
  const sheet = files.find((file) => /sheet\.\w+$/.test(file));
  if (sheet === undefined) throw new Error(`${brief.key} has no contact sheet`);
  await rename(sheet, resolve(folder, `${brief.key}.jpg`));
}

function page(): string {
  const rows = galleryBriefs.map(
    ({ key, format, prompt, brand }) =>
      `## ${key}\n${format} · ${brand}\n\n> ${prompt.replaceAll('\n', '\n> ')}\n\n![Twelve stills of the film](${key}.jpg)\n`,
  );
  return `# Gallery\nTwelve briefs, directed offline, without a key and without a hand on the scenes: twelve stills of each film, evenly over its length. Written by \`npm run gallery\`.\n\n${rows.join('\n')}`;
}

try {
  await writeGallery();
} catch (error) {
  output.problem(problemOf(error));
  process.exitCode = 1;
}
