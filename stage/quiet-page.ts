const nothing = () => undefined;

/**
 * Takes away what only costs time on a stage: nobody is there to answer a dialog or to read the console, and a frame has
 * no history to go back to.
 */
export function quietPage(): void {
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'close', 'stop'])
    Object.assign(globalThis, { [name]: nothing });
  for (const name of Object.keys(console)) Object.assign(console, { [name]: nothing });
  Object.assign(history, { back: nothing, forward: nothing, go: nothing });
}
