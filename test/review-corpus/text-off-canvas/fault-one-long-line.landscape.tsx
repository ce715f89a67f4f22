import { AbsoluteFill } from 'remotion';

export default function Headline() {
  return (
    <AbsoluteFill
      style={{ background: '#13204a', color: '#fff', fontFamily: '"Manrope Variable"', justifyContent: 'center' }}
    >
      <h1 style={{ whiteSpace: 'nowrap', fontSize: 150, marginLeft: 140 }}>Accounting that never sleeps on you</h1>
    </AbsoluteFill>
  );
}
