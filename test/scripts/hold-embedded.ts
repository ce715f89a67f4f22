import { startEmbedded } from '../../scripts/embedded/embedded.ts';
import { patienceMs } from '../patience.ts';

/** Holds an embedded stack until it is killed. */
const stack = await startEmbedded({ dataDir: process.argv[2] as string, durable: false });
console.log(JSON.stringify(stack.pids));
await new Promise((resolve) => setTimeout(resolve, patienceMs));
await stack.stop();
