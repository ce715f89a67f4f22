import type { StagePort } from '../activities/ports.ts';
import { type MediaOperation, mediaOperations } from '../contract/media-operations.ts';
import type { ToldEnd } from '../db/repositories/media.ts';
import type { HereEnd, MediaEnd, MediaEnds } from '../domain/media/media-end.ts';
import { cutOutHere } from '../engine/media/cut-out-here.ts';
import type { HereTools } from '../engine/media/here-tools.ts';
import { playHere } from '../engine/media/play-here.ts';
import { speakHere } from '../engine/media/speak-here.ts';

interface Embedded {
  stage: StagePort;
  /** Folder for files of one attempt. */
  scratchDir: string;
}

/** Who makes the files of each media operation. */
export function prepareMedia({ stage, scratchDir }: Embedded): MediaEnds {
  const tools = { ...stage.browser, folder: scratchDir };
  const ends: Partial<Record<MediaOperation, MediaEnd>> = {
    voiceover: stage.browser.tools?.espeak
      ? here(speakHere(tools), 'Embedded: espeak-ng, a synthesised voice in the language of the text.')
      : missing('espeak-ng'),
    music: playedHere(tools),
    background_removal: here(
      cutOutHere(tools),
      'Embedded: parts a picture by colours and edges, best on plain grounds.',
    ),
  };
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

function missing(program: string): MediaEnd {
  return { way: 'none', note: `The worker has no ${program}: sudo apt-get install ${program}, and start it again.` };
}
