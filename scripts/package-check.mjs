// npm run package:check: packs the app as it ships, over a folder that looks like Electron, verifies it and drives it; says what it did.
// Runs on a fresh clone and without a network; a part of `npm test`. Linux only.
import { ensureBuild, ensureSetup } from './setup.mjs';
import { runInSession } from './with-session.mjs';

await ensureSetup({ for: 'test' });
await ensureBuild();
const { code } = runInSession(['playwright', 'test', 'packed-app'], { stdio: 'inherit', env: { DIWAN_TELL_PACKING: '1' } });
process.exit(await code);
