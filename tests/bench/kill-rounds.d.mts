export interface RunningApp {
  call(name: string, input?: unknown): Promise<unknown>;
  kill(): Promise<void>;
  close(): Promise<void>;
}
export interface KillTotals {
  rounds: number;
  sheets: number;
  lost: number;
  doubled: number;
  outOfOrder: number;
  uncertain: number;
  mostUncertain: number;
  printedBeforeKill: number;
}
export function runKillRounds(options: {
  launch: () => Promise<RunningApp>;
  /** Titles of what the printer was given, in order. */
  titles: () => string[];
  orders: (app: RunningApp) => Promise<{ kind: 'order' | 'guestOrder'; id: number }[]>;
  until: (what: string, holds: () => Promise<boolean>) => Promise<void>;
  rounds: number;
  sheets: number;
  /** The kill comes at a random moment within this time after the click. */
  spreadMs: number;
  report?: (line: string) => void;
}): Promise<KillTotals>;
