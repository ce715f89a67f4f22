import { AbsoluteFill } from 'remotion';

export default function IconFont() {
  return (
    <AbsoluteFill
      style={{
        background: '#e8f5e9',
        color: '#124116',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 200 }}>{'\uE8B6'}</div>
      <div style={{ fontSize: 80, fontWeight: 700 }}>Find a tutor</div>
    </AbsoluteFill>
  );
}
