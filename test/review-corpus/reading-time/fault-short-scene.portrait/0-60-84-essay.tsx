import { AbsoluteFill } from 'remotion';

export default function Essay() {
  return (
    <AbsoluteFill
      style={{
        background: '#451a03',
        color: '#fef3c7',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: 100,
      }}
    >
      <div style={{ fontSize: 60, fontWeight: 600 }}>
        We roast each bean for eleven minutes in small batches so that nothing burns
      </div>
    </AbsoluteFill>
  );
}
