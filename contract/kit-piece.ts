/** One piece of the motion kit as told to an author. Props are in short TypeScript: `?` optional, `=` the default. */
export interface KitPiece {
  name: string;
  purpose: string;
  /** Props besides the common ones. */
  props: string;
  /** One line of TSX that works as it stands. */
  example: string;
  /** What in a brief calls for the piece. */
  castBy: string;
}
