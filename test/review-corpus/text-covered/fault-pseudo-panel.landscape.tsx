import { AbsoluteFill } from 'remotion';

const css = `
.offer { position: relative; font-size: 120px; font-weight: 800; padding: 30px 60px; }
.offer::after { content: ''; position: absolute; left: 45%; top: 0; right: 0; bottom: 0; background: #19c37d; }
`;

export default function Pseudo() {
  return (
    <AbsoluteFill
      style={{
        background: '#0c1512',
        color: '#eafff4',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <style>{css}</style>
      <div className="offer">Half price shoes</div>
    </AbsoluteFill>
  );
}
