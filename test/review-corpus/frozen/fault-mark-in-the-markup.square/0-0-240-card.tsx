import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Card() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      data-frame={frame}
      style={{
        background: '#fdf6ec',
        alignItems: 'center',
        justifyContent: 'center',
        fontFamily: '"Manrope Variable"',
      }}
    >
      <div
        data-progress={(frame / 240).toFixed(3)}
        style={{
          padding: 60,
          borderRadius: 40,
          background: '#ffffff',
          color: '#241a10',
          fontSize: 88,
          fontWeight: 700,
        }}
      >
        Bread at seven
      </div>
    </AbsoluteFill>
  );
}
