/** Facts about this computer without personal data: no computer name, no user, no addresses. */
export interface MachineFacts {
  system: { kind: string; version: string; release: string; arch: string; uptimeHours: number };
  processor: { count: number; model: string };
  memory: { totalMb: number; freeMb: number };
  /** Memory and CPU use of each process of the app. */
  processes: { type: string; memoryMb: number; cpuPercent: number }[];
  displays: { width: number; height: number; scaleFactor: number }[];
  /** Free space on the disk of the data folder; null if the system doesn't report it. */
  freeDiskMb: number | null;
  /** How the app was installed, if the installer has stored it. */
  packageType: string | null;
  /** List of this computer's crash dumps. Their content isn't sent. */
  crashDumps: { file: string; at: string; bytes: number }[];
}

/** The part of the platform that the report needs. */
export interface Machine {
  read(): Promise<MachineFacts>;
  /** Rejects if the disk refuses. */
  removeCrashDumps(before: Date): Promise<void>;
  /** Resolves to the proxy for calls to this address in the syntax of a PAC file: `DIRECT`, `PROXY host:port`. */
  proxyFor(url: string): Promise<string>;
}
