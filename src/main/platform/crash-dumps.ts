import { crashReporter } from 'electron';

/**
 * Stores crash dumps in the data folder without sending them; `LogCleanup` removes old ones. Call before the first window, and only if IT
 * allows it and the data folder is this program's own.
 */
export function keepCrashDumps(): void {
  crashReporter.start({ uploadToServer: false, compress: true });
}
