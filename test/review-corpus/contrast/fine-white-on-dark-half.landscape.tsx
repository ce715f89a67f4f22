import { AbsoluteFill } from 'remotion';

export default function Split() {
  return (
    <AbsoluteFill
      style={{
        background: 'linear-gradient(90deg, #10172a 55%, #f4c95d 55%)',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
      }}
    >
      <div style={{ marginLeft: 120, fontSize: 110, fontWeight: 800, width: 860 }}>Half light, half dark</div>
    </AbsoluteFill>
  );
}
