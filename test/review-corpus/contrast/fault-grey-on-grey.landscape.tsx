import { AbsoluteFill } from 'remotion';

export default function Note() {
  return (
    <AbsoluteFill
      style={{ background: '#2d3142', fontFamily: '"Manrope Variable"', justifyContent: 'center', padding: 160 }}
    >
      <div style={{ fontSize: 120, fontWeight: 800, color: '#fff' }}>Quiet by design</div>
      <div style={{ fontSize: 56, color: '#4f5d75' }}>A speaker that listens to the room</div>
    </AbsoluteFill>
  );
}
