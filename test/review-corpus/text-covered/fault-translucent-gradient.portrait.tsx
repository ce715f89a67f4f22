import { AbsoluteFill } from 'remotion';

export default function Fade() {
  return (
    <AbsoluteFill
      style={{
        background: '#fafafa',
        color: '#161616',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: 100,
      }}
    >
      <div style={{ fontSize: 110, fontWeight: 800 }}>Read every word of this</div>
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          top: 940,
          bottom: 0,
          background: 'linear-gradient(rgba(250,250,250,0.99), rgba(250,250,250,1))',
        }}
      />
    </AbsoluteFill>
  );
}
