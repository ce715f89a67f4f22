import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Calm() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#1d1135', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 90, top: 260, fontSize: 72, fontWeight: 700 }}>A photo is enough</div>
      <div style={{ position: 'absolute', left: 90, top: 440, fontSize: 72, fontWeight: 700 }}>Money the same day</div>
      <div style={{ position: 'absolute', left: 90, top: 620, fontSize: 72, fontWeight: 700 }}>No forms to fill</div>
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
