import type { Logger } from 'pino';
import type { GuardedClient } from '../adapters/http/guarded-client.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import type { Payments } from '../adapters/stripe/payments.ts';
import type { Temporal } from '../adapters/temporal/temporal.ts';
import type { Database } from '../db/orm.ts';
import type { Director } from '../domain/directing/director.ts';
import type { MediaEnds } from '../domain/media/media-end.ts';
import type { BrowserOptions } from '../engine/stage/browser.ts';
import type { BrowserPool } from '../engine/stage/browser-pool.ts';
import type { KeptStages } from '../engine/stage/kept-stages.ts';
import type { StageBundle } from '../engine/stage/stage-bundle.ts';
import type { EarlyLooks } from './early-looks.ts';

/** All that activities reach outside themselves; the worker wires the real ends. */
export interface ActivityPorts {
  database: Database;
  storage: Storage;
  /** Absent or null where no provider takes payments. */
  payments?: Payments | null;
  /** The way to addresses that customers chose. */
  outbound: Pick<GuardedClient, 'post'>;
  director: Director;
  /** Who makes the files of each media operation. */
  media: MediaEnds;
  temporal: Pick<Temporal, 'client' | 'namespace'>;
  stage: StagePort;
  /** Absent where pictures wait for their turn. */
  earlyLooks?: Pick<EarlyLooks, 'take'>;
  logger: Logger;
  limits: { renderSlots: number; providerCostCapMicros: number; chunkCacheBytes: number };
  /** Folder for files of one attempt; nothing in it outlives the attempt. */
  scratchDir: string;
}

export interface StagePort {
  bundle: StageBundle;
  browser: BrowserOptions;
  /** Of the browser and of ffmpeg: another version may make other pixels or other packets. */
  browserVersion: string;
  /** Warm pages: the stage is loaded, no scene is. */
  pages: Pick<BrowserPool, 'take'>;
  /** Stages with a film open, for looking at it again. */
  kept: Pick<KeptStages, 'with' | 'endOf'>;
}
