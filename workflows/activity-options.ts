import { ActivityCancellationType, type ActivityOptions, proxyActivities } from '@temporalio/workflow';
import type { CaptioningActivities } from '../activities/captioning.ts';
import type { DeepeningActivities } from '../activities/deepening.ts';
import type { DeliveringActivities, OutboxActivities } from '../activities/deliver-webhook.ts';
import type { DirectingActivities } from '../activities/directing.ts';
import type { ErasingActivities } from '../activities/erasing.ts';
import type { EvictingActivities } from '../activities/evicting.ts';
import type { ExportingActivities } from '../activities/exporting.ts';
import type { HousekeepingActivities } from '../activities/housekeeping.ts';
import type { LeadingActivities } from '../activities/leading.ts';
import type { LifecycleActivities } from '../activities/lifecycle.ts';
import type { LoopingActivities } from '../activities/looping.ts';
import type { AskingActivities } from '../activities/media-asking.ts';
import type { MakingActivities } from '../activities/media-making.ts';
import type { MendPublishingActivities } from '../activities/mend-publishing.ts';
import type { MendingActivities } from '../activities/mending.ts';
import type { PicturingActivities } from '../activities/picturing.ts';
import type { PreviewingActivities } from '../activities/previewing.ts';
import type { ProducingActivities } from '../activities/producing.ts';
import type { PaymentActivities } from '../activities/reconcile-payments.ts';
import type { ReconcilingActivities } from '../activities/reconciling.ts';
import type { ReviewingActivities } from '../activities/reviewing.ts';
import type { SoundingActivities } from '../activities/sounding.ts';
import type { TakingInActivities } from '../activities/taking-in.ts';
import type { TryingActivities } from '../activities/trying.ts';
import type { WaitingActivities } from '../activities/waiting.ts';
import type { WakingActivities } from '../activities/wake-waiting-runs.ts';
import { taskQueues } from '../contract/names.ts';

// A long activity is told to stop by its heartbeat and nobody waits for it: whatever it still stores is keyed by run
// and step, and a draft that is sealed takes nothing more.
const stopsByItself = ActivityCancellationType.TRY_CANCEL;

/** Attempts while a server is away: some four minutes. What fails by itself is given up sooner, by `translateErrors`. */
const patience = 12;

/** Short transactions: tried until they succeed, since a run can't end without them. */
const transaction: ActivityOptions = {
  taskQueue: taskQueues.core,
  startToCloseTimeout: '20s',
  retry: { initialInterval: '200ms', maximumInterval: '10s' },
};
export const database = proxyActivities<LifecycleActivities>(transaction);
export const mendPublishing = proxyActivities<MendPublishingActivities>(transaction);
export const looping = proxyActivities<LoopingActivities>(transaction);
export const producing = proxyActivities<ProducingActivities>(transaction);
export const picturing = proxyActivities<PicturingActivities>(transaction);
export const sounding = proxyActivities<SoundingActivities>(transaction);
export const waiting = proxyActivities<WaitingActivities>(transaction);

/** A model writes: minutes, with the text arriving bit by bit. */
export const directing = proxyActivities<DirectingActivities & LeadingActivities>({
  taskQueue: taskQueues.direct,
  startToCloseTimeout: '10m',
  heartbeatTimeout: '15s',
  retry: { initialInterval: '1s', maximumInterval: '30s', maximumAttempts: patience },
  cancellationType: stopsByItself,
});

/** Somebody waits for a few frames. */
export const stills = proxyActivities<PreviewingActivities & ReviewingActivities & TryingActivities>({
  taskQueue: taskQueues.stills,
  startToCloseTimeout: '5m',
  heartbeatTimeout: '10s',
  retry: { initialInterval: '500ms', maximumInterval: '30s', maximumAttempts: patience },
  cancellationType: stopsByItself,
  priority: { priorityKey: 2 },
});

/** One uploaded file, decoded in the jail: seconds for most, minutes for a long video; somebody waits for the verdict. */
export const takingIn = proxyActivities<TakingInActivities>({
  taskQueue: taskQueues.stills,
  startToCloseTimeout: '20m',
  heartbeatTimeout: '10s',
  retry: { initialInterval: '500ms', maximumInterval: '30s', maximumAttempts: patience },
  priority: { priorityKey: 2 },
});

/** A file is made or decoded in the jail: seconds for most, minutes for a long clip. */
export const making = proxyActivities<MakingActivities>({
  taskQueue: taskQueues.stills,
  startToCloseTimeout: '15m',
  heartbeatTimeout: '10s',
  retry: { initialInterval: '500ms', maximumInterval: '30s', maximumAttempts: patience },
  cancellationType: stopsByItself,
  priority: { priorityKey: 3 },
});

/** A provider makes a file, or is asked how far it is. */
export const asking = proxyActivities<AskingActivities>({
  taskQueue: taskQueues.direct,
  startToCloseTimeout: '10m',
  heartbeatTimeout: '15s',
  retry: { initialInterval: '1s', maximumInterval: '30s', maximumAttempts: patience },
  cancellationType: stopsByItself,
});

/** Many looks at one film, one after the other: minutes where it is long and has many faults. */
export const mending = proxyActivities<MendingActivities & DeepeningActivities & CaptioningActivities>({
  taskQueue: taskQueues.stills,
  startToCloseTimeout: '30m',
  heartbeatTimeout: '10s',
  retry: { initialInterval: '500ms', maximumInterval: '30s', maximumAttempts: patience },
  cancellationType: stopsByItself,
  priority: { priorityKey: 3 },
});

/** A customer's server answers, within ten seconds or not at all; what fails is noted and is no failure here. */
export const delivering = proxyActivities<DeliveringActivities>({
  taskQueue: taskQueues.direct,
  startToCloseTimeout: '30s',
  retry: { initialInterval: '1s', maximumInterval: '1m' },
});

export const outbox = proxyActivities<OutboxActivities>({
  taskQueue: taskQueues.core,
  startToCloseTimeout: '1m',
  retry: { maximumAttempts: 3 },
});

/** Cores at work for a while; each finished chunk is kept, so that another attempt goes on from there. */
export const rendering = proxyActivities<ExportingActivities>({
  taskQueue: taskQueues.render,
  startToCloseTimeout: '30m',
  heartbeatTimeout: '10s',
  retry: { initialInterval: '500ms', maximumInterval: '30s', maximumAttempts: patience },
  cancellationType: stopsByItself,
  priority: { priorityKey: 4 },
});

/** Long looks through tables and storage: one attempt, and the next schedule takes up what it left. */
export const keeping = proxyActivities<ErasingActivities & PaymentActivities & ReconcilingActivities>({
  taskQueue: taskQueues.core,
  startToCloseTimeout: '5m',
  retry: { maximumAttempts: 2 },
});

export const sweeping = proxyActivities<HousekeepingActivities & WakingActivities & EvictingActivities>({
  taskQueue: taskQueues.core,
  startToCloseTimeout: '1m',
  retry: { maximumAttempts: 3 },
});
