import { text } from 'node:stream/consumers';
import { AppError } from '../contract/errors.ts';
import type { SceneFaultReport } from '../domain/directing/director.ts';
import { repairsAtMost } from '../domain/money/quote.ts';
import type { ActivityPorts } from './ports.ts';

/** One state of one scene of a run: 0 as first written, then one for each repair. */
export interface SceneVersionKey {
  runId: string;
  index: number;
  version: number;
}

/**
 * What a director wrote and what the stage had against it, kept between activities under keys of run and step: an
 * activity that runs again finds the text that was already paid for.
 */
export function createSceneDrafts({ storage }: Pick<ActivityPorts, 'storage'>) {
  const keyOf = ({ runId, index, version }: SceneVersionKey, ending: string) =>
    `scratch/${runId}/scene-${index}-${version}.${ending}`;
  const read = async (key: string) => {
    const stream = await storage.get(key);
    return stream && (await text(stream));
  };
  return {
    find: (key: SceneVersionKey): Promise<string | null> => read(keyOf(key, 'tsx')),
    async code(key: SceneVersionKey): Promise<string> {
      const code = await read(keyOf(key, 'tsx'));
      if (code === null) throw new AppError('internal', `no text of ${keyOf(key, 'tsx')}`);
      return code;
    },
    async keep(key: SceneVersionKey, code: string): Promise<void> {
      await storage.put(keyOf(key, 'tsx'), Buffer.from(code), 'text/plain; charset=utf-8');
    },
    async faults(key: SceneVersionKey): Promise<SceneFaultReport[]> {
      return JSON.parse((await read(keyOf(key, 'json'))) ?? '[]') as SceneFaultReport[];
    },
    async keepFaults(key: SceneVersionKey, faults: SceneFaultReport[]): Promise<void> {
      await storage.put(keyOf(key, 'json'), Buffer.from(JSON.stringify(faults)), 'application/json');
    },
    async clear(runId: string, scenes: number): Promise<void> {
      for (let index = 0; index < scenes; index += 1) {
        for (let version = 0; version <= repairsAtMost; version += 1) {
          await storage.remove(keyOf({ runId, index, version }, 'tsx'));
          await storage.remove(keyOf({ runId, index, version }, 'json'));
        }
      }
    },
  };
}
