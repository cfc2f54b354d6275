import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** A program that keeps running, with its three streams. */
export type RunningProgram = ChildProcessWithoutNullStreams;

interface RunOptions {
  /** The program is ended after this time in ms; the default is the time of a cold PowerShell. */
  limitMs?: number;
  /** Variables of the user's environment that the program needs, such as the address of the session bus. */
  inherits?: readonly string[];
}

/**
 * Starts programs of the operating system: by full paths, without a shell, and with their own environment. The user's environment could
 * lead them to other code, or to modules of another version (`PSModulePath`).
 */
export interface SystemPrograms {
  /** Resolves to the exit code and the output. Rejects if the program can't run, doesn't end in time, or its output is too long. */
  run(program: string, args: readonly string[], options?: RunOptions): Promise<{ code: number; output: Uint8Array }>;
  start(program: string, args: readonly string[]): RunningProgram;
}
