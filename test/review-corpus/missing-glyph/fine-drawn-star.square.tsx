import { AbsoluteFill } from 'remotion';

export default function Star() {
  return (
    <AbsoluteFill
      style={{
        background: '#1a1a2e',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <svg viewBox="0 0 24 24" width="260" height="260">
        <title>Star</title>
        <path d="M12 2l3 7h7l-5.5 4.5L18.500 21 12 16.700 5.500 21l2-7.500L2 9h7z" fill="#ffd166" />
      </svg>
      <div style={{ fontSize: 90, fontWeight: 700, marginTop: 40 }}>Five stars again</div>
    </AbsoluteFill>
  );
}
