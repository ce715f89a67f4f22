import { AbsoluteFill, spring, useCurrentFrame, useVideoConfig } from 'remotion';

export default function Hebrew() {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const s = spring({ frame, fps, config: { damping: 200 } });
  return (
    <AbsoluteFill dir="rtl" style={{ background: '#f3e9dc', justifyContent: 'center', padding: 110 }}>
      <div
        style={{
          fontFamily: '"Noto Sans Hebrew Variable", sans-serif',
          fontSize: 130,
          fontWeight: 700,
          color: '#5e3023',
          transform: `translateX(${(1 - s) * 80}px)`,
          opacity: s,
        }}
      >
        גאות ושפל
      </div>
      <div style={{ width: 500 * s, height: 14, background: '#c08552', marginTop: 40, borderRadius: 7 }} />
      <div
        style={{
          position: 'absolute',
          left: 110,
          bottom: 110 + Math.sin(frame / 9) * 10,
          width: 120,
          height: 120,
          borderRadius: 60,
          background: '#c08552',
        }}
      />
    </AbsoluteFill>
  );
}
