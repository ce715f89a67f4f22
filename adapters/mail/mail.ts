/** One mail of plain text to one address. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Hands mail over. Throws `unavailable` when it cannot be handed over now. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}
