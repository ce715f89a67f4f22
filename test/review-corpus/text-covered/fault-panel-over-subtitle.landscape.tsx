import { AbsoluteFill } from 'remotion';

export default function Product() {
  return (
    <AbsoluteFill style={{ background: '#f2f5fb', color: '#101c3a', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 140, top: 260, fontSize: 130, fontWeight: 800 }}>Meet Orbit</div>
      <div style={{ position: 'absolute', left: 140, top: 480, fontSize: 60 }}>
        The calendar that plans itself for you
      </div>
      <div
        style={{
          position: 'absolute',
          left: 900,
          top: 200,
          width: 760,
          height: 680,
          borderRadius: 40,
          background: '#3557ff',
        }}
      />
    </AbsoluteFill>
  );
}
