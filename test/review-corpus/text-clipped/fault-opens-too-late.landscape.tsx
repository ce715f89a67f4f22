import { AbsoluteFill, Easing, interpolate, useCurrentFrame } from 'remotion';

export default function Reveal() {
  const frame = useCurrentFrame();
  const width = interpolate(frame, [0, 50, 60], [45, 45, 100], {
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.quad),
  });
  return (
    <AbsoluteFill style={{ background: '#14213d', alignItems: 'center', justifyContent: 'center' }}>
      <div style={{ position: 'relative' }}>
        <div
          style={{
            clipPath: `inset(0 ${100 - width}% 0 0)`,
            fontSize: 130,
            fontWeight: 800,
            color: '#fca311',
            fontFamily: '"Manrope Variable", sans-serif',
          }}
        >
          Written in light
        </div>
        <div
          style={{ position: 'absolute', left: 0, bottom: -20, height: 10, width: `${width}%`, background: '#e5e5e5' }}
        />
      </div>
    </AbsoluteFill>
  );
}
