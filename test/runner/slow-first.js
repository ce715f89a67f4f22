import Sequencer from '@jest/test-sequencer';

/** Rooms whose suites drive whole stacks and browsers, the longest first: what ends a run should be short. */
const slowRooms = [
  'faults',
  'end-to-end',
  'workflows',
  'web',
  'schemathesis',
  'scripts',
  'worker',
  'goldens',
  'attacks',
  'engine',
  'cli',
  'api',
];

/** Orders the suites by their rooms; the size of a file, by which jest goes on a new clone, says little of its time. */
export default class SlowFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => placeOf(one.path) - placeOf(other.path) || (one.path < other.path ? -1 : 1));
  }
}

function placeOf(path) {
  const place = slowRooms.findIndex((room) => path.includes(`/test/${room}/`));
  return place < 0 ? slowRooms.length : place;
}
