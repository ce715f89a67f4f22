import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Grey() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#20242c', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 240, top: 420, fontSize: 130, fontWeight: 700 }}>Open source day</div>
      <div
        style={{ position: 'absolute', left: 200 + frame * 2, top: 860, width: 140, height: 40, background: '#3a86ff' }}
      />
    </AbsoluteFill>
  );
}
