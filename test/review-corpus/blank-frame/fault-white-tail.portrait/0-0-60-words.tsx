import { AbsoluteFill } from 'remotion';

export default function Words() {
  return (
    <AbsoluteFill
      style={{
        background: '#fff',
        color: '#111',
        fontFamily: '"Manrope Variable"',
        fontSize: 120,
        fontWeight: 800,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      Then nothing
    </AbsoluteFill>
  );
}
