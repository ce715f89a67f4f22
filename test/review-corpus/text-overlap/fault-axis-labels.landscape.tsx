import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
export default function Axis() {
  const frame = useCurrentFrame();
  const grow = interpolate(frame, [0, 20], [0, 1], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#0b132b' }}>
      <svg width="1920" height="1080" aria-hidden="true">
        {months.map((m, i) => (
          <g key={m} transform={`translate(${400 + i * 130} 0)`}>
            <rect x="0" y={800 - grow * (200 + i * 50)} width="80" height={grow * (200 + i * 50)} fill="#5bc0be" />
            <text x="40" y="870" textAnchor="middle" fontSize="44" fill="#fff" fontFamily="Manrope Variable">
              {m}
            </text>
          </g>
        ))}
      </svg>
    </AbsoluteFill>
  );
}
