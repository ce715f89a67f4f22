import { AbsoluteFill } from 'remotion';

export default function Hero() {
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 300,
          top: 240,
          width: 1320,
          height: 560,
          background: '#1f4068',
          borderRadius: 40,
        }}
      />
      <div style={{ position: 'absolute', left: 380, top: 440, fontSize: 120, fontWeight: 700 }}>Sales by region</div>
    </AbsoluteFill>
  );
}
