import type { ApiContext } from './context.ts';
import type { Handlers } from './handler.ts';
import { accountHandlers } from './handlers/accounts.ts';
import { adminHandlers } from './handlers/admin.ts';
import { assetHandlers } from './handlers/assets.ts';
import { captionHandlers } from './handlers/captions.ts';
import { checkHandlers } from './handlers/checks.ts';
import { contextHandlers } from './handlers/contexts.ts';
import { criteriaHandlers } from './handlers/criteria.ts';
import { discoveryHandlers } from './handlers/discovery.ts';
import { filmHandlers } from './handlers/films.ts';
import { keyHandlers } from './handlers/keys.ts';
import { loopHandlers } from './handlers/loops.ts';
import { mediaHandlers } from './handlers/media.ts';
import { moneyHandlers } from './handlers/money.ts';
import { projectHandlers } from './handlers/projects.ts';
import { revisionHandlers } from './handlers/revisions.ts';
import { runHandlers } from './handlers/runs.ts';
import { sceneHandlers } from './handlers/scenes.ts';
import { signInHandlers } from './handlers/sign-in.ts';
import { soundHandlers } from './handlers/sound.ts';
import { subscriptionHandlers } from './handlers/subscriptions.ts';
import { uploadHandlers } from './handlers/uploads.ts';
import { webhookHandlers } from './handlers/webhooks.ts';

/** The handler of every endpoint. */
export function createHandlers(context: ApiContext): Handlers {
  return {
    ...discoveryHandlers(context),
    ...accountHandlers(context),
    ...signInHandlers(context),
    ...subscriptionHandlers(context),
    ...moneyHandlers(context),
    ...keyHandlers(context),
    ...projectHandlers(context),
    ...contextHandlers(context),
    ...criteriaHandlers(context),
    ...sceneHandlers(context),
    ...filmHandlers(context),
    ...assetHandlers(context),
    ...uploadHandlers(context),
    ...mediaHandlers(context),
    ...soundHandlers(context),
    ...captionHandlers(context),
    ...revisionHandlers(context),
    ...checkHandlers(context),
    ...runHandlers(context),
    ...adminHandlers(context),
    ...webhookHandlers(context),
    ...loopHandlers(context),
  };
}
