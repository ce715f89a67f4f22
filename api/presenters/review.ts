import { z } from 'zod';
import { CriterionRow } from '../../contract/criteria.ts';
import { Artefact, Finding, Review } from '../../contract/findings.ts';
import { countOfSeverities } from '../services/count-severities.ts';
import type { ReviewView } from '../services/read-review.ts';
import { type Addresses, withFileAddresses } from './addresses.ts';

/** What a later version stores besides is not shown. */
const Findings = z.array(Finding.strip());
const Stored = z
  .looseObject({ allowed: z.array(z.string()).catch([]), criteria: z.array(CriterionRow.strip()).catch([]) })
  .catch({ allowed: [], criteria: [] });

/** A review as its caller sees it, with what is new and what was mended since the one before. */
export function presentReview({ review, previous, current }: ReviewView, addresses: Addresses): Review {
  const findings = Findings.parse(withFileAddresses(review.findings, addresses));
  const { allowed, criteria } = Stored.parse(review.measurements);
  const [ids, before] = [idsOf(review.findings), idsOf(previous?.findings ?? [])];
  return {
    id: review.id,
    projectId: review.projectId,
    revision: review.revisionId,
    current,
    verdict: Review.shape.verdict.parse(review.verdict),
    counts: countOfSeverities(findings),
    findings,
    allowed,
    criteria,
    newSinceLast: previous ? [...ids].filter((id) => !before.has(id)) : [],
    mendedSinceLast: [...before].filter((id) => !ids.has(id)),
    stillThere: [...ids].filter((id) => before.has(id)),
    artefacts: z.array(Artefact).parse(withFileAddresses(review.stills, addresses)),
    createdAt: review.createdAt.toISOString(),
  };
}

function idsOf(findings: readonly { id: string }[]): Set<string> {
  return new Set(findings.map(({ id }) => id));
}
