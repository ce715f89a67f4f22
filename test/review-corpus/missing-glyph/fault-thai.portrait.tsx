import { AbsoluteFill } from 'remotion';

export default function Thai() {
  return (
    <AbsoluteFill
      style={{
        background: '#fff6e9',
        color: '#40210f',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 60,
      }}
    >
      <div style={{ fontSize: 120, fontWeight: 700 }}>สวัสดี</div>
      <div style={{ fontSize: 60 }}>Thai street food</div>
    </AbsoluteFill>
  );
}
