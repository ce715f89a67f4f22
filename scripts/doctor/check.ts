/** One thing that Framewright needs. */
export interface Check {
  name: string;
  ok: boolean;
  /** What is here: a version, a path, a number, or why it is not. */
  found: string;
  /** What a person does when it is missing. */
  remedy: string;
}
