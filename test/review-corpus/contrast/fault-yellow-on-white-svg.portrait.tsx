import { AbsoluteFill } from 'remotion';

export default function Sun() {
  return (
    <AbsoluteFill style={{ background: '#fffef8' }}>
      <svg width="1080" height="1920" viewBox="0 0 1080 1920" fontFamily="Manrope Variable" fontWeight="800">
        <title>Sun</title>
        <circle cx="540" cy="620" r="220" fill="#ffb703" />
        <text x="540" y="1150" textAnchor="middle" fontSize="120" fill="#ffe27a">
          Lemonade
        </text>
      </svg>
    </AbsoluteFill>
  );
}
