import { AbsoluteFill } from 'remotion';

export default function Two() {
  return (
    <AbsoluteFill
      style={{
        background: '#edf2f4',
        color: '#2b2d42',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 140, fontWeight: 800 }}>And still here</div>
    </AbsoluteFill>
  );
}
