import type { Logger } from '@main/system/log/logger';
import { searchPathAlone } from '@main/system/ports/config';
import { verifySignature } from 'electron-updater/out/windowsExecutableCodeSignatureVerifier.js';

type Verify = typeof verifySignature;

/**
 * Verifies the signature of a Windows installer like electron-updater, but strictly: if PowerShell isn't available, electron-updater only
 * warns and accepts the installer. Resolves to the problem, or to null if there is none. Starts `powershell.exe` without a path through
 * cmd, which must not find one in the current folder.
 */
export function createStrictVerifier(
  log: Logger,
  verify: Verify = verifySignature,
): (publishers: string[], path: string) => Promise<string | null> {
  searchPathAlone();
  return async (publishers, path) => {
    let skipped: string | null = null;
    const warn = (text: unknown): void => {
      const line = String(text);
      log.warn('updates.signature', { text: line.slice(0, 500) });
      if (/Ignoring signature validation|Skipping this step of validation/.test(line)) skipped = line;
    };
    const problem = await verify(publishers, path, {
      info: (text?: unknown) => log.info('updates.signature', { text: String(text).slice(0, 500) }),
      warn,
      error: warn,
    });
    return problem ?? skipped;
  };
}
