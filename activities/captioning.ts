import type { RunEventBody } from '../contract/runs.ts';
import type { Box, FrameMeasure } from '../contract/stage.ts';
import type { Revision } from '../db/entities/revision.ts';
import { assets } from '../db/repositories/assets.ts';
import { drafts } from '../db/repositories/drafts.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import { captionBands } from '../domain/directing/sound/caption-bands.ts';
import { captionsSceneName, isCaptions } from '../domain/directing/sound/captions-scene.ts';
import { writeCaptions } from '../domain/directing/sound/write-captions.ts';
import { timelineLength } from '../domain/project/timeline.ts';
import { type Caption, captionsOf, lineLetters } from '../domain/sound/captions.ts';
import { filmWords } from '../domain/sound/film-words.ts';
import { planOf } from './director-input.ts';
import { makeFilm, stageFilm } from './film.ts';
import { assetsOfFilm } from './film-assets.ts';
import { keepAlive } from './keep-alive.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { draftOf, livingRun } from './run-work.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage'>;
type Source = Awaited<ReturnType<typeof revisions.scenesWithCode>>[number];

/** Draws what the voices of a draft say into its picture, where no other words stand. */
export function createCaptioningActivities(ports: Ports) {
  const { database } = ports;
  return {
    drawCaptions({ runId }: { runId: string }): Promise<Receipt> {
      return keepAlive(async (signal) => {
        const run = await livingRun(ports, runId);
        const em = database.fork();
        const draft = await revisions.get(em, run.projectId, draftOf(run));
        const all = await revisions.scenesWithCode(em, draft.id);
        const [standing, scenes] = [all.filter(isCaptions), all.filter((scene) => !isCaptions(scene))];
        const captions = planOf(draft).sound?.captions === 'burn' ? await captionsOfDraft(ports, draft, scenes) : [];
        const texts = captions.length > 0 ? await textsBeside(ports, draft, scenes, captions, signal) : [];
        const strict = draft.theme?.strict === true;
        const bands = captionBands(texts, { width: draft.width, height: draft.height, strict });
        const drawn = bands.filter((band) => band !== null).length;
        const code = drawn > 0 ? writeCaptions(captions, bands, draft.fps) : null;
        const seq = await database.transaction(async (tx) => {
          for (const { sceneId } of standing) await drafts.removeScene(tx, draft.id, sceneId);
          if (code) await drafts.putScene(tx, draft.id, { scene: { step: 'captions' }, code, ...placeOver(scenes) });
          const body: RunEventBody<'media'> = {
            ...{ operation: 'captions', provider: 'embedded', step: 'drawn' },
            ...{ captions: captions.length, drawn },
          };
          return runs.appendEvents(tx, runId, 'captions', [{ type: 'media', body }]);
        });
        return { seq, counts: { captions: captions.length, drawn } };
      });
    },
  };
}
export type CaptioningActivities = ReturnType<typeof createCaptioningActivities>;

/** Over everything, for the whole film. */
function placeOver(scenes: readonly Source[]) {
  const track = Math.max(...scenes.map((scene) => scene.track)) + 1;
  return { name: captionsSceneName, track, startFrame: 0, durationInFrames: timelineLength(scenes) };
}

async function captionsOfDraft({ database }: Ports, draft: Revision, scenes: readonly Source[]): Promise<Caption[]> {
  const known = await assets.sounds(database.fork(), draft.projectId);
  const wordsOf = new Map(known.map(({ name, words }) => [name, words]));
  const filmSeconds = timelineLength(scenes) / draft.fps;
  const words = filmWords(draft.sound, wordsOf, draft.fps).filter(({ from }) => from < filmSeconds);
  return captionsOf(words, { letters: lineLetters(draft), filmSeconds });
}

/** What else stands in the picture while each caption does, as measured on the stage. */
async function textsBeside(
  ports: Ports,
  draft: Revision,
  scenes: readonly Source[],
  captions: readonly Caption[],
  signal: AbortSignal,
): Promise<Box[][]> {
  const film = await makeFilm(
    draft,
    [...scenes],
    signal,
    await assetsOfFilm(ports, draft.projectId, scenes, draft.theme),
  );
  await using stage = await stageFilm(ports, film, signal);
  const last = timelineLength(scenes) - 1;
  const measured = new Map<number, Promise<FrameMeasure>>();
  const texts: Box[][] = [];
  for (const { from, to } of captions) {
    const boxes: Box[] = [];
    for (const frame of framesOf(from * draft.fps, to * draft.fps, draft.fps, last)) {
      const known = measured.get(frame) ?? stage.measure(frame);
      measured.set(frame, known);
      boxes.push(
        ...(await known).texts.filter(({ opacity, shown }) => opacity > 0.02 && shown > 0).map(({ inkBox }) => inkBox),
      );
    }
    texts.push(boxes);
  }
  return texts;
}

/** Every quarter of a second from just before the caption to just after it. */
function framesOf(from: number, to: number, fps: number, last: number): number[] {
  const frames = new Set<number>();
  const step = Math.max(1, fps / 4);
  for (let frame = from - step; frame < to + step; frame += step) {
    frames.add(Math.min(last, Math.max(0, Math.round(frame))));
  }
  return [...frames];
}
