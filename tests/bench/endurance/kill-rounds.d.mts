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
  /** Sheets that nobody asked for. */
  strange: number;
  /** Rounds, not sheets. */
  outOfOrder: number;
  uncertain: number;
  mostUncertain: number;
  printedBeforeKill: number;
  /** What was wrong, by round and by the labels of its sheets. */
  findings: { round: number; lost: string[]; doubled: string[]; strange: string[]; outOfOrder: string[] }[];
}
export function runKillRounds(options: {
  launch: () => Promise<RunningApp>;
  /** Titles of what the printer was given, in order. */
  titles: () => string[];
  orders: (app: RunningApp) => Promise<{ kind: 'order' | 'guestOrder'; id: number }[]>;
  until: (what: string, holds: () => Promise<boolean>) => Promise<void>;
  rounds: number;
  /** Of each order, collated by order, all on one printer. */
  documents: ('invoice' | 'packingSlip')[];
  ordersInBatch: number;
  /** The kill comes at a random moment within this time after the click. */
  spreadMs: number;
  report?: (line: string) => void;
}): Promise<KillTotals>;
