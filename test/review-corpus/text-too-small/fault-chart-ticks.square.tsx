import { AbsoluteFill } from 'remotion';

export default function Ticks() {
  return (
    <AbsoluteFill style={{ background: '#fafaf9' }}>
      <svg width="1080" height="1080" viewBox="0 0 540 540" fontFamily="Manrope Variable" fill="#1c1917">
        <title>Chart</title>
        <text x="60" y="90" fontSize="36" fontWeight="700">
          Daily visitors
        </text>
        {['Mon', 'Tue', 'Wed', 'Thu'].map((day, index) => (
          <g key={day}>
            <rect x={80 + index * 95} y={400 - index * 50} width="60" height={40 + index * 50} fill="#0ea5e9" />
            <text x={95 + index * 95} y="462" fontSize="9">
              {day}
            </text>
          </g>
        ))}
      </svg>
    </AbsoluteFill>
  );
}
