import type { ProxySettings } from '@main/server/api/network/proxy-settings';
import type { Logger } from '@main/system/log/logger';
import type { UpdateChannel, UpdateProblem, UpdatesOff } from '@shared/contract/desktop/updates';

/** A newer version, as described by the server's file. */
export interface FoundUpdate {
  version: string;
  /** As on the server; null if it has none. */
  releaseDate: string | null;
  /** As on the server, in both languages (`release-notes.ts`); null if it has none. */
  releaseNotes: string | null;
}

export interface Download {
  onProgress(percent: number): void;
  signal: AbortSignal;
}

/** Access to one update server. Every method rejects with an `UpdateError` or the network's error. */
export interface Updater {
  /** Resolves to null if there is no newer version for this computer. */
  check(): Promise<FoundUpdate | null>;
  /**
   * Downloads the version that `check` found last. Resolves once the file is complete and its signature is valid; false if the download was
   * canceled.
   */
  download(download: Download): Promise<boolean>;
  /** Runs the system's own check of the downloaded file if that takes time; installs nothing yet. */
  prepare(): Promise<void>;
  /** Passes the downloaded file to the installer, which waits until this program has ended and starts the new one. */
  install(): void;
}

export interface UpdaterOptions {
  /** Another server than the build's own. */
  feed: string | undefined;
  channel: UpdateChannel;
  proxy: ProxySettings;
  log: Logger;
}

/** The part of the system that updates need. */
export interface UpdateSystem {
  /** Returns the reason why this copy can't update itself; null if it can. */
  obstacle(): UpdatesOff | null;
  /** Loads the updater's code on demand. */
  open(options: UpdaterOptions): Promise<Updater>;
}

/** Thrown with the reason why an update is rejected. */
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
