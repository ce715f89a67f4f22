import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Noisy() {
  const frame = useCurrentFrame();
  if (frame === 30) console.error('An old browser would need a fallback here');
  return (
    <AbsoluteFill
      style={{
        background: '#312e81',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        fontSize: 130,
        fontWeight: 800,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      All is well
    </AbsoluteFill>
  );
}
