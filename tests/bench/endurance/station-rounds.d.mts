export interface RunningStation {
  // biome-ignore lint/suspicious/noExplicitAny: the result of any call.
  call(name: string, input?: unknown): Promise<any>;
  kill(): Promise<void>;
  close(): Promise<void>;
}
export interface StationTotals {
  orders: number;
  kills: number;
  uncertain: number;
  mostUncertain: number;
  lost: string[];
  doubled: string[];
  strange: string[];
  outOfOrder: string[];
  /** Number of sheets per station. */
  shares: number[];
}
export function runStationRounds(options: {
  stations: { launch(): Promise<RunningStation>; titles(): string[] }[];
  place: () => string;
  orders: number;
  pauseMs: number;
  kills: number;
  spreadMs: number;
  until: (what: string, holds: () => Promise<boolean>) => Promise<void>;
  report?: (line: string) => void;
}): Promise<StationTotals>;
export function isFlawless(totals: StationTotals): boolean;
