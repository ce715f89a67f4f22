/** Ctrl-C during a run: the run goes on, and the message says how to come back to it. */
export class Detached extends Error {
  constructor(runId: string) {
    super(
      `Detached; the run goes on. Attach: framewright runs watch ${runId}. Cancel: framewright runs cancel ${runId}.`,
    );
    this.name = 'Detached';
  }
}
