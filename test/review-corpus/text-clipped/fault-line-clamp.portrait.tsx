import { AbsoluteFill } from 'remotion';

export default function Review() {
  return (
    <AbsoluteFill
      style={{
        background: '#191022',
        color: '#fbeaff',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: 110,
      }}
    >
      <div style={{ height: 150, overflow: 'hidden', fontSize: 60, lineHeight: '75px', fontWeight: 600 }}>
        The staff knew my name on the second visit and my coffee on the third one
      </div>
      <div style={{ marginTop: 50, fontSize: 40, color: '#d59bff' }}>A guest in Porto</div>
    </AbsoluteFill>
  );
}
