import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import type { FilmPlan } from '../../contract/plan.ts';
import type { Run } from '../../db/entities/run.ts';
import { contexts } from '../../db/repositories/contexts.ts';
import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { runs } from '../../db/repositories/runs.ts';
import type { Director } from '../../domain/directing/director.ts';
import { createOfflineDirector } from '../../domain/directing/offline-director.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import { family } from './family.ts';
import { plainHistory } from './plain-history.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

// What Temporal keeps of the longest that a run can be: `docs/operators.md` has the figures that are printed here.
let stack: WorkflowStack;
beforeAll(async () => {
  stack = await openWorkflowStack({ director: manyScenes() });
}, 120_000);
afterAll(async () => stack?.[Symbol.asyncDispose](), 60_000);

const places = ['Arlen', 'Brisk', 'Corvo', 'Delph', 'Estuary', 'Fennel', 'Gorse', 'Heron', 'Isle', 'Juniper'];
const parts = [...places, 'Kelp', 'Loch', 'Murre', 'Ness'];
const part = (place: string) => `import { useCurrentFrame } from 'remotion';
export default function Part() {
  const ground = { position: 'absolute', inset: 0, background: '#101018', color: '#ffffff' };
  const bar = { position: 'absolute', left: useCurrentFrame() * 2, top: 20, width: 60, height: 12, background: '#1b4dff' };
  return <div style={ground}><div style={bar} /><h1 style={{ margin: '15% 12%', fontSize: 36 }}>${place} has lighthouses</h1></div>;
}`;

/** The offline director, whose films of a minute get as many scenes as a model would plan. */
function manyScenes(): Director {
  const offline = createOfflineDirector();
  const isOurs = ({ scenes }: FilmPlan) => scenes[0]?.name === parts[0];
  return {
    ...offline,
    async plan(input, signal) {
      const { plan, costMicros } = await offline.plan(input, signal);
      const { durationInFrames: all, scenes } = plan;
      if (all < 60 * input.fps || input.existing.length > 0) return { plan, costMicros };
      const from = (index: number) => Math.round((index * all) / parts.length);
      const cut = parts.map((name, index) => ({
        ...{ ...(scenes.at(-1) as FilmPlan['scenes'][number]), name, role: 'text' as const, track: 1, zone: 'full' },
        ...{ startFrame: from(index), durationInFrames: from(index + 1) - from(index), words: [], pieces: [] },
      }));
      return { plan: { ...plan, scenes: cut }, costMicros };
    },
    async writeScene(input, plan, index, ...rest) {
      if (!isOurs(plan)) return offline.writeScene(input, plan, index, ...rest);
      return { code: part(parts[index] ?? ''), costMicros: 0 };
    },
  };
}

/** Events that no history of ours reaches, and bytes of one payload: ids, counts and states need few. */
const eventsBelow = 2_000;
const bytesAtMost = 2_048;

interface Measured {
  kind: string;
  events: number;
  largest: number;
}

/** Every history of a run and of all that it started, with those that a run left behind when it went on anew. */
async function histories(runId: string): Promise<{ measured: Measured[]; words: string }> {
  const measured: Measured[] = [];
  let words = '';
  const { database } = stack.ports;
  for (const { id, kind } of await family(database, await runs.find(database.fork(), runId))) {
    for (const history of await executionsOf(id)) {
      let largest = 0;
      const plain = plainHistory(history, (content) => {
        largest = Math.max(largest, content.byteLength);
        return content.toString('utf8');
      });
      words += JSON.stringify(plain);
      measured.push({ kind, events: history.events?.length ?? 0, largest });
    }
  }
  return { measured, words };
}

type History = Awaited<ReturnType<WorkflowHandle['fetchHistory']>>;

/** The newest history of a workflow, and those that it went on from. */
async function executionsOf(id: string, execution?: string): Promise<History[]> {
  const history = await stack.ports.temporal.client.workflow.getHandle(id, execution).fetchHistory();
  const before = history.events?.[0]?.workflowExecutionStartedEventAttributes?.continuedExecutionRunId;
  return [history, ...(before ? await executionsOf(id, before) : [])];
}

async function ended(runId: string): Promise<Run> {
  for (const end = Date.now() + 1_500_000; Date.now() < end; await delay(500)) {
    const run = await runs.find(stack.ports.database.fork(), runId);
    if (run.endedAt) return run;
  }
  throw new Error(`run ${runId} did not end`);
}

function expectSmall({ measured, words }: Awaited<ReturnType<typeof histories>>, foreign: RegExp): void {
  for (const { kind, events, largest } of measured) {
    expect([kind, events < eventsBelow, largest <= bytesAtMost]).toEqual([kind, true, true]);
  }
  expect(foreign.exec(words)?.[0]).toBeUndefined();
}

const worst = (measured: readonly Measured[]) =>
  [...new Set(measured.map(({ kind }) => kind))].map((kind) => {
    const of = measured.filter((each) => each.kind === kind);
    return `${kind} ×${of.length}: ${Math.max(...of.map(({ events }) => events))} events, ${Math.max(...of.map(({ largest }) => largest))} bytes`;
  });

const contextsOfBrief = {
  goal: 'Show the islands of Skerrivore.',
  requirement: 'One minute.',
  brand: 'Colours #1b4dff and #ffffff; calm.',
};

/** A project with the contexts of the brief, as the API makes them. */
async function minuteProject(): Promise<{ accountId: string; projectId: string }> {
  const em = stack.ports.database.fork();
  const { accountId } = await stack.project();
  const size = { width: 320, height: 180, fps: 10 };
  const { id: projectId } = await projects.create(em, accountId, { name: 'Islands', directed: false, ...size });
  for (const [label, text] of Object.entries(contextsOfBrief)) {
    await contexts.add(em, projectId, label as keyof typeof contextsOfBrief, text);
  }
  return { accountId, projectId };
}

test('a film of a minute with voice, music, captions, a loop and its file leaves short histories without a word of it', async () => {
  const film = await minuteProject();
  await stack.grant(film.accountId, 100_000_000);
  const brief = {
    ...{ name: 'Islands', ...contextsOfBrief },
    prompt: `A 60 second tour of the Skerrivore islands with a calm voiceover, soft music and captions. ${places
      .map((place) => `${place} has lighthouses.`)
      .join(' ')} Book at skerrivore.example`,
    ...{ length: 60, turns: 6, export: { quality: 'draft' }, budget: 60 },
  };
  const paid = { billing: 'local' as const, budgetMicros: 60_000_000 };
  const runId = await stack.start(film, 'production', brief, undefined, paid);
  const run = await ended(runId);
  const head = await revisions.head(stack.ports.database.fork(), film.projectId);
  const scenes = await revisions.scenes(stack.ports.database.fork(), head.id);
  const { measured, words } = await histories(runId);
  process.stdout.write(
    `${timelineLength(scenes) / head.fps} s, ${scenes.length} scenes: ${run.state}, ${worst(measured).join('; ')}\n`,
  );
  expect(scenes.length).toBeGreaterThanOrEqual(parts.length);
  expect(measured.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['production', 'prompt', 'media', 'loop', 'review', 'export']),
  );
  expectSmall({ measured, words }, /Skerrivore|lighthouse|Heron|export default|=>|<div|\/tmp\//i);
}, 1_800_000);

test('a loop of more turns than one history holds goes on in a fresh one, under the same summary and attributes', async () => {
  const film = await stack.project();
  const wanted = [...places, ...places.map((place) => `${place}holm`), 'Kittiwake', 'Lagan'];
  const criteria = [...wanted.map((place) => `text:"${place}"`), 'errors<=0'].join(', ');
  const input = { goal: `An 8 second film for ${wanted[0]}.`, criteria, turns: 60 };
  const runId = await stack.start(film, 'loop', input);
  const run = await ended(runId);
  const { turns, outcome } = run.result as { turns: number; outcome: string };
  const { measured, words } = await histories(runId);
  process.stdout.write(`${turns} turns, ${outcome}: ${worst(measured).join('; ')}\n`);
  expect([run.state, turns > 20]).toEqual(['completed', true]);
  expect(measured.filter(({ kind }) => kind === 'loop').length).toBeGreaterThan(1);
  expectSmall({ measured, words }, /Arlen|Kittiwake|export default|=>|<div|\/tmp\//i);
  const { searchAttributes, memo } = await stack.ports.temporal.client.workflow.getHandle(runId).describe();
  expect(searchAttributes).toMatchObject({ Project: [film.projectId], RunKind: ['loop'], NeedsHuman: [false] });
  expect(memo).toMatchObject({ kind: 'loop', project: film.projectId });
}, 1_800_000);
