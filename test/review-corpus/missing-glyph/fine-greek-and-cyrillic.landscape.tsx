import { AbsoluteFill } from 'remotion';

export default function Scripts() {
  return (
    <AbsoluteFill
      style={{
        background: '#102a43',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: 160,
      }}
    >
      <div style={{ fontSize: 110, fontWeight: 700 }}>Καλημέρα Ελλάδα</div>
      <div style={{ fontSize: 110, fontWeight: 700 }}>Доброе утро</div>
    </AbsoluteFill>
  );
}
