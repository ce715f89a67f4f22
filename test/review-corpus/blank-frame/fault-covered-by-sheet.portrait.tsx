import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Sheet() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#e0f2fe',
        color: '#0c4a6e',
        fontFamily: '"Manrope Variable"',
        fontSize: 120,
        fontWeight: 800,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      Hidden again
      {frame > 40 ? <AbsoluteFill style={{ background: '#0369a1' }} /> : null}
    </AbsoluteFill>
  );
}
