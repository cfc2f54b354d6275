// npm run smoke-package -- PROGRAM: starts a packed app with --smoke-test: it runs everything but a window, with temporary data. Needs a
// package with real Electron.
import { runWithDisplay } from './with-display.mjs';

const [program] = process.argv.slice(2);
if (!program) {
  console.error('npm run smoke-package -- PROGRAM, such as release/linux-unpacked/diwan or release/win-unpacked/Diwan.exe');
  process.exit(2);
}
process.exit(runWithDisplay([program, '--smoke-test']));
