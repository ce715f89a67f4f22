import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Flash() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#111827',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ width: 500, height: 16, background: '#38bdf8', marginBottom: 60 }} />
      {frame > 30 && frame < 48 ? (
        <div style={{ fontSize: 80, fontWeight: 700 }}>Cancel any time and keep all of your files</div>
      ) : null}
    </AbsoluteFill>
  );
}
