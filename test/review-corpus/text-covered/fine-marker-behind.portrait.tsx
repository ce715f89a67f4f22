import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Marker() {
  const width = interpolate(useCurrentFrame(), [10, 30], [0, 100], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  return (
    <AbsoluteFill
      style={{
        background: '#ffffff',
        color: '#15151a',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: 100,
      }}
    >
      <div style={{ fontSize: 110, fontWeight: 800 }}>
        Learn it in{' '}
        <span style={{ position: 'relative', whiteSpace: 'nowrap', zIndex: 0 }}>
          <span
            style={{
              position: 'absolute',
              left: 0,
              bottom: 8,
              height: 60,
              width: `${width}%`,
              background: '#ffe66b',
              zIndex: -1,
            }}
          />
          one hour
        </span>
      </div>
    </AbsoluteFill>
  );
}
