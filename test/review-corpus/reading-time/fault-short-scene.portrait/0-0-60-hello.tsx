import { AbsoluteFill } from 'remotion';

export default function Hello() {
  return (
    <AbsoluteFill
      style={{
        background: '#fef3c7',
        color: '#451a03',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 120, fontWeight: 800 }}>Hello</div>
    </AbsoluteFill>
  );
}
