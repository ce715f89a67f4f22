import { expect, test } from '@jest/globals';
import { AppError } from '../../../contract/errors.ts';
import { type VerifiedProject, verify } from '../../../domain/verify/verify.ts';

const project: VerifiedProject = {
  width: 1080,
  height: 1920,
  fps: 30,
  durationInFrames: 450,
  sceneCount: 4,
  audioClips: 0,
  review: {
    counts: { error: 0, warning: 2 },
    facts: {
      texts: [{ text: 'Start free, today', frames: 60 }],
      colours: [{ hex: '#5a2cfe', samples: 0.5, share: 0.12 }],
    },
  },
};

test.each([
  ['duration<=30s', true, '15 s'],
  ['duration >= 15', true, '15 s'],
  ['duration=15s', true, '15 s'],
  ['duration<15s', false, '15 s'],
  ['duration<=14999ms', true, '15 s'],
  ['duration<=14.9s', false, '15 s'],
  ['scenes>=3', true, '4'],
  ['scenes<3', false, '4'],
  ['portrait', true, 'portrait'],
  ['landscape', false, 'portrait'],
  ['1080p', true, '1080p'],
  ['720p', false, '1080p'],
  ['fps>=30', true, '30'],
  ['width=1080', true, '1080'],
  ['text:"Start free">=1.5s', true, '2 s'],
  ['text:"Start free, today"', true, '2 s'],
  ['text:"start  FREE">=2.5s', false, '2 s'],
  ['text:"Buy now"', false, 'not seen'],
  ['color:#5B2BFF', true, 'up to 12 % of the frame'],
  ['color:#00ff00', false, 'under 1 % of every sampled frame'],
  ['audio', false, '0 clips'],
  ['errors<=0', true, '0'],
  ['warnings<=1', false, '2'],
])('%s → %s, measured %s', (criterion, passed, measured) => {
  expect(verify(criterion, project)).toEqual({ passed, rows: [{ criterion, measured, passed }] });
});

test('criteria are separated by commas outside quotes, and all must pass', () => {
  const result = verify('duration<=30s, text:"Start free, today">=1s ,landscape', project);
  expect(result.rows.map(({ criterion }) => criterion)).toEqual([
    'duration<=30s',
    'text:"Start free, today">=1s',
    'landscape',
  ]);
  expect(result.passed).toBe(false);
});

test.each(['text:"Start free"', 'color:#5b2bff', 'errors<=0'])(
  'without a review %s says not_measured and fails',
  (criterion) => {
    const { passed, rows } = verify(criterion, { ...project, review: null });
    expect(passed).toBe(false);
    expect(rows[0]).toMatchObject({ measured: 'not_measured', passed: false });
  },
);

test.each([
  'looks good',
  'duration~30s',
  'duration<=soon',
  'text:Start',
  'color:red',
  'text:"unclosed',
  '',
  ' , ',
  'portrait, beauty>=3',
])('“%s” is refused with the known ones listed', (criteria) => {
  const refused = () => verify(criteria, project);
  expect(refused).toThrow(AppError);
  try {
    refused();
  } catch (error) {
    expect(error).toMatchObject({ code: 'unknown_criterion' });
    expect((error as AppError).options.detail).toContain('duration<=30s');
  }
});
