import type { RunEventBody } from '../contract/runs.ts';
import { runs } from '../db/repositories/runs.ts';
import { publishArtefacts, storeStills } from './artefacts.ts';
import { startDeliveriesOf } from './deliver-webhook.ts';
import { keepAlive } from './keep-alive.ts';
import { lookAtFrames } from './look-at-frames.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { asked, refuseEnded } from './run-work.ts';
import { settle } from './settle.ts';

type Ports = Pick<
  ActivityPorts,
  'database' | 'storage' | 'stage' | 'scratchDir' | 'logger' | 'temporal' | 'earlyLooks'
>;

/** Another attempt answers as the one that ended the run. */
interface Ended extends Receipt {
  isEnded: true;
}

/**
 * Stills of the frames that the caller named, of any revision, and a numbered sheet of them when asked. The run ends with
 * them, in one transaction, and the workflow has nothing left to settle.
 */
export function createPreviewingActivities(ports: Ports) {
  const { database } = ports;
  return {
    renderPreview({ runId }: { runId: string }): Promise<Ended> {
      return keepAlive(async (signal) => {
        const known = await runs.find(database.fork(), runId);
        // An earlier attempt ended it, and the workflow has not heard of that.
        if (known.state === 'completed') {
          await startDeliveriesOf(ports, runId);
          return { seq: known.seq, isEnded: true };
        }
        const run = refuseEnded(known);
        const early = await ports.earlyLooks?.take(runId, signal);
        const { film, revisionId, stills, cached } = early ?? (await lookAtFrames(ports, run, signal));
        const sheet = asked<boolean>(run, 'sheet') === true;
        // One as long as the other; whoever asks again once the run is over finds them in the cache.
        const [stored] = await Promise.all([storeStills(ports, run, { film, stills, sheet }), cached]);
        const seq = await database.transaction(async (em) => {
          await runs.note(em, runId, { revisionId });
          const artefacts = await publishArtefacts(em, stored);
          await runs.appendEvents(em, runId, 'artefacts', artefacts.map(asEvent));
          // Nothing is left to do but to say so; two more turns through the workflow would be a fifth of a still's time.
          return settle(em, runId, {});
        });
        await startDeliveriesOf(ports, runId);
        return { seq, isEnded: true, counts: { stills: stills.length } };
      });
    },
  };
}
export type PreviewingActivities = ReturnType<typeof createPreviewingActivities>;

function asEvent(body: RunEventBody<'artefact'>) {
  return { type: 'artefact', body };
}
