import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayerAsset, PlayerNews, PlayerOrder } from '../../contract/player.ts';
import type { SceneFault } from '../../contract/stage.ts';
import type { Reply } from '../api/call.ts';
import { guardFocus } from './guard-focus.ts';
import { currentName, nameAfter, playerAddress } from './player-address.ts';

export type Film = Reply<'projectFilm'>;

export type StageState = 'loading' | 'open' | 'hung';
/** Why a frame was taken away: it did not answer, flooded the app with messages, or reached for the keyboard. */
export type HangReason = 'silent' | 'flood' | 'focus';

export interface StageFrame {
  /** To be put on the iframe, which is made anew whenever `generation` changes. */
  attach: (frame: HTMLIFrameElement | null) => void;
  generation: string;
  /** The page that it is to load; null where none is set up. */
  address: string | null;
  state: StageState;
  /** Of a frame that was taken away. */
  reason: HangReason;
  /** The frame that stands on the stage. */
  shown: number;
  faults: SceneFault[];
  /** Key of the scene that was being loaded when it hung; the caller knows which scenes stood at `shown`. */
  loading: string | null;
  seek(frame: number): void;
  restart(): void;
}

const pingMs = 400;
const silentMs = 2_000;
const mostFaults = 50;
/** Between two pings; many times what a film tells. */
const mostNews = 500;
/** How long the frame's own page may take to come. */
const arrivalMs = 30_000;

/**
 * Holds a conversation with the sandboxed frame that plays a film. Nothing that it says is trusted beyond its shape: scene
 * code could have said it.
 */
export function useStageFrame(film: Film): StageFrame {
  const [generation, setGeneration] = useState(0);
  const [state, setState] = useState<StageState>('loading');
  const [name, setName] = useState(currentName);
  const [reason, setReason] = useState<HangReason>('silent');
  const [shown, setShown] = useState(0);
  const [faults, setFaults] = useState<SceneFault[]>([]);
  const [loading, setLoading] = useState<string | null>(null);
  const frame = useRef<HTMLIFrameElement | null>(null);
  const wanted = useRef(0);
  const send = useCallback((order: PlayerOrder) => frame.current?.contentWindow?.postMessage(order, '*'), []);
  const restart = useCallback(() => setGeneration((count) => count + 1), []);
  // A frame holds one film: the code of another one finds nothing of this one's.
  const opened = useRef({ film, count: 0 });
  if (opened.current.film !== film) opened.current = { film, count: opened.current.count + 1 };
  const seek = useCallback(
    (to: number) => {
      wanted.current = to;
      send({ type: 'seek', frame: to });
    },
    [send],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another film or another try is another frame.
  useEffect(() => {
    /** Beats of the app since the frame was heard: while the app itself is held up, none passes. */
    let silence = 0;
    /** The ping that was not answered yet. Only who hears it can answer, and code that never returns hears nothing. */
    let asked: number | null = null;
    let count = 0;
    let isReady = false;
    let isHere = true;
    setState('loading');
    setFaults([]);
    setLoading(null);
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      count += 1;
      if (count > mostNews) return hang('flood');
      // Only now is it unpacked, however large it is.
      const news = readNews(event.data);
      if (!news) return;
      if (news.type === 'pong' && news.id === asked) {
        silence = 0;
        asked = null;
      }
      if (news.type === 'ready' && !isReady) {
        isReady = true;
        silence = 0;
        const { timeline, modules } = film;
        void picturesOf(film).then((assets) => {
          if (isHere) send({ type: 'open', timeline: timeline as never, modules, assets });
        });
      }
      if (news.type === 'loading') setLoading(news.key);
      if (news.type === 'opened') {
        setState('open');
        setLoading(null);
        send({ type: 'seek', frame: Math.min(wanted.current, film.timeline.durationInFrames - 1) });
      }
      if (news.type === 'shown') {
        setShown(news.frame);
        if (news.faults.length > 0) setFaults((before) => merged(before, news.faults));
      }
    };
    const timer = setInterval(() => {
      count = 0;
      // A page in the background is slowed down as a whole: silence then says nothing.
      if (document.hidden) silence = 0;
      else if (silence * pingMs >= (isReady ? silentMs : arrivalMs)) return hang('silent');
      silence += 1;
      if (!isReady) return;
      focus.look();
      asked ??= crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
      send({ type: 'ping', id: asked });
    }, pingMs);
    const focus = guardFocus(frame, () => hang('focus'));
    const end = () => {
      isHere = false;
      clearInterval(timer);
      removeEventListener('message', onMessage);
      focus.end();
    };
    const hang = (why: HangReason) => {
      end();
      setReason(why);
      setName(nameAfter(name, isReady));
      // Its element is React's, which takes it away with this.
      setState('hung');
    };
    addEventListener('message', onMessage);
    return end;
  }, [film, generation, send]);

  const attach = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element;
  }, []);
  return {
    attach,
    generation: `${generation}.${opened.current.count}`,
    address: playerAddress(film, name),
    state,
    reason,
    shown,
    faults,
    loading,
    seek,
    restart,
  };
}

/** The contents of the film's assets; one that cannot be had is left out, and the scene says what it misses. */
async function picturesOf({ assets }: Film): Promise<Record<string, PlayerAsset>> {
  const found = await Promise.all(
    Object.entries(assets).map(async ([name, { url, width, height, clip, font }]) => {
      const reply = await fetch(url).catch(() => null);
      return reply?.ok
        ? [
            [
              name,
              { content: await reply.blob(), width, height, clip: clip ?? undefined, font: font ?? undefined },
            ] as const,
          ]
        : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** A message of the known shapes, cut to size; null for any other. */
function readNews(data: unknown): PlayerNews | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const news = data as Record<string, unknown>;
  if (news.type === 'ready' || news.type === 'opened') return { type: news.type };
  if (news.type === 'loading' && isText(news.key)) return { type: 'loading', key: news.key.slice(0, 100) };
  if (news.type === 'pong') return isCount(news.id) ? { type: 'pong', id: news.id } : null;
  if (news.type !== 'shown' || !isCount(news.frame) || !Array.isArray(news.faults)) return null;
  const faults = news.faults.slice(0, mostFaults).flatMap((fault): SceneFault[] => {
    if (!isText(fault?.key) || !isText(fault.message) || !isCount(fault.frame)) return [];
    return [{ key: fault.key, frame: fault.frame, kind: 'render', message: fault.message.slice(0, 300) }];
  });
  return { type: 'shown', frame: news.frame, faults };
}

function merged(before: SceneFault[], next: SceneFault[]): SceneFault[] {
  const isNew = next.filter(
    (fault) => !before.some(({ key, message }) => key === fault.key && message === fault.message),
  );
  return isNew.length === 0 ? before : [...before, ...isNew].slice(0, mostFaults);
}
