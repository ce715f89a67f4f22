import type { FilmPlan, PlannedPicture } from '../contract/plan.ts';
import type { JsonObject, Run } from '../db/entities/run.ts';
import { drafts } from '../db/repositories/drafts.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { withoutPictures } from '../domain/directing/pictures/without-pictures.ts';
import { planOf } from './director-input.ts';
import { openOrdered, seeOrdered } from './media-children.ts';
import type { Child } from './open-child.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { draftOf, livingRun } from './run-work.ts';

type Ports = Pick<ActivityPorts, 'database' | 'media'>;

interface Step {
  runId: string;
  /** Place of the picture in the plan. */
  index: number;
}

/** The pictures and clips that a prompt has made before its scenes are written, under the prompt's own hold. */
export function createPicturingActivities(ports: Ports) {
  const { database } = ports;
  return {
    async openPicture({ runId, index }: Step): Promise<Receipt & { child: Child | null }> {
      const run = await livingRun(ports, runId);
      const picture = pictureOf(await planOfRun(run), index);
      if (!picture) return { seq: run.seq, child: null };
      return openOrdered(ports, run, { ...orderOf(picture, run, index), step: `picture-${index}` });
    },

    async seePicture({ runId, index }: Step): Promise<Receipt & { failure: string | null }> {
      const run = await livingRun(ports, runId);
      const picture = pictureOf(await planOfRun(run), index);
      if (!picture) return { seq: run.seq, failure: 'operation_unavailable' };
      return seeOrdered(ports, run, { step: `picture-${index}`, operation: picture.operation });
    },

    /** The plan without the pictures that could not be made, and with the word of it. `lost`: codes by place. */
    async leavePicturesOut({ runId, lost }: { runId: string; lost: Record<number, string> }): Promise<Receipt> {
      const run = await livingRun(ports, runId);
      return database.transaction(async (em) => {
        const draft = await revisions.get(em, run.projectId, draftOf(run));
        const plan = planOf(draft);
        const missing = Object.entries(lost).flatMap(([index, code]) => {
          const picture = pictureOf(plan, Number(index));
          return picture ? [{ ...picture, code }] : [];
        });
        const told = missing
          .map(({ name, code }) => `The picture ${name} was not made: ${code}.`)
          .filter((line) => !plan.leftOut.includes(line));
        if (!draft.theme || told.length === 0) return { seq: run.seq };
        const rest = withoutPictures(plan, new Set(missing.map(({ name }) => name)));
        const next: FilmPlan = { ...rest, leftOut: [...rest.leftOut, ...told] };
        await drafts.setPlan(em, draft.id, { plan: next, theme: draft.theme });
        return { seq: run.seq, counts: { leftOut: told.length } };
      });
    },
  };

  async function planOfRun(run: Run): Promise<FilmPlan> {
    return planOf(await revisions.get(database.fork(), run.projectId, draftOf(run)));
  }
}
export type PicturingActivities = ReturnType<typeof createPicturingActivities>;

const pictureOf = ({ pictures = [] }: FilmPlan, index: number): PlannedPicture | undefined => pictures[index];

/** What is asked of whoever makes it. Pictures of one film have seeds of their own. */
function orderOf({ operation, asset, ...asked }: PlannedPicture, { input }: Run, index: number) {
  const seed = (typeof input.seed === 'number' ? input.seed : 0) + index;
  const source = asset && (operation === 'background_removal' ? { asset } : { image: asset });
  return { operation, input: { ...asked, ...(source || {}), seed } as JsonObject };
}
