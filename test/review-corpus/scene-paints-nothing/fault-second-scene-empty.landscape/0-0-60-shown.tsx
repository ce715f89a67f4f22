import { AbsoluteFill } from 'remotion';

export default function Shown() {
  return (
    <AbsoluteFill
      style={{
        background: '#334155',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        fontSize: 130,
        fontWeight: 800,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      Part one
    </AbsoluteFill>
  );
}
