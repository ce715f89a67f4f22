import { AbsoluteFill } from 'remotion';

export default function Blob() {
  return (
    <AbsoluteFill
      style={{
        background: '#fff4f0',
        color: '#40150a',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 104, fontWeight: 800 }}>Soft as a cloud</div>
      <svg
        viewBox="0 0 200 200"
        style={{ position: 'absolute', left: 480, top: 380, width: 420, height: 420, pointerEvents: 'none' }}
      >
        <title>Blob</title>
        <path
          d="M100 10 C160 10 190 60 190 100 C190 160 150 190 100 190 C40 190 10 150 10 100 C10 50 50 10 100 10"
          fill="#ff8d6b"
        />
      </svg>
    </AbsoluteFill>
  );
}
