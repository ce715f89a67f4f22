import { parentPort, workerData } from 'node:worker_threads';
import { cutOut } from '../../domain/media/picture/cut-out.ts';
import type { Pixels } from '../../domain/media/picture/pixels.ts';

/** A thread of its own: large pictures take seconds, in which the worker must go on to say that it lives. */
parentPort?.postMessage(cutOut(workerData as Pixels));
