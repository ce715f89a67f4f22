import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { stageVersion } from '../../contract/stage-version.ts';
import { pictureHash } from '../../domain/project/picture-hash.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import type { MeasuredFacts } from '../../domain/review/measured-facts.ts';
import type { VerifiedProject } from '../../domain/verify/verify.ts';
import { reviews } from './reviews.ts';
import { revisions } from './revisions.ts';

/** What criteria are measured against: the head of a project, and what the newest review of its picture measured. */
export async function readVerifiedProject(em: EntityManager, projectId: string): Promise<VerifiedProject> {
  const head = await revisions.head(em, projectId);
  const scenes = await revisions.scenes(em, head.id);
  const newest = await reviews.newest(em, projectId);
  const isCurrent = newest?.pictureHash === pictureHash(head.contentHash ?? '', stageVersion);
  const { width, height, fps } = head;
  const count = (severity: string) => newest?.findings.filter((finding) => finding.severity === severity).length ?? 0;
  return {
    ...{ width, height, fps },
    durationInFrames: timelineLength(scenes),
    sceneCount: scenes.length,
    audioClips: head.sound.length,
    review:
      newest && isCurrent
        ? { counts: { error: count('error'), warning: count('warning') }, facts: factsOf(newest.measurements) }
        : null,
  };
}

const Measurements = z.object({
  texts: z.array(z.object({ text: z.string(), frames: z.number() })),
  colours: z.array(z.object({ hex: z.string(), samples: z.number(), share: z.number() })),
});

/** What the review stored; a review of an earlier version measured nothing that this one reads. */
function factsOf(measurements: unknown): MeasuredFacts {
  return Measurements.catch({ texts: [], colours: [] }).parse(measurements);
}
