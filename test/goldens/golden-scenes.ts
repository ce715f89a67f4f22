/** Scenes that use what scenes use most: springs, interpolation, nested sequences, series, loops, blur, masks, SVG. */
const ground = `
import { AbsoluteFill, interpolateColors, random, useCurrentFrame, useVideoConfig } from 'remotion';

export default function Ground() {
  const { durationInFrames, width, height } = useVideoConfig();
  const progress = useCurrentFrame() / durationInFrames;
  const colour = interpolateColors(progress, [0, 1], ['#12324a', '#4a1238']);
  return (
    <AbsoluteFill style={{ background: \`linear-gradient(\${120 + progress * 60}deg, \${colour}, #05060a)\` }}>
      {Array.from({ length: 24 }, (_, index) => (
        <div key={index} style={{ position: 'absolute', left: random(\`x\${index}\`) * width, top: random(\`y\${index}\`) * height,
          width: 14, height: 14, borderRadius: 7, background: '#ffffff', opacity: 0.1 + 0.4 * random(index) }} />
      ))}
    </AbsoluteFill>
  );
}`;

const title = `
import { AbsoluteFill, Sequence, interpolate, spring, useCurrentFrame, useVideoConfig } from 'remotion';

function Word({ text, delay }: { text: string; delay: number }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const shown = spring({ frame: frame - delay, fps, config: { damping: 16 } });
  return <span style={{ display: 'inline-block', marginRight: 22, opacity: shown, transform: \`translateY(\${(1 - shown) * 60}px)\` }}>{text}</span>;
}

function Under() {
  const frame = useCurrentFrame();
  const { durationInFrames } = useVideoConfig();
  const width = interpolate(frame, [0, 12, durationInFrames - 6, durationInFrames], [0, 520, 520, 0], { extrapolateRight: 'clamp' });
  return <AbsoluteFill><div style={{ position: 'absolute', left: 96, top: 430, height: 10, width, padding: 2, border: '2px solid #fff', background: '#ff8a1f' }} /></AbsoluteFill>;
}

export default function Title() {
  return (
    <AbsoluteFill style={{ padding: 96, justifyContent: 'center' }}>
      <h1 style={{ fontFamily: '"Manrope Variable"', fontSize: 92, fontWeight: 750, color: '#fff', margin: 0, lineHeight: 1.1 }}>
        {'Every frame in its place'.split(' ').map((word, index) => <Word key={index} text={word} delay={index * 3} />)}
      </h1>
      <Sequence from={14} durationInFrames={30}><Under /></Sequence>
    </AbsoluteFill>
  );
}`;

const counters = `
import { AbsoluteFill, Loop, Series, interpolate, useCurrentFrame } from 'remotion';

function Step({ text }: { text: string }) {
  const frame = useCurrentFrame();
  return <div style={{ fontFamily: '"JetBrains Mono Variable"', fontSize: 40, color: '#7ee0c2', opacity: interpolate(frame, [0, 6], [0.2, 1], { extrapolateRight: 'clamp' }) }}>{text} {frame}</div>;
}

function Ring() {
  const frame = useCurrentFrame();
  return (
    <svg width="160" height="160" viewBox="0 0 160 160" style={{ filter: 'drop-shadow(0 8px 18px rgba(0,0,0,0.5))' }}>
      <circle cx="80" cy="80" r="60" fill="none" stroke="#5b2bff" strokeWidth="16" strokeDasharray={\`\${frame * 24} 400\`} />
    </svg>
  );
}

export default function Counters() {
  return (
    <AbsoluteFill>
      <div style={{ position: 'absolute', right: 80, top: 60 }}><Loop durationInFrames={15} layout="none"><Ring /></Loop></div>
      <div style={{ position: 'absolute', left: 96, bottom: 60 }}>
        <Series>
          <Series.Sequence durationInFrames={16} layout="none"><Step text="draft" /></Series.Sequence>
          <Series.Sequence durationInFrames={16} layout="none"><Step text="check" /></Series.Sequence>
          <Series.Sequence durationInFrames={16} layout="none"><Step text="ship" /></Series.Sequence>
        </Series>
      </div>
    </AbsoluteFill>
  );
}`;

export const goldenSize = { width: 1280, height: 720, fps: 30, durationInFrames: 60 };

export const goldenScenes = [
  { code: ground, track: 0, startFrame: 0, durationInFrames: 60 },
  { code: title, track: 2, startFrame: 6, durationInFrames: 50 },
  { code: counters, track: 1, startFrame: 10, durationInFrames: 48 },
];
