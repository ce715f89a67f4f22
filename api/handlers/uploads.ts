import { AppError, errorCodes } from '../../contract/errors.ts';
import type { Upload } from '../../contract/uploads.ts';
import { assets } from '../../db/repositories/assets.ts';
import { projects } from '../../db/repositories/projects.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import type { Addresses } from '../presenters/addresses.ts';
import { presentAsset } from '../presenters/asset.ts';
import {
  appendPiece,
  beginUpload,
  elsewhere,
  endUpload,
  findUpload,
  type OpenUpload,
  receivedBytes,
  wholeFile,
} from '../services/resumable-uploads.ts';
import { fetchSent, signUpload } from '../services/signed-uploads.ts';
import { takeFile } from '../services/upload-asset.ts';

type Names = 'createUpload' | 'getUpload' | 'appendUpload' | 'signUpload' | 'completeUpload';

export function uploadHandlers(context: ApiContext): HandlersOf<Names> {
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
      return received < upload.bytes ? present(upload) : finish(upload, addresses, setStatus);
    },
    async signUpload({ caller, params, addresses }) {
      const upload = await findUpload(config, { accountId: caller.accountId, ...params });
      return signUpload(context, upload, addresses.base);
    },
    async completeUpload({ caller, params, addresses, setStatus }) {
      const upload = await findUpload(config, { accountId: caller.accountId, ...params });
      await fetchSent(context, upload);
      const received = await receivedBytes(config, upload);
      if (received < upload.bytes) throw elsewhere(received);
      return finish(upload, addresses, setStatus);
    },
  };

  /** The whole file is here: it is judged, stored, looked into by a worker, and the upload is over. */
  async function finish(upload: OpenUpload, addresses: Addresses, setStatus: (status: number) => void) {
    const { accountId, projectId, name } = upload;
    try {
      const wanted = { accountId, projectId, name, declared: null };
      const asset = await takeFile(context, wanted, await wholeFile(config, upload));
      if (asset.state === 'checking') setStatus(202);
      const [row] = await assets.withFiles(database.fork(), [asset]);
      await endUpload(config, upload);
      return present(upload, row ? presentAsset(row, addresses, { peaks: true }) : null);
    } catch (error) {
      // What nobody can look into now may be sent again from where it stands; what was refused goes.
      if (!isPassing(error)) await endUpload(config, upload);
      throw error;
    }
  }
}

function isPassing(error: unknown): boolean {
  return !(error instanceof AppError) || errorCodes[error.code].category === 'transient';
}
