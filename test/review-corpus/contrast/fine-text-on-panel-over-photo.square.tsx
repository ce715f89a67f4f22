import { AbsoluteFill } from 'remotion';

export default function Panel() {
  return (
    <AbsoluteFill style={{ background: 'repeating-linear-gradient(45deg, #fff 0 40px, #111 40px 80px)' }}>
      <div
        style={{
          position: 'absolute',
          left: 110,
          right: 110,
          top: 420,
          background: '#0b0b0b',
          color: '#fff',
          padding: 60,
          fontFamily: '"Manrope Variable"',
          fontSize: 90,
          fontWeight: 800,
        }}
      >
        Loud but legible
      </div>
    </AbsoluteFill>
  );
}
