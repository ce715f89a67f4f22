import { readFile } from 'node:fs/promises';
import { AppError } from '../../contract/errors.ts';
import type { BrowserOptions } from '../stage/browser.ts';
import { within } from '../stage/deadline.ts';
import { StagePage } from '../stage/stage-page.ts';
import { replaceFile, type Still } from './render-stills.ts';
import { type SheetLayout, sheetLayout } from './sheet-layout.ts';

export interface SheetOrder extends BrowserOptions {
  stills: readonly Still[];
  fps: number;
  /** File to write; `.png` is lossless, any other ending is JPEG. */
  path: string;
  /** Words beside the number, by frame; what a finding is about, for example. */
  notes?: ReadonlyMap<number, string>;
  /** Numbered boxes to draw on a still, by its frame, in pixels of the frame; without a box the number alone. */
  marks?: ReadonlyMap<number, readonly SheetMark[]>;
  /** A warm page to draw on instead of starting a browser; it is used up. */
  page?: StagePage;
}

export interface SheetMark {
  number: number;
  severity: 'error' | 'warning' | 'info';
  box: { x: number; y: number; width: number; height: number } | null;
}

const sheetSeconds = 60;

/** One picture of all stills, each numbered and labelled with its frame and second; drawn by the jailed browser. */
export async function contactSheet(order: SheetOrder): Promise<{ path: string; width: number; height: number }> {
  const first = order.stills[0];
  if (!first) throw new AppError('internal', 'A contact sheet needs a still');
  const layout = sheetLayout(order.stills.length, first);
  await using page = order.page ?? (await StagePage.open(emptyDocument, order));
  const picture = await within(sheetSeconds, draw(page, order, layout), () => {
    return new AppError('internal', 'The contact sheet could not be drawn');
  });
  await replaceFile(order.path, picture);
  return { path: order.path, width: layout.width, height: layout.height };
}

/** All that a page needs on which nothing but a sheet will be drawn. */
const emptyDocument = {
  files: new Map([['/', Buffer.from('<!doctype html><script>globalThis.stage = {}</script>')]]),
  fonts: new Map<string, string>(),
};

async function draw(page: StagePage, order: SheetOrder, layout: SheetLayout): Promise<Buffer> {
  const { width, height } = layout;
  for (const [index, still] of order.stills.entries())
    page.assets.set(pictureUrl(index, still), () => readFile(still.path));
  await page.resize(width, height);
  await page.clock.while(page.evaluate(`(${show})(${JSON.stringify(sheetHtml(order, layout))})`));
  // On a busy machine the frame in which pictures arrive is over before they are painted: the next one paints them.
  await page.clock.tick();
  for (;;) {
    const isPng = order.path.endsWith('.png');
    const picture = await page.clock.tick(isPng ? { format: 'png' } : { format: 'jpeg', quality: 88 });
    if (picture) return picture;
  }
}

/** Runs in the page: the sheet in place of whatever it showed, until all pictures are decoded. */
const show = `async (html) => {
  document.documentElement.innerHTML = html;
  await Promise.all([...document.images].map((image) => image.decode()));
}`;

function sheetHtml({ stills, fps, notes, marks }: SheetOrder, layout: SheetLayout): string {
  const cells = stills.map((still, index) => {
    const seconds = (still.frame / fps).toFixed(2);
    const note = notes?.get(still.frame);
    const drawn = (marks?.get(still.frame) ?? [])
      .map((mark) => markHtml(mark, layout.cellWidth / still.width))
      .join('');
    return `<figure><img src="${pictureUrl(index, still)}">${drawn}<figcaption><b>${index + 1}</b>frame ${still.frame} · ${seconds} s${
      note ? `<i>${escapeHtml(note)}</i>` : ''
    }</figcaption></figure>`;
  });
  return `<head><style>${sheetCss(layout)}</style></head><body>${cells.join('')}</body>`;
}

const markColours = { error: '#ff2d55', warning: '#ffb300', info: '#3ea6ff' };

/** A box a little larger than what it marks, its number above its corner, or inside where there is no room above. */
function markHtml({ number, severity, box }: SheetMark, scale: number): string {
  const colour = markColours[severity];
  const place = box ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [Math.max(0, place.x * scale - 3), Math.max(0, place.y * scale - 3)].map(Math.round);
  const [width, height] = [place.width * scale + 6, place.height * scale + 6].map(Math.round);
  const frame = box
    ? `<s style="left:${x}px;top:${y}px;width:${width}px;height:${height}px;border-color:${colour}"></s>`
    : '';
  return `${frame}<u style="left:${x}px;top:${(y ?? 0) >= 24 ? (y ?? 0) - 24 : y}px;background:${colour}">${number}</u>`;
}

function sheetCss({ columns, cellWidth, cellHeight, labelHeight, gap, width, height }: SheetLayout): string {
  return `*{box-sizing:border-box;margin:0}html,body{width:${width}px;height:${height}px;overflow:hidden}
body{background:#16181d;color:#fff;font:600 22px/${labelHeight}px sans-serif;display:grid;padding:${gap}px;gap:${gap}px;
grid-template-columns:repeat(${columns},${cellWidth}px);grid-auto-rows:${cellHeight + labelHeight}px}
figure{position:relative;overflow:hidden}s{position:absolute;border:3px solid;border-radius:4px}
u{position:absolute;min-width:26px;padding:0 5px;font:700 18px/24px sans-serif;text-align:center;text-decoration:none;color:#16181d;border-radius:4px}
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
