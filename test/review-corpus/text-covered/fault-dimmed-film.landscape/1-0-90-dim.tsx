import { AbsoluteFill } from 'remotion';

export default function Dim() {
  return <AbsoluteFill style={{ background: 'rgba(0, 0, 0, 0.93)' }} />;
}
