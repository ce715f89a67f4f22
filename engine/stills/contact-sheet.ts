import { readFile } from 'node:fs/promises';
import { AppError } from '../../contract/errors.ts';
import { answerRequests } from '../stage/answer-requests.ts';
import { type BrowserOptions, startBrowser } from '../stage/browser.ts';
import { within } from '../stage/deadline.ts';
import { FrameClock } from '../stage/frame-clock.ts';
import { stageOrigin } from '../stage/page-html.ts';
import { replaceFile, type Still } from './render-stills.ts';
import { type SheetLayout, sheetLayout } from './sheet-layout.ts';

export interface SheetOrder extends BrowserOptions {
  stills: readonly Still[];
  fps: number;
  /** File to write; `.png` is lossless, any other ending is JPEG. */
  path: string;
  /** Words beside the number, by frame; what a finding is about, for example. */
  notes?: ReadonlyMap<number, string>;
}

const sheetSeconds = 20;

/** One picture of all stills, each numbered and labelled with its frame and second; drawn by the jailed browser. */
export async function contactSheet(order: SheetOrder): Promise<{ path: string; width: number; height: number }> {
  const first = order.stills[0];
  if (!first) throw new AppError('internal', 'A contact sheet needs a still');
  const layout = sheetLayout(order.stills.length, first);
  const files = new Map<string, Buffer>([['/', Buffer.from(sheetHtml(order, layout))]]);
  for (const [index, still] of order.stills.entries()) files.set(pictureUrl(index, still), await readFile(still.path));
  await using browser = await startBrowser(order);
  const picture = await within(sheetSeconds, draw(browser.page, files, layout, order.path), () => {
    return new AppError('internal', 'The contact sheet could not be drawn');
  });
  await replaceFile(order.path, picture);
  return { path: order.path, width: layout.width, height: layout.height };
}

/** A navigation is answered before the page is read to its end, so the load is awaited before its pictures are counted. */
const allDecoded = `new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))
  .then(() => Promise.all([...document.images].map((image) => image.decode())))`;

type Page = Awaited<ReturnType<typeof startBrowser>>['page'];

async function draw(page: Page, files: Map<string, Buffer>, layout: SheetLayout, path: string): Promise<Buffer> {
  const clock = new FrameClock(page);
  const { width, height } = layout;
  await page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  await answerRequests(page, { files, fonts: new Map() }, new Map());
  await clock.while(page.send('Page.navigate', { url: `${stageOrigin}/` }));
  await clock.while(page.send('Runtime.evaluate', { expression: allDecoded, awaitPromise: true }));
  for (;;) {
    const isPng = path.endsWith('.png');
    const picture = await clock.tick(isPng ? { format: 'png' } : { format: 'jpeg', quality: 88 });
    if (picture) return picture;
  }
}

function sheetHtml({ stills, fps, notes }: SheetOrder, layout: SheetLayout): string {
  const cells = stills.map((still, index) => {
    const seconds = (still.frame / fps).toFixed(2);
    const note = notes?.get(still.frame);
    return `<figure><img src="${pictureUrl(index, still)}"><figcaption><b>${index + 1}</b>frame ${still.frame} · ${seconds} s${
      note ? `<i>${escapeHtml(note)}</i>` : ''
    }</figcaption></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${sheetCss(layout)}</style>${cells.join('')}`;
}

function sheetCss({ columns, cellWidth, cellHeight, labelHeight, gap, width, height }: SheetLayout): string {
  return `*{box-sizing:border-box;margin:0}html,body{width:${width}px;height:${height}px;overflow:hidden}
body{background:#16181d;color:#fff;font:600 22px/${labelHeight}px sans-serif;display:grid;padding:${gap}px;gap:${gap}px;
grid-template-columns:repeat(${columns},${cellWidth}px);grid-auto-rows:${cellHeight + labelHeight}px}
img{display:block;width:${cellWidth}px;height:${cellHeight}px;background:#000}
figcaption{height:${labelHeight}px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
b{display:inline-block;min-width:34px;padding:0 9px;margin-right:10px;line-height:30px;text-align:center;background:#fff;color:#16181d;border-radius:6px}
i{font-style:normal;font-weight:400;color:#b9c0cc;margin-left:10px}`;
}

function pictureUrl(index: number, { path }: Still): string {
  return `/still-${index}.${path.endsWith('.png') ? 'png' : 'jpg'}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
