import { AbsoluteFill } from 'remotion';

export default function Corner() {
  return (
    <AbsoluteFill
      style={{
        background: '#ecfeff',
        color: '#083344',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 120, fontWeight: 800 }}>Deep blue</div>
      <div style={{ position: 'absolute', right: 16, top: 16, fontSize: 40 }}>Episode 4</div>
    </AbsoluteFill>
  );
}
