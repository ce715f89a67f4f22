import { readHost } from '../config/host.ts';

/** For the environment of our own programs that tests run: they need not compile what another one has compiled. */
export const compiled = { NODE_COMPILE_CACHE: readHost().codeCache };
