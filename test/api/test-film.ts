import type { Caller } from './caller.ts';

export const sceneCode = 'export default function Scene() { return <div>Hello</div>; }\n';

/** A project with its three context entries; its id. */
export async function newProject(call: Caller, fields: Record<string, unknown> = {}): Promise<string> {
  const { body } = await call('createProject', { body: { name: 'Launch', ...fields } });
  for (const label of ['goal', 'requirement', 'brand']) {
    await call('addContext', { params: { projectId: body.id }, body: { label, text: `The ${label}` } });
  }
  return body.id;
}

/** Adds a scene to the project, one second long on `track`; its id and the new head's. */
export async function newScene(call: Caller, projectId: string, track = 0, startFrame = 0) {
  const body = { name: `Scene ${track}`, code: sceneCode, track, startFrame, durationInFrames: 30 };
  const reply = await call('createScene', { params: { projectId }, body });
  return { sceneId: reply.body.scene.id as string, revision: reply.body.revision as string };
}
