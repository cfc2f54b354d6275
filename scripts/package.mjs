// npm run package -- TYPE [--publish never …]: builds the app and one package of it; `folder` packs the app's folder without an installer.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isPackageType, packageTypes } from './packaging/package-types.ts';
import { readSigning } from './packaging/signing.ts';
import { ensureBuild } from './setup.mjs';

const root = join(import.meta.dirname, '..');
const [type, ...others] = process.argv.slice(2);
if (type !== 'folder' && !isPackageType(type)) {
  console.error(`npm run package -- TYPE, where TYPE is one of ${Object.keys(packageTypes).join(', ')}, or folder.`);
  process.exit(2);
}

const system = type === 'folder' ? null : packageTypes[type].system;
if (system !== null) console.log(readSigning(system, process.env).said);
await ensureBuild();
const builder = join(root, 'node_modules/electron-builder/cli.js');
const { status } = spawnSync(
  process.execPath,
  [builder, ...(system === null ? ['--dir'] : [`--${system}`]), '--publish', 'never', ...others],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(type === 'folder' ? {} : { DIWAN_PACKAGE_TYPE: type }) },
  },
);
process.exit(status ?? 1);
