import type { FilmPlan } from '../contract/plan.ts';
import type { JsonObject, Run } from '../db/entities/run.ts';
import { newId } from '../db/new-id.ts';
import { assets } from '../db/repositories/assets.ts';
import { drafts } from '../db/repositories/drafts.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { freeName } from '../domain/media/free-name.ts';
import { timelineLength } from '../domain/project/timeline.ts';
import { composeSound } from '../domain/sound/compose-sound.ts';
import { planOf } from './director-input.ts';
import { madeMedia, openOrdered, seeOrdered } from './media-children.ts';
import type { Child } from './open-child.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { draftOf, livingRun } from './run-work.ts';

type Ports = Pick<ActivityPorts, 'database' | 'media'>;

/** The sounds that a prompt may have made. */
type SoundStep = 'voiceover' | 'music';

interface Step {
  runId: string;
}

/** What a prompt has made to be heard, each by a run of its own that holds nothing: its prompt's hold is for it too. */
export function createSoundingActivities(ports: Ports) {
  const { database } = ports;
  return {
    /** Opens the run that makes a sound of the plan; none where nobody makes it here. */
    async openSound({ runId, sound }: Step & { sound: SoundStep }): Promise<Receipt & { child: Child | null }> {
      const run = await livingRun(ports, runId);
      const em = database.fork();
      const plan = planOf(await revisions.get(em, run.projectId, draftOf(run)));
      const taken = (await assets.list(em, run.projectId)).map(({ name }) => name);
      const input = { ...orderOf(plan, sound), name: freeName(sound, taken), seed: seedOf(run) };
      return openOrdered(ports, run, { step: sound, operation: sound, input });
    },

    /** Whether the sound stands; one that does not is told of and costs nothing. */
    async seeSound({ runId, sound }: Step & { sound: SoundStep }): Promise<Receipt & { failure: string | null }> {
      return seeOrdered(ports, await livingRun(ports, runId), { step: sound, operation: sound });
    },

    /** Puts what was made where it is heard in the draft, and changes what was heard before as the plan says. */
    async layOutSound({ runId, unheard }: Step & { unheard: Partial<Record<SoundStep, string>> }): Promise<Receipt> {
      const run = await livingRun(ports, runId);
      return database.transaction(async (em) => {
        const draft = await revisions.get(em, run.projectId, draftOf(run));
        const { sound: planned = {}, ...plan } = planOf(draft);
        const { sound: base, id: baseId } = await revisions.get(em, run.projectId, draft.parentId ?? '');
        const spoken = planned.voice?.spoken;
        const sounds = await assets.sounds(em, run.projectId);
        const heard = sounds.find(({ name }) => name === spoken?.asset);
        const { name: played } = await madeMedia(em, runId, 'music');
        const music = sounds.find(({ name }) => name === played)?.name ?? null;
        const sound = composeSound(base, {
          ...{
            plan: planned,
            fps: draft.fps,
            scenes: await revisions.scenes(em, draft.id),
            newId: () => newId('soundClip'),
          },
          voice: heard ? { seconds: heard.seconds } : null,
          music,
          filmBefore: timelineLength(await revisions.scenes(em, baseId)),
        });
        const told = [
          ...(planned.voice && !heard ? [`The voiceover was not made: ${unheard.voiceover ?? 'cancelled'}.`] : []),
          ...(planned.music && !music ? [`The music was not made: ${unheard.music ?? 'cancelled'}.`] : []),
        ].filter((line) => !plan.leftOut.includes(line));
        const next: FilmPlan = { ...plan, sound: planned, leftOut: [...plan.leftOut, ...told] };
        if (draft.theme && told.length > 0) await drafts.setPlan(em, draft.id, { plan: next, theme: draft.theme });
        await drafts.setSound(em, draft.id, sound);
        return { seq: run.seq, counts: { clips: sound.length } };
      });
    },
  };
}
export type SoundingActivities = ReturnType<typeof createSoundingActivities>;

function seedOf({ input }: Run): number {
  return typeof input.seed === 'number' ? input.seed : 0;
}

/** What is asked of whoever makes it. Music is as long as the picture. */
function orderOf({ sound, durationInFrames, fps }: FilmPlan, step: SoundStep): JsonObject {
  if (step === 'music') {
    const { prompt, mood, tempo } = sound?.music ?? { prompt: 'music' };
    const seconds = Math.min(600, Math.max(2, durationInFrames / fps));
    return { prompt, ...(mood && { mood }), ...(tempo && { tempo }), seconds };
  }
  const { lines = [], language, voice, speed } = sound?.voice ?? {};
  const text = lines.map((line) => line.text).join('\n');
  return { text, language, ...(voice && { voice }), ...(speed && { speed }) };
}
