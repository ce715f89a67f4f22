import { AbsoluteFill } from 'remotion';

export default function Pill() {
  return (
    <AbsoluteFill
      style={{
        background: '#eef3f8',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 50,
      }}
    >
      {['Happy puppy yoga', 'Enjoy quiet mornings'].map((label) => (
        <div
          key={label}
          style={{
            background: '#173a5e',
            color: '#fff',
            borderRadius: 70,
            overflow: 'hidden',
            padding: '34px 60px',
            fontSize: 64,
            lineHeight: 1,
            fontWeight: 600,
          }}
        >
          {label}
        </div>
      ))}
    </AbsoluteFill>
  );
}
