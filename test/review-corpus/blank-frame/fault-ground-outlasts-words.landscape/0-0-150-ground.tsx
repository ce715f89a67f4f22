import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Ground() {
  const frame = useCurrentFrame();
  return <AbsoluteFill style={{ background: `linear-gradient(${120 + frame / 3}deg, #12343b, #2d545e)` }} />;
}
