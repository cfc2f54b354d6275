import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fullVersions as chromiumOfElectron } from 'electron-to-chromium';
import { realElectron } from '../electron-env.mjs';

/** What Electron consists of. */
export interface RuntimeVersions {
  electron: string;
  chromium: string;
  /** Null where nobody can say it: only the program itself knows, and it is not on every machine. */
  node: string | null;
}

/** Electron as the lock file has it; its parts as the program says, else as the table of releases says. */
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
