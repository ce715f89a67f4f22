import { defineEntity, p } from '@mikro-orm/core';
import { type Finding, type Review as ReviewReply, verdicts } from '../../contract/findings.ts';

const ReviewSchema = defineEntity({
  name: 'Review',
  tableName: 'reviews',
  properties: {
    id: p.string().primary(),
    projectId: p.string(),
    revisionId: p.string(),
    runId: p.string().nullable(),
    pictureHash: p.string(),
    verdict: p.enum(verdicts),
    findings: p.json<Finding[]>(),
    counts: p.json<ReviewReply['counts']>(),
    /** Opt-outs found in scene code, as `scene: families`. */
    allowed: p.array<string>(),
    stills: p.json<unknown[]>(),
    measurements: p.json<unknown>().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class Review extends ReviewSchema.class {}
ReviewSchema.setClass(Review);
