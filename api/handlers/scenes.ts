import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { byTrack, presentPosition, presentScene } from '../presenters/scene.ts';
import { createScene, deleteScene, duplicateScene, renameScene, setSceneCode } from '../services/edit-scenes.ts';
import { setPositions } from '../services/set-positions.ts';
import { splitScene } from '../services/split-scene.ts';

type Names =
  | 'listScenes'
  | 'getScene'
  | 'createScene'
  | 'setSceneCode'
  | 'renameScene'
  | 'duplicateScene'
  | 'splitScene'
  | 'deleteScene'
  | 'setPositions';

export const sceneHandlers = (context: ApiContext): HandlersOf<Names> => ({
  async listScenes({ caller, params, query }) {
    const em = context.database.fork();
    const project = await projects.get(em, caller.accountId, params.projectId);
    const revision = query.revision ? (await revisions.get(em, project.id, query.revision)).id : project.headRevisionId;
    return { revision, scenes: byTrack(await revisions.scenes(em, revision)).map(presentScene) };
  },
  async getScene({ caller, params }) {
    const em = context.database.fork();
    const { headRevisionId } = await projects.get(em, caller.accountId, params.projectId);
    const scene = await revisions.scene(em, headRevisionId, params.sceneId);
    return { ...presentScene(scene), code: scene.code, revision: headRevisionId };
  },
  async createScene({ caller, params, body }) {
    const { scene, revision } = await createScene(context, { accountId: caller.accountId, ...params, ...body });
    return { scene: presentScene(scene), revision };
  },
  async setSceneCode({ caller, params, body }) {
    const { scene, revision } = await setSceneCode(context, { accountId: caller.accountId, ...params, ...body });
    return { scene: presentScene(scene), revision };
  },
  async renameScene({ caller, params, body }) {
    const { scene, revision } = await renameScene(context, { accountId: caller.accountId, ...params, ...body });
    return { scene: presentScene(scene), revision };
  },
  async duplicateScene({ caller, params, body }) {
    const { scene, revision } = await duplicateScene(context, { accountId: caller.accountId, ...params, ...body });
    return { scene: presentScene(scene), revision };
  },
  async splitScene({ caller, params, body }) {
    const { scenes, revision } = await splitScene(context, { accountId: caller.accountId, ...params, ...body });
    return { scenes: scenes.map(presentScene), revision };
  },
  async deleteScene({ caller, params, query }) {
    return { revision: await deleteScene(context, { accountId: caller.accountId, ...params, ...query }) };
  },
  async setPositions({ caller, params, body }) {
    const input = { accountId: caller.accountId, ...params, ...body };
    const { applied, revision, before, after, problems } = await setPositions(context, input);
    return {
      ...{ applied, revision },
      before: byTrack(before).map(presentPosition),
      after: byTrack(after).map(presentPosition),
      problems: problems.map(({ rule, sceneIds, message }) => ({ code: rule, sceneId: sceneIds[0], message })),
    };
  },
});
