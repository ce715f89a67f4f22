import { AbsoluteFill } from 'remotion';

export default function Giant() {
  return (
    <AbsoluteFill
      style={{
        background: '#3b0764',
        color: '#faf5ff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        data-fw-allow="off-canvas overlap contrast"
        style={{ position: 'absolute', left: 20, top: -30, fontSize: 420, fontWeight: 800, color: '#581c87' }}
      >
        Rhythm
      </div>
      <div style={{ fontSize: 130, fontWeight: 800 }}>Rhythm</div>
    </AbsoluteFill>
  );
}
