import { AbsoluteFill } from 'remotion';

const team = { members: undefined as string[] | undefined };

export default function Team() {
  return (
    <AbsoluteFill style={{ background: '#0f172a', color: '#fff' }}>
      {(team.members as string[]).map((name) => (
        <div key={name}>{name}</div>
      ))}
    </AbsoluteFill>
  );
}
