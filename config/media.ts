import { AppError } from '../contract/errors.ts';
import type { MediaOperation } from '../contract/media-operations.ts';

/** Providers of media operations; each null where it is not configured, and the embedded end works. */
export interface MediaConfig {
  images: { baseUrl: string; apiKey: string | null; model: string } | null;
  speech: { baseUrl: string; apiKey: string | null; model: string; voice: string } | null;
  removebg: { baseUrl: string; apiKey: string } | null;
  elevenlabs: { baseUrl: string; apiKey: string } | null;
  /** Makes clips as jobs, model A and B each by a model of its own. */
  replicate: {
    baseUrl: string;
    apiKey: string;
    /** Signs its calls to us; null: it is asked alone. */
    secret: string | null;
    models: { ai_video_a: string; ai_video_b: string };
    /** Lengths of a clip that they make, in whole seconds. */
    lengths: number[];
    patienceMinutes: number;
  } | null;
  /** Backgrounds are cut out by a model package under the AGPL, which the operator installs. */
  backgroundModel: boolean;
  /** A server of the operator's that makes files as jobs, and the operations that it is asked for. */
  jobs: {
    baseUrl: string;
    apiKey: string | null;
    /** Signs the server's calls to us; null: it is asked alone. */
    secret: string | null;
    operations: MediaOperation[];
    patienceMinutes: number;
  } | null;
}

export const noMedia: MediaConfig = {
  images: null,
  speech: null,
  removebg: null,
  elevenlabs: null,
  replicate: null,
  backgroundModel: false,
  jobs: null,
};

interface MediaEnv {
  MEDIA_IMAGES_URL?: string;
  MEDIA_IMAGES_KEY?: string;
  MEDIA_IMAGES_MODEL: string;
  MEDIA_SPEECH_URL?: string;
  MEDIA_SPEECH_KEY?: string;
  MEDIA_SPEECH_MODEL: string;
  MEDIA_SPEECH_VOICE: string;
  REMOVEBG_URL: string;
  REMOVEBG_KEY?: string;
  BACKGROUND_MODEL?: 'agpl';
  ELEVENLABS_URL: string;
  ELEVENLABS_KEY?: string;
  REPLICATE_URL: string;
  REPLICATE_KEY?: string;
  REPLICATE_SECRET?: string;
  REPLICATE_VIDEO_A: string;
  REPLICATE_VIDEO_B: string;
  REPLICATE_VIDEO_SECONDS: number[];
  MEDIA_JOBS_URL?: string;
  MEDIA_JOBS_KEY?: string;
  MEDIA_JOBS_SECRET?: string;
  MEDIA_JOBS_OPERATIONS?: MediaOperation[];
  MEDIA_JOBS_MINUTES: number;
}

/** A server is used where its address is given; remove.bg, ElevenLabs and Replicate where their keys are. */
export function mediaOf(env: MediaEnv): MediaConfig {
  const images = { apiKey: env.MEDIA_IMAGES_KEY ?? null, model: env.MEDIA_IMAGES_MODEL };
  const speech = {
    ...{ apiKey: env.MEDIA_SPEECH_KEY ?? null, model: env.MEDIA_SPEECH_MODEL },
    voice: env.MEDIA_SPEECH_VOICE,
  };
  return {
    images: env.MEDIA_IMAGES_URL ? { ...images, baseUrl: env.MEDIA_IMAGES_URL } : null,
    speech: env.MEDIA_SPEECH_URL ? { ...speech, baseUrl: env.MEDIA_SPEECH_URL } : null,
    removebg: env.REMOVEBG_KEY ? { baseUrl: env.REMOVEBG_URL, apiKey: env.REMOVEBG_KEY } : null,
    elevenlabs: env.ELEVENLABS_KEY ? { baseUrl: env.ELEVENLABS_URL, apiKey: env.ELEVENLABS_KEY } : null,
    replicate: replicateOf(env),
    backgroundModel: env.BACKGROUND_MODEL === 'agpl',
    jobs: jobsOf(env),
  };
}

function replicateOf(env: MediaEnv): MediaConfig['replicate'] {
  if (!env.REPLICATE_KEY) return null;
  return {
    ...{ baseUrl: env.REPLICATE_URL, apiKey: env.REPLICATE_KEY, secret: env.REPLICATE_SECRET ?? null },
    models: { ai_video_a: env.REPLICATE_VIDEO_A, ai_video_b: env.REPLICATE_VIDEO_B },
    ...{ lengths: env.REPLICATE_VIDEO_SECONDS, patienceMinutes: env.MEDIA_JOBS_MINUTES },
  };
}

function jobsOf(env: MediaEnv): MediaConfig['jobs'] {
  const { MEDIA_JOBS_URL: baseUrl, MEDIA_JOBS_OPERATIONS: operations } = env;
  if (!baseUrl && !operations) return null;
  if (!baseUrl || !operations) {
    throw new AppError('config_invalid', 'MEDIA_JOBS_URL and MEDIA_JOBS_OPERATIONS are given together or not at all.');
  }
  const { MEDIA_JOBS_KEY: apiKey = null, MEDIA_JOBS_SECRET: secret = null, MEDIA_JOBS_MINUTES: patienceMinutes } = env;
  return { baseUrl, apiKey, secret, operations, patienceMinutes };
}
