import { AbsoluteFill } from 'remotion';

export default function Black() {
  return (
    <AbsoluteFill
      style={{
        background: '#000',
        color: '#000',
        fontFamily: '"Manrope Variable"',
        fontSize: 120,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      Black on black
    </AbsoluteFill>
  );
}
