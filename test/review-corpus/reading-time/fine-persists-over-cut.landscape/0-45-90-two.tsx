import { AbsoluteFill } from 'remotion';

export default function Two() {
  return <AbsoluteFill style={{ background: 'linear-gradient(#0b2038, #3b1d57)' }} />;
}
