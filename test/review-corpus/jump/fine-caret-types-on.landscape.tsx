import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Typed() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#10231c', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 300, top: 460, fontSize: 90, fontWeight: 700 }}>
        {'npm install calm'.slice(0, Math.floor(frame / 2))}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 200 + frame * 2,
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
