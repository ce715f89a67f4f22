import type { EntityManager } from '@mikro-orm/postgresql';

export interface LocalMail {
  email: string;
  subject: string;
  body: string;
  createdAt: Date;
}

/** What an installation without a mail server would have sent, for its own people to read. */
export const localMails = {
  async add(em: EntityManager, { email, subject, body }: Omit<LocalMail, 'createdAt'>): Promise<void> {
    await em.execute('insert into local_mails (email, subject, body) values (?, ?, ?)', [email, subject, body]);
  },

  /** The newest first. */
  async newest(em: EntityManager, limit = 20): Promise<LocalMail[]> {
    const rows = await em.execute<(Omit<LocalMail, 'createdAt'> & { created_at: string | Date })[]>(
      'select email, subject, body, created_at from local_mails order by id desc limit ?',
      [limit],
    );
    return rows.map(({ created_at, ...mail }) => ({ ...mail, createdAt: new Date(created_at) }));
  },
};
