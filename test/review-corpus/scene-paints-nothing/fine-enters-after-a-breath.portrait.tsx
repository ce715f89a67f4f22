import { AbsoluteFill, Sequence } from 'remotion';

export default function Breath() {
  return (
    <AbsoluteFill style={{ background: 'linear-gradient(#fff, #dbeafe)' }}>
      <Sequence from={10}>
        <AbsoluteFill
          style={{
            color: '#1e3a8a',
            fontFamily: '"Manrope Variable"',
            fontSize: 110,
            fontWeight: 800,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          Breathe in
        </AbsoluteFill>
      </Sequence>
    </AbsoluteFill>
  );
}
