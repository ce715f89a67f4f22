import { AbsoluteFill } from 'remotion';

export default function Twin() {
  return (
    <AbsoluteFill style={{ background: '#ffde59', fontFamily: '"Manrope Variable"', fontWeight: 800, fontSize: 170 }}>
      <div data-fw-skip="" aria-hidden style={{ position: 'absolute', left: 148, top: 448, color: '#f29f05' }}>
        Jump in
      </div>
      <div style={{ position: 'absolute', left: 140, top: 440, color: '#1d1d1d' }}>Jump in</div>
    </AbsoluteFill>
  );
}
