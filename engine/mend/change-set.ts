/** A change of the text between two offsets. */
interface Splice {
  start: number;
  end: number;
  text: string;
}

/** Changes of one text that do not touch each other, and what they make of it. No change may add or take a line. */
export class ChangeSet {
  readonly #splices: Splice[] = [];

  /** False where another change stands in the same place already, or where the text would gain a line. */
  add(splice: Splice): boolean {
    const same = this.#splices.find(({ start, end }) => start === splice.start && end === splice.end && end > start);
    if (same) return same.text === splice.text;
    const meets = ({ start, end }: Splice) => splice.start < end && start < splice.end;
    if (this.#splices.some(meets)) return false;
    this.#splices.push(splice);
    return true;
  }

  /** Insertions at one place follow each other in the order in which they came. */
  applyTo(code: string): string {
    const ordered = this.#splices
      .map((splice, index) => ({ splice, index }))
      .sort((a, b) => b.splice.start - a.splice.start || b.index - a.index);
    return ordered.reduce(
      (text, { splice }) => text.slice(0, splice.start) + splice.text + text.slice(splice.end),
      code,
    );
  }
}
