/// <reference lib="dom" />
import type { Page } from 'puppeteer';
import { patienceMs } from '../patience.ts';

/** A sound that a page asked its browser to play. */
interface Played {
  /** Second of the sound at which it begins. */
  from: number;
  /** The highest sample, and how loud it is played: 0 to 1. */
  peak: number;
  volume: number;
  isOver: boolean;
}

/** Notes all that a page plays from now on; the function that it gives waits until `isSo` of what was played. */
export async function listen(page: Page): Promise<(isSo: (played: Played[]) => boolean) => Promise<Played[]>> {
  await page.evaluate(() => {
    const played: { source: AudioBufferSourceNode; gain: GainNode | null; from: number; isOver: boolean }[] = [];
    const gains = new Map<AudioNode, GainNode>();
    const { start } = AudioBufferSourceNode.prototype;
    const { connect } = AudioNode.prototype;
    AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
      if (args[0] instanceof GainNode) gains.set(this, args[0]);
      return connect.apply(this, args as never);
    } as typeof connect;
    AudioBufferSourceNode.prototype.start = function (when, from = 0) {
      const one = { source: this, gain: gains.get(this) ?? null, from, isOver: false };
      this.addEventListener('ended', () => {
        one.isOver = true;
      });
      played.push(one);
      start.call(this, when, from);
    };
    Object.assign(globalThis, {
      played: () =>
        played.map(({ source, gain, from, isOver }) => {
          const samples = source.buffer?.getChannelData(0) ?? new Float32Array(1);
          const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
          const volume = Math.round((gain?.gain.value ?? 1) * 100) / 100;
          return { from, peak, volume, isOver };
        }),
    });
  });
  return async (isSo) => {
    for (const end = Date.now() + patienceMs; ; ) {
      const played = await page.evaluate(() => (globalThis as never as { played(): Played[] }).played());
      if (isSo(played)) return played;
      if (Date.now() > end) throw new Error(`played: ${JSON.stringify(played)}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  };
}
