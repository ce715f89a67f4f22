import { AbsoluteFill } from 'remotion';

export default function Badge() {
  return (
    <AbsoluteFill style={{ background: '#fdfdfb', alignItems: 'center', justifyContent: 'center' }}>
      <svg width="900" height="420" viewBox="0 0 900 420" style={{ overflow: 'hidden' }}>
        <title>Badge</title>
        <rect x="4" y="4" width="892" height="412" rx="40" fill="#1f3a93" />
        <text x="90" y="250" fill="#ffffff" fontFamily="Manrope Variable" fontSize="130" fontWeight="700">
          Certified organic
        </text>
      </svg>
    </AbsoluteFill>
  );
}
