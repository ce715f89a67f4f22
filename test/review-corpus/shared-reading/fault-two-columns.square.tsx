import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Columns() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#1d1135', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 80, top: 240, fontSize: 44, fontWeight: 700 }}>
        Before: nine forms to fill
      </div>
      <div style={{ position: 'absolute', left: 80, top: 400, fontSize: 44, fontWeight: 700 }}>
        After: a photo is enough
      </div>
      <div style={{ position: 'absolute', left: 80, top: 560, fontSize: 44, fontWeight: 700 }}>
        Before: two weeks to wait
      </div>
      <div style={{ position: 'absolute', left: 80, top: 720, fontSize: 44, fontWeight: 700 }}>
        After: money the same day
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
