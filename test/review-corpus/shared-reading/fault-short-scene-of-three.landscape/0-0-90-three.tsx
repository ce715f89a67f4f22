import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Three() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#10231c', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 240, top: 200, fontSize: 84, fontWeight: 700 }}>
        Pumps that run on sunlight
      </div>
      <div style={{ position: 'absolute', left: 240, top: 420, fontSize: 84, fontWeight: 700 }}>
        Built by the people who use them
      </div>
      <div style={{ position: 'absolute', left: 240, top: 640, fontSize: 84, fontWeight: 700 }}>
        Serviced in every valley
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
