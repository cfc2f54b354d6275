import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// What electron-builder itself reads, merges and checks its configuration with.
import { getConfig } from 'app-builder-lib/out/util/config/config.js';
import type { Configuration } from 'electron-builder';
import { parse } from 'yaml';
import { makeDifferences, type PackageOrder } from '../../scripts/packaging/differences';

const root = join(import.meta.dirname, '../..');

/** `electron-builder.yml`, but for the file that it extends. */
export function readWritten(): Configuration {
  const { extends: _, ...written } = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) as Configuration;
  return written;
}

/** What a package is built with: the file over what differs. A test holds it against electron-builder's own answer. */
export function mergeConfiguration(order: PackageOrder): Configuration {
  const [written, differences] = [readWritten(), makeDifferences(order)];
  const over = (system: 'win' | 'mac' | 'linux') => ({ ...differences[system], ...written[system] });
  return { ...differences, ...written, win: over('win'), mac: over('mac'), linux: over('linux') } as Configuration;
}

/** What electron-builder itself makes of the project, by the environment of this process. */
export const askElectronBuilder = (): Promise<Configuration> => getConfig(root, null, null);
