import { AbsoluteFill } from 'remotion';

export default function Third() {
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 120, top: 720, width: 760, height: 150, background: '#ffb703' }} />
      <div style={{ position: 'absolute', left: 160, top: 752, fontSize: 72, fontWeight: 700, color: '#241a10' }}>
        Ines, head baker
      </div>
    </AbsoluteFill>
  );
}
