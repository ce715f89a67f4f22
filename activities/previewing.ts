import { AppError } from '../contract/errors.ts';
import type { RunEventBody } from '../contract/runs.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import { publishArtefacts, storeStills } from './artefacts.ts';
import { readFilm } from './film.ts';
import { keepAlive } from './keep-alive.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { asked, refuseEnded } from './run-work.ts';
import { settle } from './settle.ts';
import { captureStills, stillFormats } from './still-cache.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'scratchDir' | 'logger'>;

/**
 * Stills of the frames that the caller named, of any revision, and a numbered sheet of them when asked. The run ends with
 * them, in one transaction; the workflow's own settling then finds it ended.
 */
export function createPreviewingActivities(ports: Ports) {
  const { database } = ports;
  return {
    renderPreview({ runId }: { runId: string }): Promise<Receipt> {
      return keepAlive(async (signal) => {
        const known = await runs.find(database.fork(), runId);
        // An earlier attempt ended it, and the workflow has not heard of that.
        if (known.state === 'completed') return { seq: known.seq };
        const run = refuseEnded(known);
        const revisionId = run.revisionId ?? (await revisions.head(database.fork(), run.projectId)).id;
        const [film] = await Promise.all([
          readFilm(ports, { projectId: run.projectId, revisionId }, signal),
          runs.begin(database.fork(), runId),
        ]);
        const frames = asked<number[]>(run, 'frames') ?? [0];
        const last = film.timeline.durationInFrames - 1;
        if (frames.some((frame) => frame > last)) {
          throw new AppError('unknown_frame', `a frame is past ${last}`, { detail: `Frames go from 0 to ${last}.` });
        }
        const sheet = asked<boolean>(run, 'sheet') === true;
        const picture = asked<boolean>(run, 'lossless') === true ? stillFormats.lossless : stillFormats.light;
        const wanted = { projectId: run.projectId, film, frames, picture };
        const { stills, cached } = await captureStills(ports, wanted, signal);
        // One as long as the other; whoever asks again once the run is over finds them in the cache.
        const [stored] = await Promise.all([storeStills(ports, run, { film, stills, sheet }), cached]);
        const seq = await database.transaction(async (em) => {
          await runs.note(em, runId, { revisionId });
          const artefacts = await publishArtefacts(em, stored);
          await runs.appendEvents(em, runId, 'artefacts', artefacts.map(asEvent));
          // Nothing is left to do but to say so; two more turns through the workflow would be a fifth of a still's time.
          return settle(em, runId, {});
        });
        return { seq, counts: { stills: frames.length } };
      });
    },
  };
}
export type PreviewingActivities = ReturnType<typeof createPreviewingActivities>;

function asEvent(body: RunEventBody<'artefact'>) {
  return { type: 'artefact', body };
}
