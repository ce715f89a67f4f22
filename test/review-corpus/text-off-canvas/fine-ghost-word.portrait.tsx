import { AbsoluteFill } from 'remotion';

export default function Ghost() {
  return (
    <AbsoluteFill
      style={{
        background: '#0a1d33',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: 90,
      }}
    >
      <div
        data-fw-allow="all"
        style={{
          position: 'absolute',
          left: -120,
          top: 300,
          fontSize: 520,
          fontWeight: 800,
          color: '#15385f',
          whiteSpace: 'nowrap',
        }}
      >
        Velocity
      </div>
      <div style={{ fontSize: 130, fontWeight: 800 }}>Velocity</div>
      <div style={{ fontSize: 56, color: '#9cc7ff' }}>for every shipment</div>
    </AbsoluteFill>
  );
}
