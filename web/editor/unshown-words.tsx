import { quantity } from '../../domain/quantity.ts';
import classes from './editor.module.css';
import type { RunProgress } from './run-view.ts';

/** What of the prompt the film does not show, folded: most of it was meant so. */
export function UnshownWords({ progress: { leftOut, directions } }: { progress: RunProgress }) {
  const count = leftOut.length + directions.length;
  if (count === 0) return null;
  return (
    <details className={classes.unshown}>
      <summary>Not shown of the prompt: {quantity(count, 'sentence')}</summary>
      {leftOut.length > 0 && <Sentences head="Left out, for want of room or for the reason given" all={leftOut} />}
      {directions.length > 0 && (
        <Sentences head="Read as directions. Put words in quotes to have them shown" all={directions} />
      )}
    </details>
  );
}

function Sentences({ head, all }: { head: string; all: string[] }) {
  return (
    <>
      <p>{head}:</p>
      <ul>
        {all.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
