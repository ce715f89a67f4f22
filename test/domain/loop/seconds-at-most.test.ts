import { expect, test } from '@jest/globals';
import { secondsAtLeast, secondsAtMost } from '../../../domain/loop/seconds-at-most.ts';

test.each([
  ['duration=9s, errors<=0', 9],
  ['errors<=0, duration<=15s, duration<=12s', 12],
  ['duration<30s', 30],
  ['duration>=8s, text:"a=b">=2s', null],
  ['errors<=0', null],
  [undefined, null],
])('what %s allows a film', (criteria, seconds) => expect(secondsAtMost(criteria)).toBe(seconds));

test.each([
  ['duration=9s, errors<=0', 9],
  ['duration>=8s, duration>10s', 10],
  ['duration<30s', 0],
  [undefined, 0],
])('what %s asks of a film', (criteria, seconds) => expect(secondsAtLeast(criteria)).toBe(seconds));
