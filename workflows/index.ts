export { exportRun } from './export-run.ts';
export { housekeeping } from './housekeeping.ts';
export { previewRun } from './preview-run.ts';
export { promptRun } from './prompt-run.ts';
export { reviewRun } from './review-run.ts';
