import { AbsoluteFill } from 'remotion';

export default function One() {
  return (
    <AbsoluteFill
      style={{
        background: '#7c2d12',
        color: '#ffedd5',
        fontFamily: '"Manrope Variable"',
        fontSize: 130,
        fontWeight: 800,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      Before
    </AbsoluteFill>
  );
}
