import { soundRate } from '../../domain/sound/sound-rate.ts';
import type { Sides } from './loudness.ts';

/** The sound of a film, kept in step with its picture. */
export interface SoundTrack {
  /** Sounds from this second of the film on; what sounds already goes on, unless it is out of step. */
  follow(second: number): void;
  stop(): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
}

/** Further apart than this, in seconds, an ear notices; the picture's clock wins. */
const mostApart = 0.12;

/** One for the page: browsers allow few. */
let opened: AudioContext | null = null;

export function createSoundTrack(mix: Sides): SoundTrack {
  let volume = 1;
  let sounding: { source: AudioBufferSourceNode; gain: GainNode; startedAt: number; second: number } | null = null;
  let buffer: AudioBuffer | null = null;
  const stop = () => {
    sounding?.source.stop();
    sounding?.gain.disconnect();
    sounding = null;
  };
  const start = (context: AudioContext, second: number) => {
    buffer ??= bufferOf(context, mix);
    const gain = new GainNode(context, { gain: volume });
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(gain).connect(context.destination);
    source.start(0, second);
    sounding = { source, gain, startedAt: context.currentTime, second };
  };
  return {
    follow(second) {
      opened ??= new AudioContext({ sampleRate: soundRate });
      // Asked for by a key or a click, it may sound; until it does, there is nothing to be in step with.
      if (opened.state !== 'running') void opened.resume();
      const at = sounding && sounding.second + opened.currentTime - sounding.startedAt;
      if (at !== null && (opened.state !== 'running' || Math.abs(at - second) <= mostApart)) return;
      stop();
      start(opened, second);
    },
    stop,
    setVolume(next) {
      volume = next;
      // Without a step that clicks.
      sounding?.gain.gain.setTargetAtTime(next, opened?.currentTime ?? 0, 0.015);
    },
  };
}

function bufferOf(context: BaseAudioContext, [left, right]: Sides): AudioBuffer {
  const buffer = context.createBuffer(2, Math.max(1, left.length), soundRate);
  buffer.getChannelData(0).set(left);
  buffer.getChannelData(1).set(right);
  return buffer;
}
