import { accounts } from '../../db/repositories/accounts.ts';
import { keys } from '../../db/repositories/keys.ts';
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
    const [account, owned] = [await accounts.get(em, caller.accountId), await keys.list(em, caller.accountId)];
    return presentAccount(
      account,
      owned.filter(({ id }) => id === caller.keyId),
    );
  },
  balance() {
    return { available: 0, held: 0, currency: 'usd', billing: 'off' };
  },
});
