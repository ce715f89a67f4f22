import { accounts } from '../../db/repositories/accounts.ts';
import { keys } from '../../db/repositories/keys.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { dollarsOfMicros } from '../../domain/money/amounts.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentAccount } from '../presenters/account.ts';
import { presentRegistration } from '../presenters/registration.ts';
import { registerAccount } from '../services/register-account.ts';

export const accountHandlers = (context: ApiContext): HandlersOf<'register' | 'account' | 'balance'> => ({
  async register({ body, addresses }) {
    return presentRegistration(await registerAccount(context, body), addresses);
  },
  async account({ caller }) {
    const em = context.database.fork();
    const key = caller.session ? null : await keys.get(em, caller.accountId, caller.keyId);
    return presentAccount(await accounts.get(em, caller.accountId), key);
  },
  async balance({ caller }) {
    const { availableMicros, heldMicros } = await ledger.balanceOf(context.database.fork(), caller.accountId);
    return {
      ...{ available: dollarsOfMicros(availableMicros), held: dollarsOfMicros(heldMicros) },
      ...{ currency: 'usd', billing: context.config.billing },
    };
  },
});
