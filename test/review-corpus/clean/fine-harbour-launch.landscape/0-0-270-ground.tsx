import { AbsoluteFill, useCurrentFrame, useVideoConfig } from 'remotion';

export default function Ground() {
  const turn = (useCurrentFrame() / useVideoConfig().durationInFrames) * 40;
  return <AbsoluteFill style={{ background: `linear-gradient(${140 + turn}deg, #0b1f33, #123a5a)` }} />;
}
