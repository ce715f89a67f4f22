/** A stream that comes back by itself for as long as it is wanted. */
interface StreamOptions {
  /** Names of events that are wanted. */
  types: readonly string[];
  onEvent(type: string, body: unknown): void;
  /** A connection stands; a fresh one does not go on where an earlier one broke: what was missed is not told. */
  onOpen(isFresh: boolean): void;
}

/** How soon a refused stream is asked for again; the browser comes back by itself where a connection merely broke. */
const retryMs = 2_000;

/**
 * Listens to a stream of the API; the function that it returns ends it. A window that nobody sees holds no connection:
 * a browser opens six to one site, and with those taken no window could ask for anything.
 */
export function openStream(address: string, { types, onEvent, onOpen }: StreamOptions): () => void {
  let source: EventSource | null = null;
  let timer = 0;
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    const made = new EventSource(address);
    source = made;
    let isFresh = true;
    made.addEventListener('open', () => {
      onOpen(isFresh);
      isFresh = false;
    });
    made.addEventListener('error', () => {
      if (made === source && made.readyState === EventSource.CLOSED) timer = window.setTimeout(open, retryMs);
    });
    for (const type of types) {
      made.addEventListener(type, (event) => {
        if (made === source) onEvent(type, JSON.parse(event.data));
      });
    }
  };
  const follow = () => {
    if (document.visibilityState === 'hidden') close();
    else if (!source) open();
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}
