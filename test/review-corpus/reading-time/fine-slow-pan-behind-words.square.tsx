import { AbsoluteFill, useCurrentFrame } from 'remotion';

const tiles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

export default function Pan() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{ background: '#f6efe4', color: '#2b1c0d', fontFamily: '"Manrope Variable"', overflow: 'hidden' }}
    >
      <div style={{ position: 'absolute', left: -frame * 9, top: 700, display: 'flex', gap: 40 }}>
        {tiles.map((tile, index) => (
          <div
            key={tile}
            style={{ width: 220, height: 220, borderRadius: 30, background: index % 2 ? '#e07a5f' : '#81b29a' }}
          />
        ))}
      </div>
      <div style={{ position: 'absolute', left: 100, top: 300, fontSize: 110, fontWeight: 800 }}>Fresh every day</div>
    </AbsoluteFill>
  );
}
