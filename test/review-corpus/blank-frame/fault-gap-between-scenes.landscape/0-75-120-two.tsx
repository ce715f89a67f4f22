import { AbsoluteFill } from 'remotion';

export default function Two() {
  return (
    <AbsoluteFill
      style={{
        background: '#14532d',
        color: '#dcfce7',
        fontFamily: '"Manrope Variable"',
        fontSize: 130,
        fontWeight: 800,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      After
    </AbsoluteFill>
  );
}
