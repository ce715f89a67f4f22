import { AbsoluteFill } from 'remotion';

export default function Sheet() {
  return (
    <AbsoluteFill
      style={{
        background: '#311b92',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 120, fontWeight: 800 }}>See through</div>
      <AbsoluteFill style={{ background: '#000', opacity: 0 }} />
      <AbsoluteFill style={{ background: '#ff4081', clipPath: 'polygon(0 80%, 100% 70%, 100% 100%, 0 100%)' }} />
      <AbsoluteFill style={{ background: '#ffffff', visibility: 'hidden' }} />
    </AbsoluteFill>
  );
}
