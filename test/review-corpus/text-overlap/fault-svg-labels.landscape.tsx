import { AbsoluteFill } from 'remotion';

export default function Diagram() {
  return (
    <AbsoluteFill style={{ background: '#08131f' }}>
      <svg width="1920" height="1080" viewBox="0 0 1920 1080" fontFamily="Manrope Variable" fontSize="72" fill="#fff">
        <title>Diagram</title>
        <circle cx="960" cy="540" r="300" fill="none" stroke="#3fc1c9" strokeWidth="8" />
        <text x="700" y="560">
          Supplier network
        </text>
        <text x="820" y="580" fill="#ffb020">
          Customer network
        </text>
      </svg>
    </AbsoluteFill>
  );
}
