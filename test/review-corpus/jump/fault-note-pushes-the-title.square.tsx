import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Note() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#1d1135', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 100, bottom: 300, fontSize: 90, fontWeight: 700 }}>
        <div>Tickets on sale</div>
        {frame >= 40 && <div style={{ fontSize: 56, marginTop: 30 }}>from nine in the morning</div>}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 120 + frame * 2,
          top: 860,
          width: 140,
          height: 40,
          background: '#ff9f1c',
          borderRadius: 20,
        }}
      />
    </AbsoluteFill>
  );
}
