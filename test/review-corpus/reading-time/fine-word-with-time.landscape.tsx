import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Ample() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#1f2937',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ width: 400, height: 16, background: '#fbbf24', marginBottom: 60 }} />
      {frame > 12 && frame < 80 ? <div style={{ fontSize: 110, fontWeight: 700 }}>Cancel any time</div> : null}
    </AbsoluteFill>
  );
}
