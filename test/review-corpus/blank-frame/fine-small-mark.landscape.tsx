import { AbsoluteFill } from 'remotion';

export default function Mark() {
  return (
    <AbsoluteFill style={{ background: '#0b1020', alignItems: 'center', justifyContent: 'center' }}>
      <div style={{ width: 60, height: 60, borderRadius: 30, background: '#f472b6' }} />
    </AbsoluteFill>
  );
}
