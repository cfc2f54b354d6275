// npm run test:real: runs every check with Electron's own program; ends with 1 if it isn't available, without using the stand-in.
import { join } from 'node:path';
import { fetchElectron, whyElectronCannotRun } from './find-electron.mjs';
import { ensureSetup } from './setup.mjs';
import { runWithDisplay } from './with-display.mjs';

await ensureSetup({ for: 'test' });
const program = fetchElectron({ isDemanded: true });
const reason = program === null ? 'it cannot be downloaded here' : whyElectronCannotRun(program);
if (reason !== null) {
  console.error(`Electron's own program cannot run: ${reason}`);
  process.exit(1);
}
const test = join(import.meta.dirname, 'test.mjs');
process.exit(runWithDisplay([process.execPath, test, ...process.argv.slice(2)], { env: { DIWAN_ELECTRON: 'real' } }));
