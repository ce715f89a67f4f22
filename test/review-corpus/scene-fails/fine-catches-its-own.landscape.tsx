import { AbsoluteFill } from 'remotion';

function read(text: string): string {
  try {
    return JSON.parse(text).name;
  } catch {
    return 'Guest';
  }
}

export default function Greeting() {
  return (
    <AbsoluteFill
      style={{
        background: '#1e293b',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        fontSize: 130,
        fontWeight: 800,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      Welcome, {read('{broken')}
    </AbsoluteFill>
  );
}
