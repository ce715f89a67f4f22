import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import puppeteer, { type CDPSession } from 'puppeteer';
import { AppError } from '../../contract/errors.ts';
import { baseFonts } from '../jail/base-fonts.ts';
import { findTools } from '../jail/find-tools.ts';
import { type JailOptions, jailedCommand } from '../jail/jailed-command.ts';
import { startJailed } from '../jail/jailed-process.ts';
import { within } from './deadline.ts';
import { PipeTransport } from './pipe-transport.ts';

/** One jailed Chromium with one page under begin-frame control. */
export interface StageBrowser extends AsyncDisposable {
  readonly page: CDPSession;
  readonly alive: boolean;
  /** The picture of an answer of the page, from its `screenshotData`. */
  pictureOf(screenshotData: string): Buffer;
  stderr(): string;
  /** Resolves when its tree is gone, whoever ended it. */
  readonly exited: Promise<unknown>;
  /** Kills the whole tree; resolves when it is gone. */
  end(): Promise<void>;
}

export interface BrowserOptions extends Partial<Pick<JailOptions, 'tools' | 'allowUnsandboxed'>> {
  /** Pixels of a picture for one of the page's; 1 when not given. Fixed for the life of the browser. */
  scale?: number;
}

const launchSeconds = 60;

const flags = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--disable-dev-shm-usage',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,BackForwardCache',
  // On Linux its process has no sandbox of its own; in the browser's it has the same rights, and a start costs a fifth less.
  '--enable-features=NetworkServiceInProcess2',
  '--dns-prefetch-disable',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--mute-audio',
  '--lang=en-US',
  '--js-flags=--max-old-space-size=2048',
  '--deterministic-mode',
  // Where only a part of a tile is drawn anew, gradients are dithered otherwise: a level off what a whole tile has.
  '--disable-partial-raster',
  '--enable-begin-frame-control',
  '--run-all-compositor-stages-before-draw',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-new-content-rendering-timeout',
  '--enable-surface-synchronization',
];

/** Starts a browser in the jail and opens its page, still empty. About half a second. */
export async function startBrowser(options: BrowserOptions = {}): Promise<StageBrowser> {
  const tools = options.tools ?? (await findTools());
  const files = await baseFonts();
  const command = jailedCommand('chromium', { tools, files, allowUnsandboxed: options.allowUnsandboxed });
  // Each jail has a /tmp of its own; without one, browsers must not share a profile.
  const profile = options.allowUnsandboxed ? await mkdtemp(join(tmpdir(), 'framewright-profile-')) : '/tmp/profile';
  const extra = options.allowUnsandboxed && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const scale = `--force-device-scale-factor=${options.scale ?? 1}`;
  const args = [...flags, scale, `--user-data-dir=${profile}`, ...extra];
  const started = startJailed(command, args, ['ignore', 'ignore', 'pipe', 'pipe', 'pipe']);
  if (options.allowUnsandboxed) void started.exited.then(() => rm(profile, { recursive: true, force: true }));
  try {
    const [writer, reader] = started.child.stdio.slice(3) as Duplex[];
    const transport = new PipeTransport(writer as Duplex, reader as Duplex);
    const page = await within(launchSeconds, openPage(transport), () => {
      return new AppError('jail_unavailable', `The browser did not start: ${started.stderr().slice(-2000)}`);
    });
    return {
      page,
      get alive() {
        return started.alive();
      },
      pictureOf: (data) => transport.pictures.pictureOf(data),
      stderr: started.stderr,
      exited: started.exited,
      end: started.end,
      [Symbol.asyncDispose]: started.end,
    };
  } catch (error) {
    await started.end();
    throw error;
  }
}

async function openPage(transport: PipeTransport): Promise<CDPSession> {
  const browser = await puppeteer.connect({ transport, defaultViewport: null });
  const root = await browser.target().createCDPSession();
  const size = { width: 1920, height: 1080 };
  const { targetId } = await root.send('Target.createTarget', {
    url: 'about:blank',
    ...size,
    enableBeginFrameControl: true,
  });
  const target = await browser.waitForTarget(
    (candidate) => (candidate as unknown as { _targetId: string })._targetId === targetId,
  );
  return target.createCDPSession();
}
