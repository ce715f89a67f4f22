import { AbsoluteFill } from 'remotion';

export default function Caption() {
  return (
    <AbsoluteFill
      style={{ color: '#fff', fontFamily: '"Manrope Variable"', alignItems: 'center', justifyContent: 'center' }}
    >
      <div style={{ fontSize: 90, fontWeight: 700 }}>One sentence over two pictures</div>
    </AbsoluteFill>
  );
}
