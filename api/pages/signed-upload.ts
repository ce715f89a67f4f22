import type Router from '@koa/router';
import { isId } from '../../domain/ids.ts';
import type { ApiContext } from '../context.ts';
import type { RequestState } from '../koa-types.ts';
import { uploadOf } from '../read-body.ts';
import { receiveSigned, signedUploadPath } from '../services/signed-uploads.ts';

/** Takes files at signed addresses: the address is the permission, and good for one file of one size. */
export function mountSignedUpload(router: Router<RequestState>, { config }: Pick<ApiContext, 'config'>): void {
  router.put(signedUploadPath(':uploadId'), async (ctx) => {
    ctx.state.route = 'signed-upload';
    const given = ctx.params.uploadId ?? '';
    const uploadId = isId('upload', given) ? given : '';
    const { body } = uploadOf(ctx.req);
    const received = await receiveSigned(config, { uploadId, token: String(ctx.query.token ?? '') }, body);
    ctx.body = { received };
  });
}
