import type { Browser, Page } from 'puppeteer';

const email = 'bench-person@example.org';
const code = (hue: number) => `import { AbsoluteFill, useCurrentFrame } from 'remotion';
import { Headline } from '@framewright/kit';
export default function Scene() {
  return <AbsoluteFill style={{ background: 'hsl(' + (${hue} + useCurrentFrame()) + ' 50% 30%)' }}><Headline>Scene</Headline></AbsoluteFill>;
}`;

/** Signs a person up at the page's own form and makes a film of so many scenes; the session and the editor's address. */
export async function signedInWithFilm(browser: Browser, url: string, scenes: number) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await signUp(page, url);
  const { id } = await post(page, '/projects', { name: 'Bench' });
  const brief = { goal: 'Announce Nimbus.', requirement: 'Twelve scenes.', brand: 'Nimbus. Green #0b6e4f.' };
  for (const [label, text] of Object.entries(brief)) await post(page, `/projects/${id}/contexts`, { label, text });
  for (let index = 0; index < scenes; index += 1) {
    const place = { track: index % 3, startFrame: index * 60, durationInFrames: 60 };
    await post(page, `/projects/${id}/scenes`, { name: `Scene ${index}`, code: code(index * 30), ...place });
  }
  const cookies = await context.cookies();
  await context.close();
  return { cookies, address: `${url}/projects/${id}/generate` };
}

async function signUp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('input[name=code]');
  const mailbox = await (await fetch(`${url}/mailbox`)).text();
  await page.locator('input[name=code]').fill(/\d{4} \d{4}/.exec(mailbox)?.[0] ?? '');
  await page.locator('button[type=submit]').click();
  await page.waitForFunction("location.pathname === '/projects'");
}

/** Asks the API as the app does, with the session's cookie. */
async function post(page: Page, path: string, body: object): Promise<{ id: string }> {
  const reply = await page.evaluate(
    `fetch('/api/v1${path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))} })
      .then(async (reply) => ({ ok: reply.ok, body: await reply.json() }))`,
  );
  const { ok, body: told } = reply as { ok: boolean; body: { id: string } };
  if (!ok) throw new Error(`${path}: ${JSON.stringify(told)}`);
  return told;
}
