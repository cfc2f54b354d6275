import { spawn } from 'node:child_process';
import { runtime } from '../runtime.mjs';
import { nextPlaceholder } from './no-content.mjs';

/**
 * Opens a window without tabs and address bar. CDP can't open one; a second start of Chromium with `--app` on the same profile can, and
 * exits at once.
 * @param {{ left: number, top: number, width: number, height: number }} bounds
 * @returns {Promise<{ targetId: string, session: import('./cdp.mjs').CdpSession }>} the page, paused
 */
export function openAppWindow({ left, top, width, height }) {
  const { executable, profileDir, isSandboxed } = runtime.chromium;
  const url = nextPlaceholder();
  const opened = runtime.targets.expect(url);
  const opener = spawn(
    executable,
    [
      `--user-data-dir=${profileDir}`,
      `--app=${url}`,
      `--window-size=${width},${height}`,
      `--window-position=${left},${top}`,
      ...(isSandboxed ? [] : ['--no-sandbox', '--test-type']),
    ],
    { stdio: 'ignore' },
  );
  opener.on('error', (error) => console.error(`electron stand-in: cannot open a window: ${error.message}`));
  return opened;
}
