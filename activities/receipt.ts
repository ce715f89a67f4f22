/** What every activity of a run answers: ids, counts and the newest event it knows of, never content. */
export interface Receipt {
  seq: number;
  counts?: Record<string, number>;
  ids?: Record<string, string>;
}
