import { AbsoluteFill } from 'remotion';

export default function White() {
  return <AbsoluteFill style={{ background: '#ffffff' }} />;
}
