import type { BenchPart } from '../row.ts';
import { eventStreams } from './event-streams.ts';
import { listReads } from './list-reads.ts';
import { openBench } from './open-bench.ts';

/** The API as its callers meet it: lists, many streams of one run, and how soon they tell. */
export const apiPart: BenchPart = {
  describe: 'list reads beside a bare route, event streams by the hundred, time to the first event',
  async run(options) {
    await using bench = await openBench(options);
    options.onStep('List reads, in turns with a bare Koa route');
    const lists = await listReads(bench);
    options.onStep('Event streams');
    return [...lists, ...(await eventStreams(bench))];
  },
};
