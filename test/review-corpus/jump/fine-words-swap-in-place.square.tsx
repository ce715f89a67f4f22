import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Swap() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#1d1135', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 100, top: frame < 45 ? 400 : 520, fontSize: 84, fontWeight: 700 }}>
        {frame < 45 ? 'Pay by card' : 'Pay by phone today'}
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
