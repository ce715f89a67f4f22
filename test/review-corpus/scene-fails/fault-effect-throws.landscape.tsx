import { useLayoutEffect } from 'react';
import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Effect() {
  const frame = useCurrentFrame();
  useLayoutEffect(() => {
    if (frame >= 45) throw new Error('The chart has no data');
  }, [frame]);
  return (
    <AbsoluteFill
      style={{
        background: '#083344',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        fontSize: 120,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      Steady growth
    </AbsoluteFill>
  );
}
