import { AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig } from 'remotion';

const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#4f772d"/><circle cx="450" cy="400" r="260" fill="#90a955"/></svg>')}`;
export default function Photo() {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const s = spring({ frame, fps }) * interpolate(frame, [80, 89], [1, 0], { extrapolateLeft: 'clamp' });
  return (
    <AbsoluteFill>
      <img
        alt=""
        src={photo}
        style={{
          position: 'absolute',
          left: 90,
          top: 560,
          width: 900,
          height: 800,
          objectFit: 'cover',
          transform: `scale(${s})`,
        }}
      />
    </AbsoluteFill>
  );
}
