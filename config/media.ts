/** Providers of media operations; each null where it is not configured, and the embedded end works. */
export interface MediaConfig {
  images: { baseUrl: string; apiKey: string | null; model: string } | null;
  speech: { baseUrl: string; apiKey: string | null; model: string; voice: string } | null;
  removebg: { baseUrl: string; apiKey: string } | null;
}

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
}

/** A server is used where its address is given; remove.bg where its key is. */
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
  };
}
