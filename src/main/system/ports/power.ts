export interface Power {
  /** Prevents the machine from sleeping until the returned function is called; the screen may turn off. */
  keepAwake(): () => void;
  /** Called when the machine has woken up. */
  onResumed(listener: () => void): void;
  /** Called when the user leaves the machine: it is suspended, or its screen is locked. Linux doesn't report this. */
  onLeft(listener: () => void): void;
}
