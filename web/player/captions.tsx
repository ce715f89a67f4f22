import type { Reply } from '../api/call.ts';
import classes from './player.module.css';

export type ShownCaption = Pick<Reply<'readCaptions'>['captions'][number], 'from' | 'to' | 'lines'>;

interface CaptionsProps {
  captions: readonly ShownCaption[];
  /** Second of the film that is shown. */
  second: number;
}

/** What is being said, over the lower edge of the picture as players set it. */
export function Captions({ captions, second }: CaptionsProps) {
  const said = captions.find(({ from, to }) => second >= from && second < to);
  if (!said) return null;
  return (
    <p className={classes.caption} data-caption>
      {said.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
