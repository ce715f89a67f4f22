import { expect, test } from '@jest/globals';
import { playerPlace } from '../../api/player-origin.ts';

test.each([
  [null, 'http://127.0.0.1:80', 'http://localhost', 'http://*.localhost'],
  [null, 'http://127.0.0.1:8123', 'http://localhost:8123', 'http://*.localhost:8123'],
  [null, 'http://localhost:8123', 'http://127.0.0.1:8123', 'http://*.localhost:8123'],
  ['https://play.example.net', 'https://app.example.org', 'https://play.example.net', null],
  ['https://*.example.net', 'https://app.example.org', 'https://film.example.net', 'https://*.example.net'],
])('with PLAYER_ORIGIN %s, films of %s play at %s and %s', (playerOrigin, base, origin, others) => {
  expect(playerPlace({ playerOrigin }, base)).toEqual({ origin, others });
});

test('an installation with a public address names its own', () => {
  expect(playerPlace({ playerOrigin: null }, 'https://app.example.org')).toBeNull();
});
