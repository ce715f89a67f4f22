import { AbsoluteFill } from 'remotion';

export default function Message() {
  return (
    <AbsoluteFill
      style={{ background: '#10243a', color: '#fff', fontFamily: '"Manrope Variable"', padding: 100, paddingTop: 1150 }}
    >
      <div style={{ fontSize: 90, fontWeight: 700 }}>Doors open at eight</div>
    </AbsoluteFill>
  );
}
