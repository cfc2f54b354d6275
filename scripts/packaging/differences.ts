import type { Configuration } from 'electron-builder';
import { isPackageType, type PackagedSystem, type PackageType, packageTypes } from './package-types.ts';
import { readSigning } from './signing.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface PackageOrder {
  /** Null packs a folder: nothing that somebody installs from. */
  type: PackageType | null;
  /** Where self-updating packages look for updates unless a policy names another place; without one they look nowhere. */
  updateFeed: string | null;
  environment: Environment;
}

/** `npm run package -- TYPE` says which package; without one a folder is packed, which says so by having no mark. */
export function readOrder(environment: Environment): PackageOrder {
  const { DIWAN_PACKAGE_TYPE: type, DIWAN_UPDATE_FEED: updateFeed } = environment;
  return { type: isPackageType(type) ? type : null, updateFeed: updateFeed || null, environment };
}

/** What `electron-builder.yml` cannot say: what differs between packages, and between the machines that build them. */
export function makeDifferences({ type, updateFeed, environment }: PackageOrder): Configuration {
  const order = type === null ? null : packageTypes[type];
  const sign = (system: PackagedSystem): ReturnType<typeof readSigning> => readSigning(system, order?.system === system ? environment : {});
  const target = order?.targets.map((name) => ({ target: name, arch: [...order.archs] })) ?? 'dir';
  return {
    // No channel: a version for trying (0.2.0-beta.1) goes to its own, `beta`, by its number.
    publish: order?.updatesItself && updateFeed ? { provider: 'generic', url: updateFeed, useMultipleRangeRequest: false } : null,
    win: { ...sign('win').win, target },
    mac: { ...sign('mac').mac, target },
    linux: { target },
  } as Configuration;
}

/** Asked by electron-builder, which lays `electron-builder.yml` over the answer. */
export default (): Configuration => makeDifferences(readOrder(process.env));
