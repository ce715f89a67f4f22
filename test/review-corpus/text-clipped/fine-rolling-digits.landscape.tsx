import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

const digits = ['4', '7', '2'];

export default function Odometer() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#06281f',
        color: '#eafff6',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ display: 'flex', fontSize: 300, fontWeight: 800, lineHeight: '340px' }}>
        {digits.map((digit, place) => {
          const at = interpolate(frame, [place * 5, 25 + place * 5], [0, Number(digit)], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          return (
            <div key={digit} style={{ height: 340, overflow: 'hidden' }}>
              <div style={{ transform: `translateY(${-340 * at}px)` }}>
                {Array.from({ length: 10 }, (_, value) => (
                  <div key={`${digit}-${String(value)}`}>{value}</div>
                ))}
              </div>
            </div>
          );
        })}
      </div>
      <div style={{ fontSize: 60 }}>boats came home</div>
    </AbsoluteFill>
  );
}
