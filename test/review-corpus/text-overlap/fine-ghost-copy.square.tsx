import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Ghost() {
  const frame = useCurrentFrame();
  const d = interpolate(frame, [0, 20], [30, 10], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#2d00f7', alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{ position: 'relative', fontSize: 170, fontWeight: 800, fontFamily: '"Manrope Variable", sans-serif' }}
      >
        <div aria-hidden style={{ position: 'absolute', left: d, top: d, color: '#1a0099' }}>
          Bold
        </div>
        <div style={{ position: 'relative', color: '#fff' }}>Bold</div>
      </div>
    </AbsoluteFill>
  );
}
