/**
 * How long a test waits for what is to come, in milliseconds: nothing may fail for being late on a slow machine with much
 * else to do. Less than a test may take as a whole (`test/runner/globals.js`), so that what did not come is named.
 */
export const patienceMs = 480_000;
