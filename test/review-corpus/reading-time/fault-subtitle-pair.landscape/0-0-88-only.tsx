import { AbsoluteFill, Sequence, useCurrentFrame } from 'remotion';
export default function Scene() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#10182b',
        color: '#f3f5ff',
        fontFamily: '"Manrope Variable", sans-serif',
        fontWeight: 700,
        fontSize: 80,
      }}
    >
      {[0, 1, 2, 3].map((i) => (
        <Sequence key={i} from={i * 22} durationInFrames={22}>
          <div style={{ position: 'absolute', left: 300, right: 300, bottom: 160, textAlign: 'center', fontSize: 56 }}>
            {
              [
                'We started in a shed with two borrowed saws',
                'and a single order from a school nearby',
                'which we delivered on a handcart in the snow',
                'before anybody believed that it would last',
              ][i]
            }
          </div>
        </Sequence>
      ))}
      <div
        style={{ position: 'absolute', left: 300 + frame, top: 300, width: 300, height: 200, background: '#ff9f43' }}
      />
    </AbsoluteFill>
  );
}
