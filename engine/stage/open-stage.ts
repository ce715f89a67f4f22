import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import type { FrameMeasure, PageFault, SceneFault, SeekReport, StageTimeline } from '../../contract/stage.ts';
import { isOnAt } from '../../domain/project/timeline.ts';
import type { BrowserOptions } from './browser.ts';
import { within } from './deadline.ts';
import type { Screenshot } from './frame-clock.ts';
import { readMeasure, readReport } from './read-report.ts';
import { sceneLine } from './scene-line.ts';
import type { StageBundle } from './stage-bundle.ts';
import { StagePage } from './stage-page.ts';
import { type PageFailure, watched } from './watched-page.ts';

export interface StageInput extends BrowserOptions {
  bundle: StageBundle;
  timeline: StageTimeline;
  /** Path below the stage's origin, as named by `timeline.scenes[].module` → compiled scene. */
  modules: Record<string, string>;
  /** Path below the stage's origin, as named by `timeline.assets[].path` → reads the asset. */
  assets?: Record<string, () => Promise<Buffer>>;
  signal?: AbortSignal;
  /** A warm page to use instead of starting a browser; it dies with the handle. */
  page?: StagePage;
}

export interface CaptureFormat {
  format: 'jpeg' | 'png';
  /** JPEG only, 0–100; 90 when not given. */
  quality?: number;
}

/** A browser on a busy machine may answer before it has drawn; milliseconds before each look at a frame without pixels. */
const pausesBeforeLooks = [0, 0, 0, 50, 100, 200, 400, 800, 1600];

/** One project's film on one jailed page. */
export interface StageHandle extends AsyncDisposable {
  /**
   * Shows a frame, or a place between two frames, and waits until it is ready: `scene_not_ready` after five seconds,
   * `scene_timeout` on a hang.
   */
  seek(frame: number): Promise<void>;
  /** Shows a frame; whether nothing on the page can have changed since the frame shown before. */
  isUnchanged(frame: number): Promise<boolean>;
  capture(frame: number, format: CaptureFormat): Promise<Buffer>;
  /**
   * Has the next picture painted whole. Of drawings whose boxes move the browser keeps some of what it painted, so that a
   * picture may be a level off that of a page that did not show the frames before.
   */
  paintAnew(): Promise<void>;
  measure(frame: number): Promise<FrameMeasure>;
  /** Notes what the measure of the next frame compares with, for a fraction of its time; gives the frame's mark. */
  glance(frame: number): Promise<string>;
  /** Makes all glyphs transparent, or paints them again: what lies behind the words. Holds until changed. */
  hideText(hidden: boolean): Promise<void>;
  /** What scenes did wrong so far, one entry per scene, frame and message. */
  faults(): SceneFault[];
  /** Whether its browser still runs. */
  readonly alive: boolean;
  close(): Promise<void>;
}

/** A part of a clip is decoded in a second, and in ten on a machine with much else to do. */
const assetSeconds = 60;

/**
 * Opens a film on a jailed stage. A scene that cannot be loaded is a fault, not an error; its place stays empty. When a
 * scene hangs or breaks the browser, the error's members hold the `faults`.
 */
export async function openStage(input: StageInput): Promise<StageHandle> {
  input.signal?.throwIfAborted();
  const page = input.page ?? (await StagePage.open(input.bundle, input));
  const stage = new OpenStage(page, input);
  try {
    await stage.load();
    return stage;
  } catch (error) {
    await stage.close();
    throw error;
  }
}

class OpenStage implements StageHandle {
  #page: StagePage;
  readonly #input: StageInput;
  readonly #faults: SceneFault[] = [];
  readonly #onAbort = () => void this.close();
  #shown: number | null = null;
  #isUnchanged = false;
  #hasDrawn = false;

  constructor(page: StagePage, input: StageInput) {
    this.#page = page;
    this.#input = input;
    input.signal?.addEventListener('abort', this.#onAbort, { once: true });
  }

  async load(): Promise<void> {
    const { timeline, modules, assets = {} } = this.#input;
    for (const [path, js] of Object.entries(modules)) this.#page.modules.set(path, js);
    for (const [path, read] of Object.entries(assets)) this.#page.assets.set(path, read);
    await this.#page.resize(timeline.width, timeline.height);
    if (timeline.transparent) await this.#page.clear();
    await this.#ask(`stage.open(${JSON.stringify(timeline)})`, timeline.scenes, 0);
    for (const scene of timeline.scenes) {
      await this.#ask(`stage.loadScene(${JSON.stringify(scene.key)})`, [scene], scene.startFrame);
    }
  }

  async seek(frame: number): Promise<void> {
    this.#input.signal?.throwIfAborted();
    if (this.#shown === frame) return;
    const last = this.#input.timeline.durationInFrames - 1;
    if (!(frame >= 0 && frame < last + 1)) {
      throw new AppError('unknown_frame', `Frame ${frame} is outside 0–${last}`, {
        detail: `Frames go from 0 to ${last}.`,
      });
    }
    this.#shown = null;
    this.#isUnchanged = false;
    const started = performance.now();
    let ours = 0;
    let report = await this.#report(`stage.seek(${frame})`, frame);
    let waited = false;
    while (report.waiting.length > 0) {
      ours += await this.#ownTime();
      // One that asks for ever more has had its time too.
      const theirs = performance.now() - started - Math.min(ours, assetSeconds * 1000);
      if (theirs > limits.sceneReadySeconds * 1000) throw this.#notReady(report);
      await this.#tick(frame);
      report = await this.#report('stage.status()', frame);
      waited = true;
    }
    // What arrived late, a font above all, may change what the scene measures, so it is rendered once more.
    if (waited) await this.#report(`stage.seek(${frame})`, frame);
    await this.#ownTime();
    this.#shown = frame;
    this.#isUnchanged = report.unchanged && !waited;
  }

  async isUnchanged(frame: number): Promise<boolean> {
    await this.seek(frame);
    return this.#isUnchanged;
  }

  async capture(frame: number, { format, quality }: CaptureFormat): Promise<Buffer> {
    // A PNG packed as small as can be takes five times as long.
    const screenshot = { format, optimizeForSpeed: true, ...(format === 'jpeg' && { quality: quality ?? 90 }) };
    let picture = await this.#look(frame, screenshot);
    if (!picture && !this.#hasDrawn) {
      await this.#startAnew();
      picture = await this.#look(frame, screenshot);
    }
    // No scene can keep a browser from drawing, so none is blamed; whoever tries again gets another browser.
    if (!picture)
      throw new AppError('unavailable', `No pixels for frame ${frame}: ${this.#page.browser.stderr().slice(-1000)}`);
    this.#hasDrawn = true;
    return picture;
  }

  async paintAnew(): Promise<void> {
    if (!this.#hasDrawn) return;
    await this.#ask('stage.veil(true)', [], 0);
    await this.#tick(this.#shown ?? 0);
    await this.#ask('stage.veil(false)', [], 0);
    this.#shown = null;
  }

  async measure(frame: number): Promise<FrameMeasure> {
    await this.seek(frame);
    // No picture is made: reading boxes brings the layout up to date by itself, and painting would take most of the time.
    return readMeasure(await this.#ask('stage.measure()', this.#on(frame), frame), frame);
  }

  async glance(frame: number): Promise<string> {
    await this.seek(frame);
    return String(await this.#ask('stage.glance()', this.#on(frame), frame)).slice(0, 20);
  }

  async hideText(hidden: boolean): Promise<void> {
    await this.#ask(`stage.hideText(${hidden})`, [], this.#shown ?? 0);
  }

  faults(): SceneFault[] {
    return [...this.#faults];
  }

  get alive(): boolean {
    return this.#page.browser.alive;
  }

  async close(): Promise<void> {
    this.#input.signal?.removeEventListener('abort', this.#onAbort);
    await this.#page.browser.end();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  async #report(expression: string, frame: number): Promise<SeekReport> {
    const report = readReport(await this.#ask(expression, this.#on(frame), frame), this.#input.timeline);
    for (const fault of report.faults) this.#add(fault);
    return report;
  }

  /** Milliseconds for which the scenes were waiting for us, until all that they asked for was read. */
  async #ownTime(): Promise<number> {
    const asked = performance.now();
    const late = () => new AppError('unavailable', `Assets were read for more than ${assetSeconds} s`);
    await within(assetSeconds, this.#page.assets.settled(), late);
    this.#input.signal?.throwIfAborted();
    return performance.now() - asked;
  }

  async #look(frame: number, screenshot: Screenshot): Promise<Buffer | null> {
    await this.seek(frame);
    for (const pauseMs of pausesBeforeLooks) {
      if (pauseMs > 0) await delay(pauseMs);
      const picture = await this.#guard(this.#page.clock.tick(screenshot), this.#on(frame), frame);
      if (picture) return picture;
    }
    return null;
  }

  /** Another browser instead of one that has never drawn; no picture can depend on what that one showed. */
  async #startAnew(): Promise<void> {
    await this.#page.browser.end();
    this.#page = await StagePage.open(this.#input.bundle, this.#input);
    this.#shown = null;
    await this.load();
  }

  #tick(frame: number): Promise<Buffer | null> {
    return this.#guard(this.#page.clock.tick(), this.#on(frame), frame);
  }

  /** Imports need frames, so a call that waits for one is given them. */
  #ask<T>(expression: string, suspects: { key: string }[], frame: number): Promise<T> {
    const work = this.#page.evaluate<T>(expression);
    return this.#guard(expression.startsWith('stage.load') ? this.#page.clock.while(work) : work, suspects, frame);
  }

  async #guard<T>(work: Promise<T>, suspects: { key: string }[], frame: number): Promise<T> {
    const failure = await watched(this.#page, work, this.#input.signal);
    if ('value' in failure) return failure.value;
    this.#blame(failure, suspects, frame);
    const members = { faults: this.faults() };
    throw failure.kind === 'timeout'
      ? new AppError('scene_timeout', `The page was busy for ${limits.sceneReadySeconds} s`, { members })
      : new AppError('scene_crashed', `The page broke: ${failure.cause}`, { members });
  }

  /** The scene that ran last, or, when the page could not tell, every scene that was on. */
  #blame({ kind, key }: PageFailure, suspects: { key: string }[], frame: number): void {
    const known = suspects.filter((scene) => scene.key === key);
    const busy = `The scene kept the page busy for ${limits.sceneReadySeconds} seconds`;
    const broke = 'The scene broke the browser, by using too much memory for example';
    for (const scene of known.length > 0 ? known : suspects) {
      const fault = { key: scene.key, frame, message: kind === 'timeout' ? busy : broke };
      this.#add({ ...fault, kind: kind === 'timeout' ? 'timeout' : 'render' });
    }
  }

  #add({ stack, ...fault }: PageFault): void {
    const line = fault.line ?? sceneLine(stack, this.#input.modules);
    const known = this.#faults.some(
      (other) => other.key === fault.key && other.message === fault.message && other.frame === fault.frame,
    );
    if (!known && this.#faults.length < 500) this.#faults.push(line === undefined ? fault : { ...fault, line });
  }

  #on(frame: number): { key: string }[] {
    return this.#input.timeline.scenes.filter((scene) => isOnAt(scene, frame));
  }

  #notReady({ waiting }: SeekReport): AppError {
    const detail = `The frame still waited for ${[...new Set(waiting)].slice(0, 5).join(', ')}.`;
    return new AppError('scene_not_ready', detail, { detail });
  }
}
