/** Where the identifying cell of a row leads. */
export interface RowLink {
  /** Path of the app, from `/`. */
  to: string;
  /** Handed over to the screen. */
  state?: unknown;
}
