import { expect, test } from '@jest/globals';
import { encodeId, isId, uuidOfHash } from '../../domain/ids.ts';

test('an id carries its UUID in Crockford base32 behind the prefix of its kind', () => {
  expect(encodeId('project', '00000000-0000-0000-0000-000000000000')).toBe(`prj_${'0'.repeat(26)}`);
  expect(encodeId('run', 'ffffffff-ffff-ffff-ffff-ffffffffffff')).toBe(`run_7${'z'.repeat(25)}`);
  expect(encodeId('scene', '00000000-0000-0000-0000-000000000021')).toBe(`scn_${'0'.repeat(24)}11`);
});

test('ids sort as their UUIDs do', () => {
  const uuids = [
    '0192f0c0-0000-7000-8000-000000000000',
    '0192f0c0-0001-7000-8000-000000000000',
    '0192f0c1-0000-7000-8000-000000000000',
  ];
  const ids = uuids.map((uuid) => encodeId('run', uuid));
  expect([...ids].reverse().sort()).toEqual(ids);
});

test('only an id of the kind, as we write it, is one', () => {
  const id = encodeId('project', '0192f0c0-0000-7000-8000-0123456789ab');
  expect(isId('project', id)).toBe(true);
  for (const wrong of [
    id.replace('prj', 'run'),
    `${id}0`,
    id.slice(0, -1),
    id.toUpperCase(),
    `prj_8${id.slice(5)}`,
    `${id}_x`,
    'prj',
    '',
  ])
    expect([wrong, isId('project', wrong)]).toEqual([wrong, false]);
});

test('the UUID of a hash is the same each time and a valid version 8', () => {
  const uuid = uuidOfHash('0123456789abcdef'.repeat(4));
  expect(uuid).toBe(uuidOfHash('0123456789abcdef'.repeat(4)));
  expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
