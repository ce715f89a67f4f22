import { AbsoluteFill } from 'remotion';

const order: { customer?: { city: string } } = {};

export default function Order() {
  return (
    <AbsoluteFill
      style={{
        background: '#fff7ed',
        color: '#431407',
        fontFamily: '"Manrope Variable"',
        fontSize: 120,
        fontWeight: 800,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      Ships to {order.customer?.city ?? 'your door'}
    </AbsoluteFill>
  );
}
