import { inspect } from 'node:util';
import { expect, test } from '@jest/globals';
import { AppError } from '../../../contract/errors.ts';
import type { FilmPlan } from '../../../contract/plan.ts';
import { compileScene } from '../../../engine/compile/compile-scene.ts';
import { failures } from './failing-answers.ts';
import type { Script } from './messages-server.ts';
import { bookOf, code, direct, input, key, proposal, scene, write } from './scripted-answers.ts';

test('a scene is written in one streamed turn, and its cost follows from the usage', async () => {
  const deltas: string[] = [];
  const written = await direct([{ kind: 'tool', name: 'write_scene', input: { code } }], (director) =>
    director.writeScene(input, proposal, 0, (delta) => deltas.push(delta)),
  );
  expect(written).toEqual({ code, costMicros: 1_000 * 3 + 200 * 15 });
  expect(JSON.parse(deltas.join(''))).toEqual({ code });
});

test('cached tokens cost a tenth to read and a quarter more to write', async () => {
  const usage = { cache_read_input_tokens: 1_000, cache_creation_input_tokens: 1_000 };
  const written = await direct([{ kind: 'tool', name: 'write_scene', input: { code }, usage }], write);
  expect(written.costMicros).toBe((1_000 + 100 + 1_250) * 3 + 200 * 15);
});

test('tokens that a server counts below nothing give no money back', async () => {
  const usage = { input_tokens: -9_000, cache_read_input_tokens: -1_000 };
  const written = await direct([{ kind: 'tool', name: 'write_scene', input: { code }, usage }], write);
  expect(written.costMicros).toBe(200 * 15);
});

test('the kit is sent as a cached block, the stream is asked for, and only one tool can be called', async () => {
  const [body] = await direct([{ kind: 'tool', name: 'write_scene', input: { code } }], async (director, server) => {
    await write(director);
    return server.requests;
  });
  expect(body).toMatchObject({
    stream: true,
    system: [{ cache_control: { type: 'ephemeral' }, text: expect.stringContaining('@framewright/kit') }],
    tool_choice: { type: 'tool', name: 'write_scene' },
  });
  expect(body).toHaveProperty('tools.length', 1);
});

test('a plan that breaks the choreography is sent back once with its problems', async () => {
  const mended = { ...scene, track: 3 };
  const scripts: Script[] = [
    { kind: 'tool', name: 'plan_film', input: { scenes: [scene], leftOut: [] } },
    { kind: 'tool', name: 'plan_film', input: { scenes: [mended], leftOut: [] } },
  ];
  const check = (plan: FilmPlan) => (plan.scenes[0]?.track === 3 ? [] : ['hook stands on the wrong track']);
  const { plan, second } = await direct(
    scripts,
    async (director, server) => ({ ...(await director.plan(input)), second: JSON.stringify(server.requests[1]) }),
    check,
  );
  expect(plan.scenes).toEqual([mended]);
  expect(plan.shape).toBe('launch');
  // Those are what the rules do not show.
  expect(plan).not.toHaveProperty('directions');
  expect(second).toContain('hook stands on the wrong track');
});

test('voice, music and captions are ordered with the plan; what is no media operation of ours is dropped', async () => {
  const sound = {
    voiceover: { lines: [{ scene: 'Hook', text: 'Ship in days.' }], voice: 'female' },
    music: { prompt: 'soft pads', mood: 'calm' },
    fax: { to: 'everybody' },
  };
  const scripts: Script[] = [{ kind: 'tool', name: 'plan_film', input: { scenes: [scene], leftOut: [], sound } }];
  const { plan } = await direct(scripts, (director) => director.plan(input));
  expect(plan.sound).toEqual({
    voice: { lines: [{ text: 'Ship in days.', at: 0 }], voice: 'female', keepsLength: true },
    music: { prompt: 'soft pads', mood: 'calm', volume: 0 },
  });
});

test('pictures and clips are ordered with the plan by the allow-list of operations, and the writer is told which stand', async () => {
  const pictures = [
    { operation: 'image_generation', name: 'hill', prompt: 'A hill at dusk', style: 'illustration' },
    { operation: 'background_removal', name: 'cut', asset: 'logo' },
    { operation: 'ai_video_a', name: 'sea', prompt: 'The sea', seconds: 3 },
  ];
  const scripts: Script[] = [
    { kind: 'tool', name: 'plan_film', input: { scenes: [scene], leftOut: [], pictures } },
    { kind: 'tool', name: 'write_scene', input: { code } },
  ];
  const [asked, writing, plan] = await direct(scripts, async (director, server) => {
    const told = { ...input, pictures: ['logo'] };
    const { plan: drawn } = await director.plan(told);
    await director.writeScene({ ...told, pictures: ['logo', 'hill', 'cut'] }, drawn, 0);
    return [JSON.stringify(server.requests[0]), JSON.stringify(server.requests[1]), drawn] as const;
  });
  expect(plan.pictures).toEqual(pictures);
  expect(asked).toContain("as asset('name'): logo");
  expect(writing).toContain("- asset('hill'): A hill at dusk");
  expect(writing).toContain('- sea (The sea): not made, show nothing of it');
  // What the prompt asks for in so many words is made, whether the model repeats it or not.
  const silent: Script[] = [{ kind: 'tool', name: 'plan_film', input: { scenes: [scene], leftOut: [] } }];
  const proposed = {
    ...proposal,
    pictures: [{ operation: 'image_generation' as const, name: 'hill', prompt: 'A hill' }],
  };
  const kept = await direct(silent, (director) => director.plan(input), undefined, proposed);
  expect(kept.plan.pictures).toEqual(proposed.pictures);
  const foreign = [{ operation: 'export_hd', name: 'film', prompt: 'All of it' }];
  const refused: Script[] = [
    { kind: 'tool', name: 'plan_film', input: { scenes: [scene], leftOut: [], pictures: foreign } },
  ];
  await expect(direct(refused, (director) => director.plan(input))).rejects.toThrow('not in form');
});

test.each(failures.map(([name, ...rest]) => ({ name, rest })))('$name', async ({ rest }) => {
  const [script, code, retryAfter] = rest;
  const { error, asked } = await direct([script], async (director, server) => {
    const error = await write(director).catch((thrown: unknown) => thrown);
    return { error, asked: server.requests.length };
  });
  expect(error).toBeInstanceOf(AppError);
  const failure = error as AppError;
  expect(failure.code).toBe(code);
  if (retryAfter) expect(failure.options.retryAfter).toBe(retryAfter);
  expect(asked).toBe(1);
  expect(inspect(failure, { depth: 9 })).not.toContain(key);
});

test('a time to wait that is told as a date is honoured', async () => {
  const headers = { 'retry-after': new Date(Date.now() + 120_000).toUTCString() };
  const thrown = await direct([{ kind: 'error', status: 429, type: 'rate_limit_error', headers }], (director) =>
    write(director).catch((error: unknown) => error),
  );
  const { retryAfter = 0 } = (thrown as AppError).options;
  expect(retryAfter > 60 && retryAfter <= 120).toBe(true);
});

test('a slow stream is waited for as long as it goes on', async () => {
  const written = await direct([{ kind: 'slow', name: 'write_scene', input: { code }, waitMs: 750 }], write);
  expect(written.code).toBe(code);
});

test('a paused turn goes on where it stopped, and both requests are paid', async () => {
  const { written, requests } = await direct(
    [
      { kind: 'text', text: 'Let me think.', stopReason: 'pause_turn' },
      { kind: 'tool', name: 'write_scene', input: { code } },
    ],
    async (director, server) => ({ written: await write(director), requests: server.requests }),
  );
  expect(written).toEqual({ code, costMicros: 12_000 });
  expect(requests[1]).toMatchObject({
    messages: [{ role: 'user' }, { role: 'assistant', content: [{ type: 'text', text: 'Let me think.' }] }],
  });
});

test('a turn that pauses for ever is given up', async () => {
  const pause: Script = { kind: 'text', text: 'wait', stopReason: 'pause_turn' };
  const thrown = await direct(
    Array.from({ length: 5 }, () => pause),
    (director) => write(director).catch((error: unknown) => error),
  );
  expect((thrown as AppError).code).toBe('provider_unavailable');
});

test('what was said is handed to the book of transcripts, without the shared system text', async () => {
  const noted: [string, object][] = [];
  const costs = { ...bookOf(), note: async (call: string, said: object) => void noted.push([call, said]) };
  await direct([{ kind: 'tool', name: 'write_scene', input: { code } }], (director) =>
    director.writeScene(input, proposal, 0, undefined, undefined, costs),
  );
  expect(noted).toEqual([['write', expect.objectContaining({ stopReason: 'tool_use', model: 'm' })]]);
  expect(JSON.stringify(noted)).not.toContain('@framewright/kit');
});

test('hostile scene code is text like any other: it goes to the compiler and never runs here', async () => {
  const hostile = 'import fs from "node:fs"; process.exit(1); export default () => null;';
  const written = await direct([{ kind: 'tool', name: 'write_scene', input: { code: hostile } }], write);
  expect(written.code).toBe(hostile);
  await expect(compileScene(hostile)).rejects.toMatchObject({ code: 'scene_rejected' });
});

test('an edit is asked for with the code that stands', async () => {
  const existing = [{ name: 'Hook', track: 2, startFrame: 0, durationInFrames: 60, code: '// by hand' }];
  const [body] = await direct([{ kind: 'tool', name: 'write_scene', input: { code } }], async (director, server) => {
    await director.writeScene({ ...input, existing }, { ...proposal, shape: 'edit' }, 0);
    return server.requests;
  });
  expect(JSON.stringify(body)).toContain('// by hand');
});

test('instructions are handed on as the treatment that leads, with plan, scenes and repairs alike', async () => {
  const contexts = [{ label: 'instructions' as const, text: 'A lighthouse; no gradients.' }];
  const answer: Script = { kind: 'tool', name: 'write_scene', input: { code } };
  const plan: Script = { kind: 'tool', name: 'plan_film', input: { scenes: [scene], leftOut: [] } };
  const requests = await direct([plan, answer, answer], async (director, server) => {
    await director.plan({ ...input, contexts });
    await director.writeScene({ ...input, contexts }, proposal, 0);
    await director.repairScene({ ...input, contexts }, proposal, 0, code, [{ message: 'It fails.' }]);
    return server.requests;
  });
  expect(requests).toHaveLength(3);
  for (const { messages, system } of requests) {
    expect(JSON.stringify(messages)).toContain('<instructions>\\nA lighthouse; no gradients.\\n</instructions>');
    expect(JSON.stringify(system)).toMatch(/<instructions>, they are the director's treatment/);
  }
});

test('a cancelled question ends at once', async () => {
  const abort = new AbortController();
  abort.abort();
  const script: Script = { kind: 'tool', name: 'write_scene', input: { code } };
  const thrown = await direct([script], (director) =>
    director.writeScene(input, proposal, 0, undefined, abort.signal).catch((error: unknown) => error),
  );
  expect(thrown).not.toBeInstanceOf(AppError);
});
