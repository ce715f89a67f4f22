import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

const steps = ['Halve the plums', 'Fold in the flour', 'Bake for an hour'];

export default function Steps() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#5c2a00',
        color: '#fff4e6',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        gap: 60,
        padding: '0 110px',
      }}
    >
      {steps.map((step, index) => {
        const shown = interpolate(frame, [index * 18, index * 18 + 12], [0, 1], {
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        });
        return (
          <div
            key={step}
            style={{
              opacity: shown,
              transform: `translateX(${(1 - shown) * 60}px)`,
              display: 'flex',
              gap: 40,
              alignItems: 'center',
              fontSize: 72,
              fontWeight: 700,
            }}
          >
            <span
              style={{
                width: 110,
                height: 110,
                borderRadius: 55,
                background: '#ff922b',
                color: '#2b1400',
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'center',
              }}
            >
              {index + 1}
            </span>
            {step}
          </div>
        );
      })}
      <div style={{ width: 200 + frame * 4, height: 14, background: '#ff922b' }} />
    </AbsoluteFill>
  );
}
