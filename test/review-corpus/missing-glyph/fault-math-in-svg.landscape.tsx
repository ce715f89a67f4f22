import { AbsoluteFill } from 'remotion';

export default function Formula() {
  return (
    <AbsoluteFill style={{ background: '#ffffff' }}>
      <svg width="1920" height="1080" fontFamily="Manrope Variable" fontSize="150" fill="#1a237e">
        <title>Formula</title>
        <rect x="200" y="700" width="1520" height="10" fill="#3f51b5" />
        <text x="300" y="560">
          Proof {'\u{1D4D0}'} done
        </text>
      </svg>
    </AbsoluteFill>
  );
}
