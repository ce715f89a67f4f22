import { AbsoluteFill } from 'remotion';

const people = ['Aleksandra Konstantinopolska', 'Jo Li'];

export default function Team() {
  return (
    <AbsoluteFill style={{ background: '#f5efe6', color: '#2a2118', fontFamily: '"Manrope Variable"', padding: 110 }}>
      <div style={{ fontSize: 72, fontWeight: 700, marginBottom: 60 }}>Our new team</div>
      {people.map((name) => (
        <div
          key={name}
          style={{
            width: 520,
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            background: '#fff',
            padding: '36px 0 36px 40px',
            marginBottom: 30,
            fontSize: 52,
          }}
        >
          {name}
        </div>
      ))}
    </AbsoluteFill>
  );
}
