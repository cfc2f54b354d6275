// npm run package:check: builds packages for Windows and Linux as they ship, signs, verifies, installs, and removes them, and prints the
// results. Runs on a fresh clone; without root it skips steps that need root. Linux only. `npm run test:all` does the same.
import { ensureBuild, ensureSetup } from './setup.mjs';
import { runInSession } from './with-session.mjs';

const suites = [
  ['vitest', 'run', '--project', 'packages'],
  ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', 'packed-app'],
];

const startedAt = Date.now();
await ensureSetup({ for: 'packages' });
await ensureBuild();
let worst = 0;
for (const suite of suites) {
  const code = await runInSession(suite, { stdio: 'inherit', env: { DIWAN_TELL_PACKING: '1' } }).code;
  worst = Math.max(worst, code);
}
console.log(
  `\npackages: ${worst === 0 ? 'sound' : 'something was found, see above'}, after ${Math.round((Date.now() - startedAt) / 1000)} s`,
);
process.exit(worst);
