import { createCaptioningActivities } from '../activities/captioning.ts';
import { createDeepeningActivities } from '../activities/deepening.ts';
import { createDeliveringActivities, createOutboxActivities } from '../activities/deliver-webhook.ts';
import { createDirectingActivities } from '../activities/directing.ts';
import { createErasingActivities } from '../activities/erasing.ts';
import { createEvictingActivities } from '../activities/evicting.ts';
import { createExportingActivities } from '../activities/exporting.ts';
import { createHousekeepingActivities } from '../activities/housekeeping.ts';
import { createLeadingActivities } from '../activities/leading.ts';
import { createLifecycleActivities } from '../activities/lifecycle.ts';
import { createLoopingActivities } from '../activities/looping.ts';
import { createAskingActivities } from '../activities/media-asking.ts';
import { createMakingActivities } from '../activities/media-making.ts';
import { createMendPublishingActivities } from '../activities/mend-publishing.ts';
import { createMendingActivities } from '../activities/mending.ts';
import { createPicturingActivities } from '../activities/picturing.ts';
import type { ActivityPorts } from '../activities/ports.ts';
import { createPreviewingActivities } from '../activities/previewing.ts';
import { createProducingActivities } from '../activities/producing.ts';
import { createPaymentActivities } from '../activities/reconcile-payments.ts';
import { createReconcilingActivities } from '../activities/reconciling.ts';
import { createReviewingActivities } from '../activities/reviewing.ts';
import { createSoundingActivities } from '../activities/sounding.ts';
import { createTakingInActivities } from '../activities/taking-in.ts';
import { type Activities, translateErrors } from '../activities/translate-errors.ts';
import { createTryingActivities } from '../activities/trying.ts';
import { createWaitingActivities } from '../activities/waiting.ts';
import { createWakingActivities } from '../activities/wake-waiting-runs.ts';
import type { ErrorCode } from '../contract/errors.ts';
import type { TaskQueue } from '../contract/names.ts';

/** How a machine that is short of memory or time makes a sound film fail: worth another try. */
const overload: readonly ErrorCode[] = ['internal', 'scene_crashed', 'scene_timeout', 'scene_not_ready'];

/** Attempts at work that costs minutes or money; only a server that is away is waited for longer. */
const attempts = 4;

/** Attempts at a step on the database, some six minutes: what breaks that often is a fault of ours, and ends its run. */
const stepAttempts = 40;

/** Every activity on its queue, with its errors translated for Temporal. */
export function activitiesByQueue(ports: ActivityPorts): Record<TaskQueue, Activities> {
  const onCore = {
    ...createLifecycleActivities(ports),
    ...createHousekeepingActivities(ports),
    ...createOutboxActivities(ports),
    ...createEvictingActivities(ports),
    ...createWakingActivities(ports),
    ...createErasingActivities(ports),
    ...createReconcilingActivities(ports),
    ...createPaymentActivities(ports),
  };
  const steps = {
    ...createMendPublishingActivities(ports),
    ...createLoopingActivities(ports),
    ...createProducingActivities(ports),
    ...createWaitingActivities(ports),
    ...createPicturingActivities(ports),
    ...createSoundingActivities(ports),
  };
  const onStills = {
    ...createPreviewingActivities(ports),
    ...createReviewingActivities(ports),
    ...createMendingActivities(ports),
    ...createTryingActivities(ports),
    ...createTakingInActivities(ports),
    ...createDeepeningActivities(ports),
    ...createMakingActivities(ports),
    ...createCaptioningActivities(ports),
  };
  return {
    core: {
      ...translateErrors(onCore, ports.logger),
      ...translateErrors(steps, ports.logger, { attempts: stepAttempts }),
    },
    direct: {
      ...translateErrors({ ...createDirectingActivities(ports), ...createLeadingActivities(ports) }, ports.logger, {
        attempts,
      }),
      ...translateErrors(createDeliveringActivities(ports), ports.logger),
      ...translateErrors(createAskingActivities(ports), ports.logger, { attempts }),
    },
    stills: translateErrors(onStills, ports.logger, { alsoRetry: overload, attempts }),
    render: translateErrors(createExportingActivities(ports), ports.logger, { alsoRetry: overload, attempts }),
  };
}
