import { AbsoluteFill } from 'remotion';

export default function Figure() {
  return (
    <AbsoluteFill
      style={{
        background: '#102a43',
        color: '#f0f4f8',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 340, fontWeight: 800, lineHeight: 0.9 }}>
        98<span style={{ fontSize: 150, verticalAlign: 'super' }}>%</span>
      </div>
      <div style={{ fontSize: 60, marginTop: 20 }}>of guests return</div>
    </AbsoluteFill>
  );
}
