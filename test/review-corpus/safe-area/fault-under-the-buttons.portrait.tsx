import { AbsoluteFill } from 'remotion';

export default function Buttons() {
  return (
    <AbsoluteFill
      style={{
        background: '#fefce8',
        color: '#422006',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'flex-end',
      }}
    >
      <div style={{ width: 400, height: 400, background: '#facc15', marginBottom: 800 }} />
      <div style={{ fontSize: 80, fontWeight: 800, marginBottom: 60 }}>Swipe up</div>
    </AbsoluteFill>
  );
}
