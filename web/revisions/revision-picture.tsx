import { Button, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, type Reply } from '../api/call.ts';
import { type Film, useStageFrame } from '../player/use-stage-frame.ts';
import { PageLoader } from '../shared/page-loader.tsx';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import classes from './revisions.module.css';

/** A revision as the player shows it; it never changes, so it is asked for once. */
export function useFilmOf(projectId: string, revision: string) {
  return useQuery<Reply<'projectFilm'>>({
    queryKey: ['film-of-revision', projectId, revision],
    queryFn: () => call('projectFilm', { params: { projectId }, query: { revision } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface PictureProps {
  film: ReturnType<typeof useFilmOf>;
  title: string;
  frame: number;
}

/** One frame of a revision, with what it is named above it. */
export function RevisionPicture({ film, title, frame }: PictureProps) {
  return (
    <figure className={classes.side}>
      <figcaption>{title}</figcaption>
      {film.isError && <ProblemAlert error={film.error} />}
      {film.isPending && <PageLoader />}
      {film.data && <StagePicture film={film.data} frame={frame} title={title} />}
    </figure>
  );
}

function StagePicture({ film, frame, title }: { film: Film; frame: number; title: string }) {
  const { width, height, durationInFrames, scenes } = film.timeline;
  const stage = useStageFrame(film);
  const { ref, width: shownWidth } = useElementSize();
  const { seek } = stage;
  useEffect(() => seek(Math.min(frame, durationInFrames - 1)), [frame, durationInFrames, seek]);
  const said = saidOf(film, frame, stage.state === 'hung');
  return (
    <div
      ref={ref}
      className={classes.picture}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(58vh * ${width} / ${height})` }}
    >
      {stage.address && scenes.length > 0 && stage.state !== 'hung' && (
        <iframe
          key={stage.generation}
          ref={stage.attach}
          title={title}
          src={stage.address}
          sandbox="allow-scripts"
          inert
          data-frame={stage.shown}
          style={{ width, height, transform: `scale(${shownWidth / width})` }}
        />
      )}
      {said && (
        <div className={classes.notice} role="status">
          <Text size="sm">{said}</Text>
          {stage.state === 'hung' && (
            <Button size="compact-xs" onClick={stage.restart}>
              Show it again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What stands over the picture where it shows nothing of the film; null where it does. */
function saidOf({ player, timeline }: Film, frame: number, isHung: boolean): string | null {
  if (isHung) return 'A scene of this revision kept the picture busy for two seconds, so it was taken away.';
  if (!player) return 'No player is set up on this server.';
  if (timeline.scenes.length === 0) return 'This revision has no scene.';
  return frame >= timeline.durationInFrames ? 'This revision has ended here; its last frame is shown.' : null;
}
