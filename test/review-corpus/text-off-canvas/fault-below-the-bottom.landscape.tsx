import { AbsoluteFill } from 'remotion';

const rows = ['Plan the route', 'Pack the van', 'Call the team', 'Drive before dawn', 'Rest at noon', 'Arrive by six'];

export default function Steps() {
  return (
    <AbsoluteFill
      style={{ background: '#0f2a1d', color: '#effff6', fontFamily: '"Manrope Variable"', padding: '120px 160px' }}
    >
      {rows.map((row, index) => (
        <div key={row} style={{ fontSize: 84, lineHeight: '168px', whiteSpace: 'nowrap' }}>
          {index + 1}. {row}
        </div>
      ))}
    </AbsoluteFill>
  );
}
