import { type Caller, callerOf } from './caller.ts';
import type { TestApi } from './start-api.ts';

/** What a page of the service does: it keeps the cookie and says where it comes from. */
export interface Browser {
  call: Caller;
  /** The `Set-Cookie` header of the last reply that had one. */
  setCookie: string;
  /** What goes back to the server; empty when signed out. */
  cookie: string;
}

export function newBrowser(url: string, origin = url): Browser {
  const browser: Browser = {
    setCookie: '',
    cookie: '',
    async call(name, request = {}) {
      const fromPage = { origin, ...(browser.cookie && { cookie: browser.cookie }), ...request.headers };
      const answer = await callerOf(url)(name, { ...request, headers: fromPage });
      const set = answer.headers.get('set-cookie');
      if (set) {
        browser.setCookie = set;
        browser.cookie = set.includes('Max-Age=0;') ? '' : (set.split(';')[0] ?? '');
      }
      return answer;
    },
  };
  return browser;
}

/** The code that was sent to an address last, from the local mailbox page's own table. */
export async function codeSentTo(api: Pick<TestApi, 'database'>, email: string): Promise<string> {
  const [mail] = await api.database
    .fork()
    .execute<{ body: string }[]>('select body from local_mails where email = ? order by id desc limit 1', [email]);
  return /^(\d{4} \d{4})$/m.exec(mail?.body ?? '')?.[1] ?? 'none';
}

/** A browser whose person has just proved `email`. */
export async function signedIn(
  api: Pick<TestApi, 'database' | 'url'>,
  email: string,
): Promise<Browser & { accountId: string }> {
  const browser = newBrowser(api.url);
  await browser.call('signIn', { body: { email } });
  const code = await codeSentTo(api, email.toLowerCase());
  const { body } = await browser.call('confirmSignIn', { body: { email, code } });
  return Object.assign(browser, { accountId: body.accountId as string });
}
