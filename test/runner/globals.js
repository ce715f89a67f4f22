/**
 * A slow machine whose cores other suites keep busy needs many times what a quiet one does: whatever a test asks for, it
 * gets this long. Limits end what hangs; none of them says how fast something is.
 */
const usualMs = 900_000;

/** The runner knows no time limits: a test or hook that passes its own fails by it, and the suite goes on. */
function bounded(work, askedMs) {
  const limitMs = Math.max(askedMs, usualMs);
  return async (...given) => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`took longer than ${limitMs} ms`)), limitMs);
    });
    try {
      await Promise.race([work(...given), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

const boundedHook =
  (add) =>
  (work, limitMs = usualMs) =>
    add(bounded(work, limitMs));

export const test = Object.assign((name, work, limitMs = usualMs) => globalThis.test(name, bounded(work, limitMs)), {
  each:
    (table) =>
    (name, work, limitMs = usualMs) =>
      globalThis.test.each(table)(name, bounded(work, limitMs)),
});
export const beforeAll = boundedHook(globalThis.beforeAll);
export const beforeEach = boundedHook(globalThis.beforeEach);
export const afterAll = boundedHook(globalThis.afterAll);
export const afterEach = boundedHook(globalThis.afterEach);
export const { describe, expect } = globalThis;
