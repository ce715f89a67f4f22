import { AbsoluteFill } from 'remotion';

export default function Dialog() {
  return (
    <AbsoluteFill style={{ background: '#eef1f7', color: '#20263a', fontFamily: '"Manrope Variable"', padding: 130 }}>
      <div style={{ fontSize: 90, fontWeight: 700 }}>Inbox</div>
      <div style={{ fontSize: 50, lineHeight: '90px', marginTop: 40 }}>
        <div>Rent is due</div>
        <div>Lunch with Ada</div>
      </div>
      <div
        style={{
          position: 'absolute',
          right: 140,
          bottom: 130,
          width: 760,
          background: '#20263a',
          color: '#fff',
          borderRadius: 28,
          padding: 60,
          fontSize: 64,
        }}
      >
        All caught up
      </div>
    </AbsoluteFill>
  );
}
