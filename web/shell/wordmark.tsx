import classes from './wordmark.module.css';

/** The name of the product: a frame's corner, and the word. */
export function Wordmark() {
  return (
    <span className={classes.mark}>
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#c43f16" />
        <path d="M10 8h13v4H14v4h7v4h-7v5h-4z" fill="#fff" />
      </svg>
      Framewright
    </span>
  );
}
