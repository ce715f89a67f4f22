import { accounts } from '../../db/repositories/accounts.ts';
import { keys } from '../../db/repositories/keys.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { dollarsOfMicros } from '../../domain/money/amounts.ts';
import type { Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentAccount } from '../presenters/account.ts';
import { presentRegistration } from '../presenters/registration.ts';
import { deleteAccount } from '../services/delete-account.ts';
import { exportAccount } from '../services/export-account.ts';
import { registerAccount } from '../services/register-account.ts';

type Names = 'register' | 'account' | 'updateAccount' | 'exportAccount' | 'deleteAccount' | 'balance';

export const accountHandlers = (context: ApiContext): HandlersOf<Names> => ({
  async register({ body, addresses }) {
    return presentRegistration(await registerAccount(context, body), addresses);
  },
  async account({ caller }) {
    return presentAccount(await accounts.get(context.database.fork(), caller.accountId), await keyOf(context, caller));
  },
  async updateAccount({ caller, body }) {
    const account = await accounts.update(context.database.fork(), caller.accountId, body);
    return presentAccount(account, await keyOf(context, caller));
  },
  async exportAccount({ caller, addresses }) {
    return { chunks: await exportAccount(context, caller.accountId, addresses) };
  },
  async deleteAccount({ caller, body, setSession }) {
    await deleteAccount(context, caller.accountId, body.confirm);
    if (caller.session) setSession(null);
    return { deleted: true };
  },
  async balance({ caller }) {
    const { availableMicros, heldMicros } = await ledger.balanceOf(context.database.fork(), caller.accountId);
    return {
      ...{ available: dollarsOfMicros(availableMicros), held: dollarsOfMicros(heldMicros) },
      ...{ currency: 'usd', billing: context.config.billing },
    };
  },
});

/** The key in use; a person uses none. */
function keyOf({ database }: ApiContext, caller: Caller) {
  return caller.session ? Promise.resolve(null) : keys.get(database.fork(), caller.accountId, caller.keyId);
}
