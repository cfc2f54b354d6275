/** Where the identifying cell of a row leads. */
export interface RowLink {
  /** Path of the app, from `/`. */
  to: string;
  /** Handed over to the screen. */
  state?: unknown;
}

/** What the identifying cell of a row opens over its list. */
export interface RowOpening {
  run(): void;
}
