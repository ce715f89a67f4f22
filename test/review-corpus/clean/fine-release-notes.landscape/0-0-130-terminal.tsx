import { AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig } from 'remotion';

const lines = ['$ tern init harbour', 'created 14 files', '$ tern deploy', 'live in 8 seconds'];
export default function Terminal() {
  const frame = useCurrentFrame();
  const { durationInFrames } = useVideoConfig();
  const out = interpolate(frame, [durationInFrames - 10, durationInFrames - 1], [1, 0], { extrapolateLeft: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        background: 'radial-gradient(circle at 70% 20%, #2b2d5b, #0c0d1d)',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{
          width: 1300,
          borderRadius: 28,
          overflow: 'hidden',
          boxShadow: '0 40px 120px rgba(0,0,0,0.5)',
          opacity: out,
        }}
      >
        <div
          style={{ background: '#2a2c45', height: 64, display: 'flex', alignItems: 'center', gap: 16, paddingLeft: 28 }}
        >
          {['#ff5f57', '#febc2e', '#28c840'].map((c) => (
            <i key={c} style={{ width: 22, height: 22, borderRadius: 11, background: c }} />
          ))}
        </div>
        <div
          style={{
            background: '#11121f',
            padding: '48px 56px',
            fontFamily: '"JetBrains Mono Variable", monospace',
            fontSize: 54,
            lineHeight: 1.6,
            color: '#d9e2ff',
            whiteSpace: 'pre',
            minHeight: 440,
          }}
        >
          {lines.map((line, i) => {
            const shown = Math.max(0, Math.min(line.length, Math.floor((frame - i * 10) * 2.4)));
            return (
              <div key={line} style={{ color: line.startsWith('$') ? '#9ef0b8' : '#d9e2ff' }}>
                {line.slice(0, shown)}
                {shown > 0 && shown < line.length ? '▍' : ''}
              </div>
            );
          })}
        </div>
      </div>
    </AbsoluteFill>
  );
}
