import { afterAll, beforeAll, test } from '@jest/globals';
import { type MainJob, makeVideo, openMainJob } from './main-job.ts';

let job: MainJob;
beforeAll(async () => {
  job = await openMainJob();
}, 180_000);
afterAll(async () => job?.[Symbol.asyncDispose](), 60_000);

test('from a prompt to an MP4 of 1080 lines, each phase behind its gate, by the commands an agent would use', async () => {
  const size = ['--format', 'square', '--fps', '24'];
  const criteria = 'duration<=5s,duration>=5s,scenes>=3,square,1080p,fps>=24,errors<=0';
  await makeVideo(job, { arguments: size, criteria, side: 1080, fps: 24 });
});
