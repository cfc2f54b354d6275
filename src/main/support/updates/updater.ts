import type { ProxySettings } from '@main/server/api/network/proxy-settings';
import type { Logger } from '@main/system/log/logger';
import type { UpdateChannel, UpdateProblem, UpdatesOff } from '@shared/contract/desktop/updates';

/** A newer version, as the server's file describes it. */
export interface FoundUpdate {
  version: string;
  /** As the server wrote it; null when it did not. */
  releaseDate: string | null;
  /** As the server wrote them; in both languages (release-notes.ts). */
  releaseNotes: string | null;
}

export interface Download {
  onProgress(percent: number): void;
  signal: AbortSignal;
}

/** The way to one update server; every method rejects with an `UpdateError` or what the network threw. */
export interface Updater {
  /** Null when nothing newer is there for this computer. */
  check(): Promise<FoundUpdate | null>;
  /** What `check` found last; resolves once the file is there, whole and with the right signature. False when it was given up. */
  download(download: Download): Promise<boolean>;
  /** The system's own look at what was downloaded, where it takes its time; nothing is installed yet. */
  prepare(): Promise<void>;
  /** Hands the downloaded file to the installer, which waits for the end of this program and starts the new one. */
  install(): void;
}

export interface UpdaterOptions {
  /** Another server than the build's own. */
  feed: string | undefined;
  channel: UpdateChannel;
  proxy: ProxySettings;
  log: Logger;
}

/** What updates need of the system. */
export interface UpdateSystem {
  /** Why this copy does not update itself; null when it may. */
  obstacle(): UpdatesOff | null;
  /** Loads the code that updates need, which is not needed before. */
  open(options: UpdaterOptions): Promise<Updater>;
}

/** An update that is not taken, and why. */
export class UpdateError extends Error {
  override readonly name = 'UpdateError';
  constructor(
    readonly problem: UpdateProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
