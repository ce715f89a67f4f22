/** The motion kit: what scenes import from `@framewright/kit`. */
export { Bars } from './pieces/bars.tsx';
export { Body } from './pieces/body.tsx';
export { CallToAction } from './pieces/call-to-action.tsx';
export { Card } from './pieces/card.tsx';
export { Compare } from './pieces/compare.tsx';
export { Counter } from './pieces/counter.tsx';
export { Ground } from './pieces/ground.tsx';
export { Handoff } from './pieces/handoff.tsx';
export { Headline } from './pieces/headline.tsx';
export { Kicker } from './pieces/kicker.tsx';
export { Kinetic } from './pieces/kinetic.tsx';
export { ListBuild } from './pieces/list-build.tsx';
export { LogoReveal } from './pieces/logo-reveal.tsx';
export { Quote } from './pieces/quote.tsx';
export { Stage } from './pieces/stage.tsx';
export { Terminal } from './pieces/terminal.tsx';
export { Ticket } from './pieces/ticket.tsx';
