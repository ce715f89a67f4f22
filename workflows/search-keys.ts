import { defineSearchAttributeKey } from '@temporalio/common';
import { searchAttributes } from '../contract/names.ts';

/** What runs are found by in the Temporal UI. */
export const searchKeys = {
  kind: defineSearchAttributeKey('RunKind', searchAttributes.RunKind),
  phase: defineSearchAttributeKey('Phase', searchAttributes.Phase),
  project: defineSearchAttributeKey('Project', searchAttributes.Project),
  spent: defineSearchAttributeKey('SpentMicros', searchAttributes.SpentMicros),
  needsHuman: defineSearchAttributeKey('NeedsHuman', searchAttributes.NeedsHuman),
};
