/** A process of its own that compiles scenes one after the other; its parent kills it when it takes too long. */
import { transformScene, warmUp } from './transform-scene.ts';

process.on('message', (message: { code: string }) => {
  transformScene(message.code).then(
    (reply) => process.send?.(reply),
    () => process.disconnect(),
  );
});

await warmUp();
process.send?.({ js: '', imports: [] });
