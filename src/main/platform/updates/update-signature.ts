import type { Logger } from '@main/system/log/logger';
import { searchPathAlone } from '@main/system/ports/config';
import { verifySignature } from 'electron-updater/out/windowsExecutableCodeSignatureVerifier.js';

type Verify = typeof verifySignature;

/**
 * electron-updater's look at the signature of a Windows installer, without its indulgence: where PowerShell cannot be asked it warns and takes
 * the installer. The answer says what is wrong, null when nothing is. It starts `powershell.exe` without a path through cmd, which must not find one in
 * the current folder.
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
