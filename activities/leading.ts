import { AppError } from '../contract/errors.ts';
import type { FilmPlan, PlannedVoice } from '../contract/plan.ts';
import type { RunEventBody } from '../contract/runs.ts';
import { assets } from '../db/repositories/assets.ts';
import { drafts } from '../db/repositories/drafts.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import { leadByVoice } from '../domain/directing/sound/lead-by-voice.ts';
import { spokenLines } from '../domain/sound/spoken-lines.ts';
import { planOf } from './director-input.ts';
import { madeMedia } from './media-children.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { draftOf, livingRun } from './run-work.ts';
import { createSceneDrafts } from './scene-drafts.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage'>;

/** A voice leads: what it says decides how long each part of the film lasts, before a scene is written. */
export function createLeadingActivities(ports: Ports) {
  const { database } = ports;
  return {
    async leadByVoice({ runId }: { runId: string }): Promise<Receipt> {
      const run = await livingRun(ports, runId);
      const draft = await revisions.get(database.fork(), run.projectId, draftOf(run));
      const plan = planOf(draft);
      const voice = plan.sound?.voice;
      if (!voice || !draft.theme) throw new AppError('internal', `the plan of run ${runId} has no voice`);
      if (voice.spoken) return { seq: run.seq };
      const { name } = await madeMedia(database.fork(), runId, 'voiceover');
      const heard = (await assets.sounds(database.fork(), run.projectId)).find((sound) => sound.name === name);
      if (!heard) throw new AppError('unavailable', `the voice of run ${runId} is gone`, { retryAfter: 2 });
      const led = ledPlan(plan, voice, { asset: heard.name, words: heard.words, seconds: heard.seconds });
      // A scene that was written for other lengths is written again.
      await createSceneDrafts(ports).clear(runId, plan.scenes.length);
      const { theme } = draft;
      const seq = await database.transaction(async (em) => {
        await drafts.setPlan(em, draft.id, { plan: led, theme });
        const scenes = led.scenes.map(({ name: scene, startFrame, durationInFrames }) => ({
          ...{ name: scene, startFrame, durationInFrames },
        }));
        const body: RunEventBody<'media'> = {
          ...{ operation: 'voiceover', provider: run.provider, step: 'leads' },
          ...{ durationInFrames: led.durationInFrames, scenes },
        };
        return runs.appendEvents(em, runId, 'sound-leads', [{ type: 'media', body }]);
      });
      return { seq, counts: { lines: voice.lines.length, frames: led.durationInFrames } };
    },
  };
}
export type LeadingActivities = ReturnType<typeof createLeadingActivities>;

function ledPlan(
  plan: FilmPlan,
  voice: PlannedVoice,
  { asset, words, seconds }: { asset: string; words: Parameters<typeof spokenLines>[1]; seconds: number },
): FilmPlan {
  const times = spokenLines(
    voice.lines.map(({ text }) => text),
    words,
    seconds,
  );
  const spokenFor = voice.lines.map(({ at }, index) => {
    const { from = 0, to = 0 } = times[index] ?? {};
    return { at, seconds: to - from };
  });
  const { plan: led, starts } = leadByVoice(plan, spokenFor, voice.keepsLength);
  const lines = times.map((time, index) => ({ ...time, start: starts[index] ?? 0 }));
  return { ...led, sound: { ...plan.sound, voice: { ...voice, spoken: { asset, lines } } } };
}
