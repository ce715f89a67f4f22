import { AbsoluteFill } from 'remotion';

export default function Invisible() {
  return (
    <AbsoluteFill style={{ opacity: 0, color: '#fff', fontFamily: '"Manrope Variable"', fontSize: 100 }}>
      <div>Nobody sees this</div>
    </AbsoluteFill>
  );
}
