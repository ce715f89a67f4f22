/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { startApi } from '../api/start-api.ts';
import { type EditorPage, openEditor } from './editor-page.ts';
import { newPage, openBrowser } from './open-browser.ts';
import { seriousFaults } from './serious-faults.ts';

const api = await startApi({ env: { BILLING: 'auto' } });
const browser = await openBrowser();
let editor: EditorPage;

beforeAll(async () => {
  editor = await openEditor(api, browser, 'axe@example.org');
}, 120_000);
afterAll(async () => {
  await browser.close();
  await api[Symbol.asyncDispose]();
});

const looks = (['light', 'dark'] as const).flatMap((scheme) =>
  [
    { scheme, name: `${scheme} on a desk`, width: 1440, height: 900 },
    { scheme, name: `${scheme} on a phone`, width: 390, height: 844 },
  ].map((look) => [look.name, look] as const),
);
type Look = (typeof looks)[number][1];

const tab = (name: string) => (page: Page) => page.locator(`::-p-aria(${name}[role="tab"])`).click();
const editorAt = () => `/projects/${editor.projectId}/generate`;
interface ScreenOfApp {
  at: () => string;
  open?: (page: Page) => Promise<unknown>;
  stands: string;
  /** What was opened lies over the rest: the next screen begins anew. */
  covers?: boolean;
}
/** Each screen: where it is, what is done there, and what then stands on it. */
const screens: Record<string, ScreenOfApp> = {
  projects: { at: () => '/projects', stands: 'article' },
  'a new project': {
    at: () => '/projects',
    open: (page) => page.locator('::-p-text(New project)').click(),
    stands: '[role=dialog] input[name=name]',
    covers: true,
  },
  'the top-up': {
    at: () => '/projects',
    // The menu of the account stands in the header before the balance does.
    open: (page) => page.locator('header button[aria-label*="Top up"]').click(),
    stands: '[role=dialog] ::-p-text(Go to the checkout)',
    covers: true,
  },
  'the account menu': {
    at: () => '/projects',
    open: (page) => page.locator('header button[aria-haspopup=menu]').click(),
    stands: '[role=menu] [role=menuitem]',
    covers: true,
  },
  'the menu of a project': {
    at: () => '/projects',
    open: (page) => page.locator('::-p-aria(More for Launch)').click(),
    stands: '[role=menu] [role=menuitem]',
    covers: true,
  },
  'what is drawn over the picture': {
    at: editorAt,
    open: (page) => page.locator('::-p-aria(What is drawn over the picture[role="button"])').click(),
    stands: '::-p-aria(Safe area[role="checkbox"])',
    covers: true,
  },
  brief: { at: editorAt, open: tab('Brief'), stands: '::-p-text(Add a note)' },
  media: { at: editorAt, open: tab('Media'), stands: '::-p-text(or drop them here)' },
  review: { at: editorAt, open: tab('Review'), stands: '::-p-text(A review renders the film)' },
  code: { at: editorAt, open: tab('Code'), stands: '.cm-content' },
  export: { at: editorAt, open: tab('Export'), stands: 'button[name=export]' },
  runs: { at: editorAt, open: tab('Runs'), stands: '::-p-text(No run yet)' },
  history: { at: editorAt, open: tab('History'), stands: '[data-revision-id]' },
  account: { at: () => '/account', stands: '::-p-text(Delete account)' },
  balance: { at: () => '/account/billing', stands: '::-p-text(Starting balance)' },
  keys: { at: () => '/account/keys', stands: '::-p-text(New key)' },
  webhooks: { at: () => '/account/webhooks', stands: '::-p-text(New webhook)' },
  'an address where nothing is': { at: () => '/projects/prj_0/generate/x', stands: '::-p-text(Nothing is here)' },
  "another account's project": {
    at: () => '/projects/prj_00000000000000000000000000/generate',
    stands: '::-p-text(This project is not in your account)',
  },
};

async function lookAt(page: Page, { scheme, width, height }: Look): Promise<void> {
  await page.setViewport({ width, height });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
}

/** What is wrong with what stands on the page: serious faults, and what is wider than the window. */
async function wrongWith(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(await seriousFaults(page)), ...(over > 0 ? [`${over} px wider than the window`] : [])];
}

test.each(looks)(
  'no screen of the app has a serious fault, %s',
  async (_, look) => {
    const { page } = editor;
    await lookAt(page, look);
    const wrong: Record<string, string[]> = {};
    let isCovered = true;
    for (const [name, { at, open, stands, covers }] of Object.entries(screens)) {
      const address = `${api.url}${at()}`;
      if (page.url() !== address || isCovered) await page.goto(address);
      isCovered = covers === true;
      await page.waitForSelector('header');
      await open?.(page);
      await page.locator(stands).wait();
      wrong[name] = await wrongWith(page);
    }
    const stranger = await newPage(browser);
    await lookAt(stranger, look);
    await stranger.goto(`${api.url}/sign-in`);
    await stranger.locator('input[type=email]').fill('new@example.org');
    wrong['sign-in'] = await wrongWith(stranger);
    await stranger.close();
    expect(Object.entries(wrong).filter(([, faults]) => faults.length > 0)).toEqual([]);
  },
  300_000,
);
