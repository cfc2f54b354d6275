// npm run policy: writes all files that are generated from the policy's schema.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '..');
const resolve = { alias: { '@shared': join(root, 'src/shared') } };
const { module } = await runnerImport(join(root, 'scripts/policy/files.ts'), { root, configFile: false, logLevel: 'error', resolve });
for (const [path, text] of Object.entries(module.makePolicyFiles())) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(path);
}
