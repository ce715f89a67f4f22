/// <reference lib="dom" />
import type { Page } from 'puppeteer';
import type { PlayerNews, PlayerOrder } from '../../contract/player.ts';
import { patienceMs } from '../patience.ts';

interface Film {
  player: string;
  timeline: { width: number; height: number };
  modules: Record<string, string>;
}

/** A frame of the player on a page of the app, and what it says. */
export interface PlayerFrame {
  send(order: PlayerOrder): Promise<void>;
  /** All news so far. */
  news(): Promise<PlayerNews[]>;
  /** Resolves with the first news of this type that is not older than the call. */
  next(type: PlayerNews['type'], send?: PlayerOrder): Promise<PlayerNews>;
}

/** Puts the player's page into the page, sandboxed as the app does it, and opens the film. */
export async function openPlayerFrame(page: Page, film: Film): Promise<PlayerFrame> {
  await page.evaluate(
    ({ src, width, height }) => {
      const frame = document.createElement('iframe');
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard, player: frame });
      addEventListener('message', (event) => {
        if (event.source === frame.contentWindow) heard.push(event.data);
      });
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = src;
      frame.style.cssText = `position:fixed;inset:0;border:0;width:${width}px;height:${height}px;z-index:9999`;
      document.body.append(frame);
    },
    { src: film.player, width: film.timeline.width, height: film.timeline.height },
  );
  const news = () => page.evaluate(() => (globalThis as never as { heard: PlayerNews[] }).heard);
  const send = (order: PlayerOrder) =>
    page.evaluate((data) => {
      (globalThis as never as { player: HTMLIFrameElement }).player.contentWindow?.postMessage(data, '*');
    }, order);
  const next = async (type: PlayerNews['type'], order?: PlayerOrder) => {
    const before = type === 'ready' ? 0 : (await news()).length;
    if (order) await send(order);
    for (const end = Date.now() + patienceMs; Date.now() < end; ) {
      const found = (await news()).slice(before).find((each) => each.type === type);
      if (found) return found;
      await new Promise((done) => setTimeout(done, 25));
    }
    throw new Error(`The player did not say "${type}": ${JSON.stringify((await news()).slice(-3))}`);
  };
  await next('ready');
  return { send, news, next };
}
