import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { call } from '../api/call.ts';
import { Player } from '../player/player.tsx';
import { PageLoader } from '../shared/page-loader.tsx';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { drawsCaptions } from '../sound/draws-captions.ts';
import { useCaptions, useFilmSound } from '../sound/use-film-sound.ts';
import classes from './editor.module.css';
import { useFrame, usePauses } from './playhead.ts';
import type { ScreenProps } from './screen.tsx';

interface FilmPlayerProps extends ScreenProps {
  /** A draft that is being written; without one the head is shown. */
  draft?: string;
  /** What stands here until a scene does. */
  blank?: ReactNode;
}

/** The player over the head revision or a draft, with what the review found drawn where it was found. */
export function FilmPlayer({ project, playhead, findings, draft, blank }: FilmPlayerProps) {
  const { id, headRevision } = project;
  const revision = draft ?? headRevision;
  const frame = useFrame(playhead);
  const pauses = usePauses(playhead);
  const film = useQuery({
    queryKey: ['project', id, 'film', revision],
    queryFn: () => call('projectFilm', { params: { projectId: id }, query: { revision } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const marks = useMemo(
    () =>
      findings.flatMap(({ id: findingId, message, severity, box, firstFrame, lastFrame }) =>
        box ? [{ id: findingId, label: message, severity, box, firstFrame, lastFrame }] : [],
      ),
    [findings],
  );
  const { fps, durationInFrames } = film.data?.timeline ?? project;
  const sound = useFilmSound({ projectId: id, revision, fps, frames: durationInFrames });
  const isDrawn = drawsCaptions(film.data?.modules ?? {});
  const captions = useCaptions(id, revision, sound.isThere && !isDrawn);
  const names = useMemo(() => new Map(findings.map(({ sceneId, sceneName }) => [sceneId, sceneName])), [findings]);
  if (film.isError) {
    return (
      <div className={classes.blank}>
        <ProblemAlert error={film.error} />
      </div>
    );
  }
  if (film.data?.timeline.scenes.length === 0 && blank) return blank;
  if (!film.data) return blank ?? <PageLoader />;
  return (
    <div className={classes.picture}>
      <Player
        film={film.data}
        sound={sound}
        captions={isDrawn ? [] : captions}
        frame={frame}
        onFrame={playhead.seek}
        pauses={pauses}
        marks={marks}
        sceneName={(sceneId) => names.get(sceneId) ?? undefined}
      />
    </div>
  );
}
