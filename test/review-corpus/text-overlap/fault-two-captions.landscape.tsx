import { AbsoluteFill } from 'remotion';

export default function Captions() {
  return (
    <AbsoluteFill
      style={{ background: '#1b2735', color: '#fff', fontFamily: '"Manrope Variable"', fontSize: 84, fontWeight: 700 }}
    >
      <div style={{ position: 'absolute', left: 160, top: 480 }}>Track every parcel</div>
      <div style={{ position: 'absolute', left: 400, top: 520, color: '#7ee0c2' }}>from shelf to door</div>
    </AbsoluteFill>
  );
}
