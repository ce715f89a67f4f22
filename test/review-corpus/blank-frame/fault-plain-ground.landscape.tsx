import { AbsoluteFill } from 'remotion';

export default function Ground() {
  return <AbsoluteFill style={{ background: 'linear-gradient(160deg, #0b1020, #16244c)' }} />;
}
