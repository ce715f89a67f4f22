import { startIntake } from '../../adapters/temporal/start-intake.ts';
import type { AssetKind } from '../../contract/assets.ts';
import { newId } from '../../db/new-id.ts';
import { assets } from '../../db/repositories/assets.ts';
import { patienceMs } from '../patience.ts';
import type { WorkflowStack } from './workflow-stack.ts';

/** A disc on a plain ground: 23 % of the picture. */
export const discOnGround = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#e9edf3"/>
  <circle cx="320" cy="240" r="150" fill="#b3261e"/><circle cx="320" cy="240" r="60" fill="#f2c14e"/></svg>`;

interface Owner {
  accountId: string;
  projectId: string;
}

/** Takes a picture into a project's library as an upload is, and waits until the jail has looked into it. */
export function addPicture(stack: WorkflowStack, owner: Owner, { name, svg }: { name: string; svg: string }) {
  return addFile(stack, owner, { name, content: Buffer.from(svg), kind: 'image', type: 'image/svg+xml' });
}

export function addClip(stack: WorkflowStack, owner: Owner, { name, content }: { name: string; content: Buffer }) {
  return addFile(stack, owner, { name, content, kind: 'video', type: 'video/mp4' });
}

async function addFile(
  { ports }: WorkflowStack,
  { accountId, projectId }: Owner,
  { name, content, kind, type }: { name: string; content: Buffer; kind: AssetKind; type: string },
): Promise<void> {
  const id = newId('asset');
  const uploadKey = `projects/${projectId}/uploads/${id}`;
  await ports.storage.put(uploadKey, content, type);
  await assets.accept(ports.database.fork(), accountId, {
    ...{ id, projectId, name, kind, type, bytes: content.length },
    ...{ sha256: 'a'.repeat(64), uploadKey },
  });
  await startIntake(ports.temporal.client, id, patienceMs);
  await ports.temporal.client.workflow.getHandle(id).result();
}
