import { AbsoluteFill } from 'remotion';

export default function Shapes() {
  return (
    <AbsoluteFill
      style={{
        background: '#fff7ed',
        color: '#431407',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: -200,
          top: -200,
          width: 600,
          height: 600,
          borderRadius: 300,
          background: '#fb923c',
        }}
      />
      <div style={{ fontSize: 110, fontWeight: 800 }}>Sunrise run</div>
    </AbsoluteFill>
  );
}
