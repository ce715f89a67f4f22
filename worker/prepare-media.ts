import type { StagePort } from '../activities/ports.ts';
import type { GuardedClient } from '../adapters/http/guarded-client.ts';
import { elevenlabsMusic } from '../adapters/media/elevenlabs.ts';
import { jobServer } from '../adapters/media/job-server.ts';
import { openaiImages, openaiSpeech } from '../adapters/media/openai-media.ts';
import { removebg } from '../adapters/media/removebg.ts';
import { replicateVideo } from '../adapters/media/replicate.ts';
import type { MediaConfig } from '../config/media.ts';
import { type MediaOperation, mediaOperations } from '../contract/media-operations.ts';
import type { ToldEnd } from '../db/repositories/media.ts';
import type { HereEnd, MediaEnd, MediaEnds } from '../domain/media/media-end.ts';
import { cutOutByModel, installedModel, modelPackage } from '../engine/media/cut-out-by-model.ts';
import { cutOutHere } from '../engine/media/cut-out-here.ts';
import { filmHere } from '../engine/media/film-here.ts';
import type { HereTools } from '../engine/media/here-tools.ts';
import { illustrateHere } from '../engine/media/illustrate-here.ts';
import { playHere } from '../engine/media/play-here.ts';
import { speakHere } from '../engine/media/speak-here.ts';

interface Surroundings {
  stage: StagePort;
  /** Folder for files of one attempt. */
  scratchDir: string;
  /** The way to files whose addresses a provider names. */
  outbound: GuardedClient;
  /** Our own address, as providers reach it. */
  publicBaseUrl: string | null;
}

/**
 * Who makes the files of each media operation: the job server where it is named for it, else its provider where one is
 * configured, else an embedded end.
 */
export function prepareMedia(
  config: MediaConfig,
  { stage, scratchDir, outbound, publicBaseUrl }: Surroundings,
): MediaEnds {
  const tools = { ...stage.browser, folder: scratchDir };
  const ends: Partial<Record<MediaOperation, MediaEnd>> = {
    voiceover: stage.browser.tools?.espeak
      ? here(speakHere(tools), 'Embedded: espeak-ng, a synthesised voice in the language of the text.')
      : missing('espeak-ng'),
    music: playedHere(tools),
    image_generation: here(
      illustrateHere(stage.pages),
      'Embedded: illustrations, patterns and icons drawn by rules in the colours of the brand.',
    ),
    ai_video_a: here(
      filmHere(tools, stage.pages, { parallax: false }),
      'Embedded: a camera that moves over a picture, given or drawn by rules.',
    ),
    ai_video_b: here(
      filmHere(tools, stage.pages, { parallax: true }),
      'Embedded: a camera that moves past the layers of a drawn picture, or over a given one.',
    ),
    background_removal: config.backgroundModel
      ? cutByModel()
      : here(cutOutHere(tools), 'Embedded: parts a picture by colours and edges, best on plain grounds.'),
  };
  if (config.images) ends.image_generation = openaiImages(config.images);
  if (config.speech) ends.voiceover = openaiSpeech(config.speech);
  if (config.removebg) ends.background_removal = removebg(config.removebg);
  if (config.elevenlabs) ends.music = elevenlabsMusic(config.elevenlabs);
  for (const operation of ['ai_video_a', 'ai_video_b'] as const) {
    const { replicate } = config;
    if (!replicate) break;
    const server = { ...replicate, model: replicate.models[operation] };
    ends[operation] = replicateVideo({ ...server, callbackBase: replicate.secret ? publicBaseUrl : null }, operation, {
      outbound,
    });
  }
  const callbackBase = config.jobs?.secret ? publicBaseUrl : null;
  for (const operation of config.jobs?.operations ?? []) {
    if (config.jobs) ends[operation] = jobServer({ ...config.jobs, callbackBase }, operation, { outbound });
  }
  const none: MediaEnd = { way: 'none', note: 'This installation has no provider for it.' };
  return Object.fromEntries(
    mediaOperations.map((operation) => [operation, ends[operation] ?? none]),
  ) as unknown as MediaEnds;
}

/** The ends as the API tells of them. */
export function toldEnds(ends: MediaEnds): ToldEnd[] {
  return mediaOperations.map((operation) => {
    const end = ends[operation];
    return { operation, provider: end.way === 'none' ? null : end.provider, note: end.note };
  });
}

function here(make: HereEnd['make'], note: string): HereEnd {
  return { way: 'here', provider: 'embedded', note, make };
}

function playedHere(tools: HereTools): MediaEnd {
  const { fluidsynth, soundfont } = tools.tools ?? {};
  if (!fluidsynth) return missing('fluidsynth');
  if (!soundfont) return missing('fluid-soundfont-gm');
  return here(playHere(tools, soundfont), 'Embedded: composed by rules, played by FluidSynth on a free soundfont.');
}

/** The operator's switch names the licence, so that nobody turns it on unknowingly. */
function cutByModel(): MediaEnd {
  const module = installedModel();
  if (module)
    return here(
      cutOutByModel(module),
      `Embedded: cut out by the model of ${modelPackage} (AGPL-3.0), which the operator switched on.`,
    );
  const note = `BACKGROUND_MODEL asks for ${modelPackage} (AGPL-3.0), which is not installed: npm install --no-save ${modelPackage}, and start the worker again.`;
  return { way: 'none', note };
}

function missing(program: string): MediaEnd {
  return { way: 'none', note: `The worker has no ${program}: sudo apt-get install ${program}, and start it again.` };
}
