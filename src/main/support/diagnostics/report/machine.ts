/** Facts of this computer that name nobody: no computer name, no user, no addresses. */
export interface MachineFacts {
  system: { kind: string; version: string; release: string; arch: string; uptimeHours: number };
  processor: { count: number; model: string };
  memory: { totalMb: number; freeMb: number };
  /** Of each process of the app. */
  processes: { type: string; memoryMb: number; cpuPercent: number }[];
  displays: { width: number; height: number; scaleFactor: number }[];
  /** Free space where the data folder lies; null when the system does not say. */
  freeDiskMb: number | null;
  /** How the app was installed, when the installer has noted it. */
  packageType: string | null;
  /** Crash dumps of this computer. What is in them stays here. */
  crashDumps: { file: string; at: string; bytes: number }[];
}

/** What the report asks the platform. */
export interface Machine {
  read(): Promise<MachineFacts>;
  /** Rejects when the disk refuses. */
  removeCrashDumps(before: Date): Promise<void>;
  /** The way that calls to this address take, in the words of a PAC file: `DIRECT`, `PROXY host:port`. */
  proxyFor(url: string): Promise<string>;
}
