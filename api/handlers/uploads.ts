import { AppError, errorCodes } from '../../contract/errors.ts';
import type { Upload } from '../../contract/uploads.ts';
import { assets } from '../../db/repositories/assets.ts';
import { projects } from '../../db/repositories/projects.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentAsset } from '../presenters/asset.ts';
import {
  appendPiece,
  beginUpload,
  endUpload,
  findUpload,
  type OpenUpload,
  receivedBytes,
  wholeFile,
} from '../services/resumable-uploads.ts';
import { takeFile } from '../services/upload-asset.ts';

export function uploadHandlers(context: ApiContext): HandlersOf<'createUpload' | 'getUpload' | 'appendUpload'> {
  const { config, database } = context;
  const present = async (upload: OpenUpload, asset: Upload['asset'] = null) => {
    const { id, projectId, bytes } = upload;
    return { id, projectId, bytes, received: asset ? bytes : await receivedBytes(config, upload), asset };
  };
  return {
    async createUpload({ caller, params, body }) {
      const { accountId } = caller;
      const { id: projectId } = await projects.get(database.fork(), accountId, params.projectId);
      return present(await beginUpload(config, { ...body, accountId, projectId }));
    },
    async getUpload({ caller, params }) {
      return present(await findUpload(config, { accountId: caller.accountId, ...params }));
    },
    async appendUpload({ caller, params, query, upload: { body }, addresses, setStatus }) {
      const upload = await findUpload(config, { accountId: caller.accountId, ...params });
      const received = await appendPiece(config, upload, query.offset, body);
      if (received < upload.bytes) return present(upload);
      const { accountId, projectId, name } = upload;
      try {
        const asset = await takeFile(
          context,
          { accountId, projectId, name, declared: null },
          await wholeFile(config, upload),
        );
        if (asset.state === 'checking') setStatus(202);
        const [row] = await assets.withFiles(database.fork(), [asset]);
        await endUpload(config, upload);
        return present(upload, row ? presentAsset(row, addresses, { peaks: true }) : null);
      } catch (error) {
        // What nobody can look into now may be sent again from where it stands; what was refused goes.
        if (!isPassing(error)) await endUpload(config, upload);
        throw error;
      }
    },
  };
}

function isPassing(error: unknown): boolean {
  return !(error instanceof AppError) || errorCodes[error.code].category === 'transient';
}
