import { AbsoluteFill } from 'remotion';

export default function One() {
  return (
    <AbsoluteFill
      style={{
        background: '#2b2d42',
        color: '#edf2f4',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 140, fontWeight: 800 }}>Still here</div>
    </AbsoluteFill>
  );
}
