import { AbsoluteFill, useCurrentFrame, useVideoConfig } from 'remotion';

export default function Backdrop() {
  const progress = useCurrentFrame() / useVideoConfig().durationInFrames;
  const centre = `${30 + 40 * progress}% ${20 + 50 * progress}%`;
  return (
    <AbsoluteFill
      style={{ background: `radial-gradient(circle at ${centre}, #5b2bff 0%, #140a3c 60%, #05030f 100%)` }}
    />
  );
}
