import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function List() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#0b132b', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          height: '100%',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 40,
          fontSize: 96,
          fontWeight: 700,
        }}
      >
        <div>Pick up the parcel</div>
        {frame >= 45 && <div>Sign on the screen</div>}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 200 + frame * 2,
          top: 860,
          width: 140,
          height: 40,
          background: '#ff9f1c',
          borderRadius: 20,
        }}
      />
    </AbsoluteFill>
  );
}
