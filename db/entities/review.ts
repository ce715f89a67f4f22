import { defineEntity, p } from '@mikro-orm/core';

/** What the database needs of a finding; the rest is the reviewer's. */
export interface StoredFinding {
  id: string;
  severity: string;
  [member: string]: unknown;
}

const ReviewSchema = defineEntity({
  name: 'Review',
  tableName: 'reviews',
  properties: {
    id: p.string().primary(),
    projectId: p.string(),
    revisionId: p.string(),
    runId: p.string().nullable(),
    pictureHash: p.string(),
    verdict: p.string(),
    findings: p.json<StoredFinding[]>(),
    counts: p.json<Record<string, number>>(),
    stills: p.json<unknown[]>(),
    measurements: p.json<unknown>().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class Review extends ReviewSchema.class {}
ReviewSchema.setClass(Review);
