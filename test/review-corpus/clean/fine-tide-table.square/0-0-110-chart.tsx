import { AbsoluteFill, Easing, interpolate, useCurrentFrame } from 'remotion';

const tides = [1.2, 3.8, 0.9, 4.1, 1.1];
export default function Chart() {
  const frame = useCurrentFrame();
  const g = interpolate(frame, [0, 30], [0, 1], { extrapolateRight: 'clamp', easing: Easing.out(Easing.cubic) });
  const out = interpolate(frame, [98, 109], [1, 0], { extrapolateLeft: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        background: 'linear-gradient(180deg, #03263f, #04506b)',
        fontFamily: '"Manrope Variable", sans-serif',
        color: '#e6fbff',
      }}
    >
      <div style={{ opacity: out }}>
        <div style={{ position: 'absolute', left: 90, top: 100, fontSize: 76, fontWeight: 800 }}>Tides this week</div>
        <svg aria-hidden="true" width="1080" height="1080" style={{ position: 'absolute', inset: 0 }}>
          {tides.map((t, i) => (
            <g key={t}>
              <rect x={120 + i * 176} y={900 - t * 140 * g} width="120" height={t * 140 * g} rx="14" fill="#7bdff2" />
              <text
                x={180 + i * 176}
                y="960"
                textAnchor="middle"
                fontSize="44"
                fontWeight="700"
                fill="#e6fbff"
                fontFamily="Manrope Variable"
              >
                {['Mo', 'Tu', 'We', 'Th', 'Fr'][i]}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </AbsoluteFill>
  );
}
