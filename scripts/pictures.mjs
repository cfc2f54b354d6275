// npm run pictures: retakes the pictures of the README.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild, ensureSetup } from './setup.mjs';

const root = join(import.meta.dirname, '..');
const out = join(root, 'docs/pictures');
/** Bytes of each picture, because everyone who clones the project loads them. */
const mostBytes = 150_000;

await ensureSetup({ for: 'test' });
await ensureBuild();
mkdirSync(out, { recursive: true });
const config = join(root, 'tests/tour/playwright.config.ts');
const { status } = spawnSync(
  process.execPath,
  [join(root, 'scripts/with-session.mjs'), 'npx', 'playwright', 'test', '--config', config, 'tour/pictures.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DIWAN_PICTURES: out } },
);
const large = readdirSync(out).filter((file) => statSync(join(out, file)).size > mostBytes);
for (const file of large) console.error(`${file} is larger than ${mostBytes / 1000} KB.`);
process.exit(status || (large.length > 0 ? 1 : 0));
