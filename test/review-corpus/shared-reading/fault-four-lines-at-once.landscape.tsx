import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Lines() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#0b132b', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 240, top: 160, fontSize: 72, fontWeight: 700 }}>
        We roast every morning at six
      </div>
      <div style={{ position: 'absolute', left: 240, top: 340, fontSize: 72, fontWeight: 700 }}>
        The beans come from three farms
      </div>
      <div style={{ position: 'absolute', left: 240, top: 520, fontSize: 72, fontWeight: 700 }}>
        Each bag carries its own date
      </div>
      <div style={{ position: 'absolute', left: 240, top: 700, fontSize: 72, fontWeight: 700 }}>
        Order before noon for tomorrow
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
