/** Ctrl-C during a run: the run goes on, and the message says how to come back to it. */
export class Detached extends Error {
  readonly runId: string;

  constructor(runId: string) {
    super(
      `Detached; the run goes on. Attach: framewright runs watch ${runId}. Cancel: framewright runs cancel ${runId}.`,
    );
    this.name = 'Detached';
    this.runId = runId;
  }

  /** The same as a document, for agents. */
  document(): { detached: true; runId: string; attach: string; cancel: string } {
    const { runId } = this;
    const [attach, cancel] = [`framewright runs watch ${runId}`, `framewright runs cancel ${runId}`];
    return { detached: true, runId, attach, cancel };
  }
}
