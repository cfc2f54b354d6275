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
  /** Printed sheets that were never requested. */
  strange: number;
  /** Counts rounds, not sheets. */
  outOfOrder: number;
  uncertain: number;
  mostUncertain: number;
  printedBeforeKill: number;
  /** The faults, by round and by the labels of its sheets. */
  findings: { round: number; lost: string[]; doubled: string[]; strange: string[]; outOfOrder: string[] }[];
}
export function runKillRounds(options: {
  launch: () => Promise<RunningApp>;
  /** Titles of the jobs that the printer got, in order. */
  titles: () => string[];
  orders: (app: RunningApp) => Promise<{ kind: 'order' | 'guestOrder'; id: number }[]>;
  until: (what: string, holds: () => Promise<boolean>) => Promise<void>;
  rounds: number;
  /** The documents of each order, collated by order, all on one printer. */
  documents: ('invoice' | 'packingSlip')[];
  ordersInBatch: number;
  /** Milliseconds. The kill comes at a random moment within this time after the click. */
  spreadMs: number;
  report?: (line: string) => void;
}): Promise<KillTotals>;
