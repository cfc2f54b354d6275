// npm run smoke-package -- PROGRAM: starts a packed app with --smoke-test: everything but a window, with data of its own. Needs the real Electron in it.
import { runWithDisplay } from './with-display.mjs';

const [program] = process.argv.slice(2);
if (!program) {
  console.error('npm run smoke-package -- PROGRAM, such as release/linux-unpacked/diwan or release/win-unpacked/Diwan.exe');
  process.exit(2);
}
process.exit(runWithDisplay([program, '--smoke-test']));
