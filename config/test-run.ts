const name = 'FRAMEWRIGHT_TEST_DESK';

/** Loopback address at which the processes of one run of the tests ask for what they share. */
export function readTestDesk(env: NodeJS.ProcessEnv = process.env): string {
  const address = env[name];
  if (!address) throw new Error('run the suites by jest: what they share is started by it');
  return address;
}

/** For the processes that this one starts. */
export function tellTestDesk(address: string, env: NodeJS.ProcessEnv = process.env): void {
  env[name] = address;
}
