import { AbsoluteFill } from 'remotion';

export default function Spaces() {
  return (
    <AbsoluteFill
      style={{
        background: '#07261d',
        color: '#e7fff5',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 120, fontWeight: 700 }}>
        12{'\u00A0'}500{'\u202F'}km{'\u200B'} later
      </div>
    </AbsoluteFill>
  );
}
