import type { Mail } from '../../adapters/mail/mail.ts';
import { localMails } from '../../db/repositories/local-mails.ts';
import type { ApiContext } from '../context.ts';

/** Where the local mailbox is shown. */
export const mailboxPath = '/mailbox';

/** Mail that stays on this machine: it is kept for the mailbox page and told in the log, for who runs the stack. */
export function createLocalMail({ database, log }: Pick<ApiContext, 'database' | 'log'>): Mail {
  return {
    async send({ to, subject, text }) {
      await localMails.add(database.fork(), { email: to, subject, body: text });
      log.info({ subject, page: mailboxPath }, 'local mail');
    },
  };
}
