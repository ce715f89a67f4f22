/** A process of its own that edits scenes by their syntax tree; its parent kills it when it takes too long. */
import type { ElementEdit } from '../../domain/mend/edit.ts';
import { editScene } from './edit-scene.ts';

process.on('message', ({ code, mends }: { code: string; mends: ElementEdit[][] }) => {
  try {
    process.send?.(editScene(code, mends));
  } catch (error) {
    process.send?.({ code, refused: mends.map(() => `the code cannot be parsed: ${String(error).slice(0, 200)}`) });
  }
});
process.send?.({ ready: true });
