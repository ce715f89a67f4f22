import { AppError } from '../contract/errors.ts';

/** How mail leaves: by a server, or into the mailbox page of this machine. Null: not at all. */
export type MailConfig =
  | { kind: 'smtp'; url: string; from: string }
  | {
      kind: 'local';
    }
  | null;

interface MailEnv {
  SMTP_URL?: string;
  MAIL_FROM?: string;
  LOCAL_MAILBOX?: 'allow';
  API_HOST: string;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** The local mailbox is only for who sits at this machine, unless it is allowed by name. */
export function mailOf({ SMTP_URL: url, MAIL_FROM: from, LOCAL_MAILBOX, API_HOST }: MailEnv): MailConfig {
  if (url && !from) throw new AppError('config_invalid', 'SMTP_URL is set, so MAIL_FROM must say who sends.');
  if (url && from) return { kind: 'smtp', url, from };
  return loopback.has(API_HOST) || LOCAL_MAILBOX === 'allow' ? { kind: 'local' } : null;
}
