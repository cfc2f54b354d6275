import { crashReporter } from 'electron';

/**
 * Crashes leave a dump in the data folder, which nobody sends anywhere; `LogCleanup` removes it as old logs. Call before the first window,
 * and only where IT allows it and the data folder is this program's to write in.
 */
export function keepCrashDumps(): void {
  crashReporter.start({ uploadToServer: false, compress: true });
}
