import { AbsoluteFill } from 'remotion';

const bars = [
  { label: 'Northern region', height: 300 },
  { label: 'Southern region', height: 460 },
  { label: 'Central region', height: 380 },
];

export default function Chart() {
  return (
    <AbsoluteFill style={{ background: '#fff', color: '#1b1b1b', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 90, top: 110, fontSize: 66, fontWeight: 700 }}>Sales by region</div>
      {bars.map(({ label, height }, index) => (
        <div
          key={label}
          style={{
            position: 'absolute',
            left: 250 + index * 180,
            bottom: 220,
            width: 110,
            height,
            background: '#4263eb',
          }}
        >
          <div
            style={{
              position: 'absolute',
              top: height + 16,
              left: '50%',
              transform: 'translateX(-50%)',
              whiteSpace: 'nowrap',
              fontSize: 40,
            }}
          >
            {label}
          </div>
        </div>
      ))}
    </AbsoluteFill>
  );
}
