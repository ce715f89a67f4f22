import { AbsoluteFill } from 'remotion';

export default function Gradient() {
  return (
    <AbsoluteFill
      style={{
        background: 'linear-gradient(90deg, #3d0075 0%, #3d0075 45%, #ffffff 85%)',
        color: '#ffffff',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: 90,
      }}
    >
      <div style={{ fontSize: 100, fontWeight: 800 }}>Shine all the way</div>
    </AbsoluteFill>
  );
}
