import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../api/call.ts';
import { Player } from '../player/player.tsx';
import { PageLoader } from '../shared/page-loader.tsx';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import classes from './editor.module.css';
import { useFrame, usePauses } from './playhead.ts';
import type { ScreenProps } from './screen.tsx';

/** The player over the head revision, with what the review found drawn where it was found. */
export function FilmPlayer({ project, playhead, findings }: ScreenProps) {
  const { id, headRevision } = project;
  const frame = useFrame(playhead);
  const pauses = usePauses(playhead);
  const film = useQuery({
    queryKey: ['project', id, 'film', headRevision],
    queryFn: () => call('projectFilm', { params: { projectId: id } }),
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
  const names = useMemo(() => new Map(findings.map(({ sceneId, sceneName }) => [sceneId, sceneName])), [findings]);
  if (film.isError) {
    return (
      <div className={classes.blank}>
        <ProblemAlert error={film.error} />
      </div>
    );
  }
  if (!film.data) return <PageLoader />;
  return (
    <div className={classes.picture}>
      <Player
        film={film.data}
        frame={frame}
        onFrame={playhead.seek}
        pauses={pauses}
        marks={marks}
        sceneName={(sceneId) => names.get(sceneId) ?? undefined}
      />
    </div>
  );
}
