import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Bought() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#0b2545', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 120,
          top: 420,
          fontSize: 110,
          fontWeight: 700,
          fontFamily: '"Brandon Grotesque", serif',
        }}
      >
        Museum night
      </div>
      <div
        style={{
          position: 'absolute',
          left: 120 + frame * 2,
          top: 860,
          width: 140,
          height: 40,
          background: '#ff9f1c',
          borderRadius: 20,
        }}
      />
    </AbsoluteFill>
  );
}
