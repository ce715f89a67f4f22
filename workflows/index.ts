export { exportRun } from './export-run.ts';
export { housekeeping } from './housekeeping.ts';
export { loopRun } from './loop-run.ts';
export { previewRun } from './preview-run.ts';
export { production } from './production.ts';
export { promptRun } from './prompt-run.ts';
export { reviewRun } from './review-run.ts';
export { webhookDelivery } from './webhook-delivery.ts';
