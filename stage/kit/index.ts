/** The motion kit: what scenes import from `@framewright/kit`. */
export { Bars } from './pieces/bars.tsx';
export { Body } from './pieces/body.tsx';
export { Counter } from './pieces/counter.tsx';
export { Ground } from './pieces/ground.tsx';
export { Headline } from './pieces/headline.tsx';
export { Kicker } from './pieces/kicker.tsx';
export { Kinetic } from './pieces/kinetic.tsx';
export { ListBuild } from './pieces/list-build.tsx';
export { Stage } from './pieces/stage.tsx';
