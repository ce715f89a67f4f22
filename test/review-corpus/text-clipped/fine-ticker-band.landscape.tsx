import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function News() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#14161f',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        alignItems: 'center',
      }}
    >
      <div style={{ fontSize: 110, fontWeight: 700 }}>Harbour opens today</div>
      <div
        style={{
          position: 'absolute',
          bottom: 110,
          left: 200,
          width: 1520,
          overflow: 'hidden',
          fontSize: 44,
          color: '#ffb648',
        }}
      >
        <div data-fw-allow="all" style={{ whiteSpace: 'nowrap', transform: `translateX(${-frame * 3}px)` }}>
          {'Harbour opens today · '.repeat(8)}
        </div>
      </div>
    </AbsoluteFill>
  );
}
