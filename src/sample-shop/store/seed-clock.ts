export interface SeedClock {
  now: Date;
  /** The day in Kuwait, `YYYY-MM-DD`. */
  today: string;
}
