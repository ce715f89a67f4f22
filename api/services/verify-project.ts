import { z } from 'zod';
import type { Verification } from '../../contract/checks.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import type { MeasuredFacts } from '../../domain/review/measured-facts.ts';
import { type VerifiedProject, verify } from '../../domain/verify/verify.ts';
import type { ApiContext } from '../context.ts';
import { countOfSeverities } from './count-severities.ts';
import { viewProject } from './project-view.ts';

export interface VerifyProjectInput {
  accountId: string;
  projectId: string;
  /** Comma-separated, as the specification writes them. */
  criteria: string;
}

/** Measures the head against criteria; those of words and colours read the newest review of its picture. */
export async function verifyProject(
  { database }: ApiContext,
  { accountId, projectId, criteria }: VerifyProjectInput,
): Promise<Verification> {
  const em = database.fork();
  const { project, scenes, facts } = await viewProject(em, accountId, projectId);
  const newest = await reviews.newest(em, projectId);
  const isCurrent = newest?.pictureHash === facts.pictureHash;
  const { width, height, fps, headRevisionId: revision } = project;
  const verified: VerifiedProject = {
    ...{ width, height, fps },
    durationInFrames: timelineLength(scenes),
    sceneCount: scenes.length,
    audioClips: 0,
    review:
      newest && isCurrent ? { counts: countOfSeverities(newest.findings), facts: factsOf(newest.measurements) } : null,
  };
  return { revision, ...verify(criteria, verified) };
}

const Measurements = z.object({
  texts: z.array(z.object({ text: z.string(), frames: z.number() })),
  colours: z.array(z.object({ hex: z.string(), samples: z.number(), share: z.number() })),
});

/** What the review stored; a review of an earlier version measured nothing that this one reads. */
function factsOf(measurements: unknown): MeasuredFacts {
  return Measurements.catch({ texts: [], colours: [] }).parse(measurements);
}
