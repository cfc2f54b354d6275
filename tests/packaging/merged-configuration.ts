import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// The function by which electron-builder itself reads, merges, and checks its configuration.
import { getConfig } from 'app-builder-lib/out/util/config/config.js';
import type { Configuration } from 'electron-builder';
import { parse } from 'yaml';
import { makeDifferences, type PackageOrder } from '../../scripts/packaging/differences';

const root = join(import.meta.dirname, '../..');

/** Returns `electron-builder.yml` without its `extends`. */
export function readWritten(): Configuration {
  const { extends: _, ...written } = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) as Configuration;
  return written;
}

/** Returns a package's configuration: the file, merged over the differences. A test compares it with electron-builder's own result. */
export function mergeConfiguration(order: PackageOrder): Configuration {
  const [written, differences] = [readWritten(), makeDifferences(order)];
  const over = (system: 'win' | 'mac' | 'linux') => ({ ...differences[system], ...written[system] });
  return { ...differences, ...written, win: over('win'), mac: over('mac'), linux: over('linux') } as Configuration;
}

/** Returns electron-builder's own configuration of the project, for the environment of this process. */
export const askElectronBuilder = (): Promise<Configuration> => getConfig(root, null, null);
