import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { AppError } from '../contract/errors.ts';
import type { Billing } from '../contract/ledger.ts';
import { mediaOperations } from '../contract/media-operations.ts';
import { type TaskQueue, taskQueues } from '../contract/names.ts';
import type { RateClass } from '../contract/rate-classes.ts';
import { billingOf } from './billing.ts';
import { type MailConfig, mailOf } from './mail.ts';
import { type MediaConfig, mediaOf } from './media.ts';
import { type StripeConfig, stripeOf } from './stripe.ts';

/** Where bytes live: a folder, or a bucket that speaks S3. */
export type StorageConfig =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      /** Absent: the vendor's own address of the region. */
      endpoint?: string;
      /** Where callers reach the same server, so that they may send files to it; absent with an endpoint: not at all. */
      publicEndpoint?: string;
      /** Absent: the credentials of the machine it runs on. */
      credentials?: { accessKeyId: string; secretAccessKey: string };
      pathStyle: boolean;
    };

export interface Config {
  databaseUrl: string;
  temporal: { address: string; namespace: string; uiUrl: string | null };
  /** Absolute path of the one folder that holds what this installation keeps on disk. */
  dataDir: string;
  api: { host: string; port: number };
  /** Addresses without a trailing slash. `files` may be a CDN's; null: the address that was asked. */
  publicBaseUrl: string | null;
  filesBaseUrl: string | null;
  /** Site of its own on which a person's browser runs scene code; null: on one machine the other name of loopback. */
  playerOrigin: string | null;
  storage: StorageConfig;
  /** Null: the offline director works. */
  anthropic: {
    apiKey: string;
    baseUrl: string | null;
    model: string;
    /** Dollars for a million tokens. */
    prices: { input: number; output: number };
  } | null;
  mail: MailConfig;
  media: MediaConfig;
  stripe: StripeConfig;
  /** How this installation takes money. */
  billing: Billing;
  /** What one prompt may cost at the provider, in micro-dollars. */
  providerCostCapMicros: number;
  /** Most bytes of parts and stills that are kept so that they need not be made again. */
  chunkCacheBytes: number;
  /** The explicit override that lets scenes run without the jail. */
  allowUnsandboxed: boolean;
  /** Requests a minute that are served, by class: of one key, or for `open`, `register` and `sign_in` of one address. */
  rateLimits: Record<RateClass, number>;
  /** `host:port` pairs of this machine that customers' webhooks may name although they are loopback. */
  outboundAllow: string[];
  /** How many proxies of ours stand in front; each adds to `X-Forwarded-For` what it saw. */
  trustedProxies: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  worker: {
    queues: TaskQueue[];
    renderSlots: number;
    stillsSlots: number;
    /** Names this version of the workflows to Temporal, which pins each run to it; null: runs go to any worker. */
    buildId: string | null;
  };
}

const queueNames = Object.keys(taskQueues) as TaskQueue[];
const address = z.url().transform((url) => url.replace(/\/+$/, ''));
const flag = z.enum(['0', '1', 'true', 'false', '']).transform((value) => value === '1' || value === 'true');
const price = z.coerce.number().min(0).max(1_000);
const rate = z.coerce.number().int().min(1).max(1_000_000_000);
const slots = z.coerce.number().int().min(1).max(256);
const hostList = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^(\[[0-9a-f:]+\]|[a-z0-9.-]+):\d{1,5}$/, 'must be host:port, host:port')));
const queueList = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(queueNames)).min(1));

const secretForm = 'must be whsec_ and at least 24 bytes in base64';
/** What signs calls to us, as Standard Webhooks has it. */
const callSecret = z
  .string()
  .regex(/^whsec_(?=[A-Za-z0-9+/=]{32,}$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, secretForm);
const modelName = z
  .string()
  .regex(/^[\w.-]+\/[\w.-]+(:[0-9a-f]{64})?$/, 'must be owner/model, with or without :version');
const secondsList = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.number().int().min(1).max(60)).min(1));
const operationList = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(mediaOperations)).min(1));

const Env = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  TEMPORAL_ADDRESS: z.string().min(1).default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  TEMPORAL_UI_URL: address.optional(),
  DATA_DIR: z.string().min(1).default('data'),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  PUBLIC_BASE_URL: address.optional(),
  FILES_BASE_URL: address.optional(),
  PLAYER_ORIGIN: address.transform((url) => new URL(url).origin).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: address.optional(),
  S3_PUBLIC_ENDPOINT: address.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: flag.default(false),
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: address.optional(),
  ANTHROPIC_MODEL: z.string().min(1).default('claude-sonnet-5-5'),
  ANTHROPIC_INPUT_PRICE: price.default(3),
  ANTHROPIC_OUTPUT_PRICE: price.default(15),
  BILLING: z.enum(['auto', 'off']).default('auto'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: address.optional(),
  LOCAL_CHECKOUT: z.literal('allow').optional(),
  MEDIA_IMAGES_URL: address.optional(),
  MEDIA_IMAGES_KEY: z.string().min(1).optional(),
  MEDIA_IMAGES_MODEL: z.string().min(1).default('gpt-image-1.5'),
  MEDIA_SPEECH_URL: address.optional(),
  MEDIA_SPEECH_KEY: z.string().min(1).optional(),
  MEDIA_SPEECH_MODEL: z.string().min(1).default('gpt-4o-mini-tts'),
  MEDIA_SPEECH_VOICE: z.string().min(1).default('alloy'),
  REMOVEBG_URL: address.default('https://api.remove.bg'),
  REMOVEBG_KEY: z.string().min(1).optional(),
  BACKGROUND_MODEL: z.literal('agpl').optional(),
  ELEVENLABS_URL: address.default('https://api.elevenlabs.io'),
  ELEVENLABS_KEY: z.string().min(1).optional(),
  REPLICATE_URL: address.default('https://api.replicate.com'),
  REPLICATE_KEY: z.string().min(1).optional(),
  REPLICATE_SECRET: callSecret.optional(),
  REPLICATE_VIDEO_A: modelName.default('bytedance/seedance-1-lite'),
  REPLICATE_VIDEO_B: modelName.default('bytedance/seedance-1.5-pro'),
  REPLICATE_VIDEO_SECONDS: secondsList.default([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  MEDIA_JOBS_URL: address.optional(),
  MEDIA_JOBS_KEY: z.string().min(1).optional(),
  MEDIA_JOBS_SECRET: callSecret.optional(),
  MEDIA_JOBS_OPERATIONS: operationList.optional(),
  MEDIA_JOBS_MINUTES: z.coerce.number().min(0.1).max(1_440).default(30),
  SMTP_URL: z
    .url()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).max(320).optional(),
  LOCAL_MAILBOX: z.literal('allow').optional(),
  PROVIDER_COST_CAP: z.coerce.number().positive().max(1_000).default(5),
  CHUNK_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 50)
    .default(10 * 2 ** 30),
  ALLOW_UNSANDBOXED: flag.default(false),
  RATE_LIMIT_READ: rate.default(6_000),
  RATE_LIMIT_WRITE: rate.default(1_200),
  RATE_LIMIT_SPEND: rate.default(240),
  RATE_LIMIT_OPEN: rate.default(1_200),
  RATE_LIMIT_REGISTER: rate.default(60),
  RATE_LIMIT_SIGN_IN: rate.default(30),
  OUTBOUND_ALLOW: hostList.optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(8).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  WORKER_QUEUES: queueList.optional(),
  WORKER_BUILD_ID: z.string().min(1).max(200).optional(),
  RENDER_SLOTS: slots.optional(),
  STILLS_SLOTS: slots.default(2),
});
type Env = z.infer<typeof Env>;

/** Reads the environment once, at the start of a process. Fails with every wrong variable named. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  // A variable set to nothing, as compose files do, counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Env.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new AppError('config_invalid', `The environment is not valid:\n${lines.join('\n')}`);
  }
  return configOf(parsed.data);
}

function configOf(env: Env): Config {
  return {
    databaseUrl: env.DATABASE_URL,
    temporal: { address: env.TEMPORAL_ADDRESS, namespace: env.TEMPORAL_NAMESPACE, uiUrl: env.TEMPORAL_UI_URL ?? null },
    dataDir: resolve(env.DATA_DIR),
    api: { host: env.API_HOST, port: env.API_PORT },
    publicBaseUrl: env.PUBLIC_BASE_URL ?? null,
    filesBaseUrl: env.FILES_BASE_URL ?? null,
    playerOrigin: env.PLAYER_ORIGIN ?? null,
    storage: storageOf(env),
    anthropic: anthropicOf(env),
    mail: mailOf(env),
    media: mediaOf(env),
    stripe: stripeOf(env),
    billing: billingOf(env),
    providerCostCapMicros: Math.round(env.PROVIDER_COST_CAP * 1_000_000),
    chunkCacheBytes: env.CHUNK_CACHE_BYTES,
    allowUnsandboxed: env.ALLOW_UNSANDBOXED,
    rateLimits: {
      read: env.RATE_LIMIT_READ,
      write: env.RATE_LIMIT_WRITE,
      spend: env.RATE_LIMIT_SPEND,
      open: env.RATE_LIMIT_OPEN,
      register: env.RATE_LIMIT_REGISTER,
      sign_in: env.RATE_LIMIT_SIGN_IN,
    },
    outboundAllow: env.OUTBOUND_ALLOW ?? [],
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    worker: {
      queues: env.WORKER_QUEUES ?? queueNames,
      renderSlots: env.RENDER_SLOTS ?? availableParallelism(),
      stillsSlots: env.STILLS_SLOTS,
      buildId: env.WORKER_BUILD_ID ?? null,
    },
  };
}

function storageOf(env: Env): StorageConfig {
  if (!env.S3_BUCKET) return { kind: 'folder', folder: resolve(env.DATA_DIR, 'objects') };
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    kind: 's3',
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    publicEndpoint: env.S3_PUBLIC_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    pathStyle: env.S3_PATH_STYLE,
  };
}

function anthropicOf(env: Env): Config['anthropic'] {
  if (!env.ANTHROPIC_API_KEY) return null;
  return {
    apiKey: env.ANTHROPIC_API_KEY,
    baseUrl: env.ANTHROPIC_BASE_URL ?? null,
    model: env.ANTHROPIC_MODEL,
    prices: { input: env.ANTHROPIC_INPUT_PRICE, output: env.ANTHROPIC_OUTPUT_PRICE },
  };
}
