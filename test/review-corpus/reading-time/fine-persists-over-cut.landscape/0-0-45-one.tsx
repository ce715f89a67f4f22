import { AbsoluteFill } from 'remotion';

export default function One() {
  return <AbsoluteFill style={{ background: 'linear-gradient(#1d3557, #0b2038)' }} />;
}
