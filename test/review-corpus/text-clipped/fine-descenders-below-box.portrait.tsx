import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Tight() {
  const drift = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#fff4e6',
        color: '#5c2a00',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: '0 110px',
        overflow: 'hidden',
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 540,
          top: 260 + drift,
          width: 420,
          height: 420,
          borderRadius: 210,
          background: '#ffd8a8',
        }}
      />
      <div style={{ fontSize: 150, fontWeight: 800, lineHeight: 0.95 }}>Happy jumpy puppy yoga</div>
    </AbsoluteFill>
  );
}
