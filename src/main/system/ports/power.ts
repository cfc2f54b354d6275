export interface Power {
  /** The machine does not go to sleep until the returned function is called; the screen may. */
  keepAwake(): () => void;
  /** The machine has woken up. */
  onResumed(listener: () => void): void;
  /** The machine goes to sleep or its screen is locked, which Linux does not tell. */
  onLeft(listener: () => void): void;
}
