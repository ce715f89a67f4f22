import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Claim() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#fff7ec', color: '#3a1d00', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 100, top: 420, fontSize: 84, fontWeight: 700 }}>
        Free for ninety days
      </div>
      <div style={{ position: 'absolute', left: 100, top: 720, fontSize: 60, fontWeight: 700 }}>
        No card, no contract, no calls
      </div>
      <div style={{ position: 'absolute', left: 100, top: 900, fontSize: 52, fontWeight: 700 }}>
        Cancel in two taps whenever you like
      </div>
      <div style={{ position: 'absolute', left: 100, top: 1080, fontSize: 60, fontWeight: 700 }}>
        Your files stay yours
      </div>
      <div
        style={{
          position: 'absolute',
          left: 120 + frame * 2,
          top: 1400,
          width: 140,
          height: 40,
          background: '#ff9f1c',
          borderRadius: 20,
        }}
      />
    </AbsoluteFill>
  );
}
