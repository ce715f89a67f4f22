import { AbsoluteFill } from 'remotion';

const extras: string[] = [];

export default function Extras() {
  return (
    <AbsoluteFill
      style={{
        background: '#ecfccb',
        color: '#1a2e05',
        fontFamily: '"Manrope Variable"',
        fontSize: 120,
        fontWeight: 800,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      Simple plan
      {extras.map((extra) => (
        <div key={extra}>{extra}</div>
      ))}
    </AbsoluteFill>
  );
}
