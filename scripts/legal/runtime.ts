import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fullVersions as chromiumOfElectron } from 'electron-to-chromium';
import { realElectron } from '../electron-env.mjs';

/** The parts of Electron, with their versions. */
export interface RuntimeVersions {
  electron: string;
  chromium: string;
  /** Null if unknown: only Electron's program reports it, and that isn't installed on every machine. */
  node: string | null;
}

/** Returns Electron's version from the lock file; its parts' versions from the program if it runs, otherwise from the table of releases. */
export function readRuntimeVersions(root: string): RuntimeVersions {
  const { version: electron } = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8')) as { version: string };
  const program = realElectron();
  if (program) {
    const script = 'JSON.stringify([process.versions.chrome, process.versions.node])';
    const said = execFileSync(program, ['-p', script], { encoding: 'utf8', env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' } });
    const [chromium, node] = JSON.parse(said) as [string, string];
    return { electron, chromium, node };
  }
  const chromium = chromiumOfElectron[electron];
  if (!chromium) throw new Error(`electron-to-chromium does not know Electron ${electron}: npm update electron-to-chromium`);
  return { electron, chromium, node: null };
}
