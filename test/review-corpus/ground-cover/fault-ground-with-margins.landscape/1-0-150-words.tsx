import { AbsoluteFill } from 'remotion';

export default function Words() {
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 260, top: 400, fontSize: 120, fontWeight: 700 }}>
        Doors open at nine
      </div>
    </AbsoluteFill>
  );
}
