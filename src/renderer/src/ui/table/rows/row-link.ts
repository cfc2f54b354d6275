/** Destination of a row's identifying cell. */
export interface RowLink {
  /** Path of the app, starting with `/`. */
  to: string;
  /** Navigation state for the screen. */
  state?: unknown;
}

/** Opens a row's dialog over its list. */
export interface RowOpening {
  run(): void;
}
