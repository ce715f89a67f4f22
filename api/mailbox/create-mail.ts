import type { Mail } from '../../adapters/mail/mail.ts';
import { createSmtpMail } from '../../adapters/mail/smtp-mail.ts';
import { AppError } from '../../contract/errors.ts';
import type { ApiContext } from '../context.ts';
import { createLocalMail } from './local-mail.ts';

/** The mail that the configuration names; without any, sending is refused. */
export function createMail(context: Pick<ApiContext, 'config' | 'database' | 'log'>): Mail {
  const { mail } = context.config;
  if (mail?.kind === 'smtp') return createSmtpMail(mail);
  if (mail?.kind === 'local') return createLocalMail(context);
  return {
    async send() {
      throw new AppError('mail_not_configured', 'no way to send mail', {
        detail: 'This installation sends no mail. Its operator sets SMTP_URL and MAIL_FROM.',
      });
    },
  };
}
