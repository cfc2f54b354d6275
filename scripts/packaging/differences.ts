import type { Configuration } from 'electron-builder';
import { isPackageType, type PackagedSystem, type PackageType, packageTypes } from './package-types.ts';
import { readSigning } from './signing.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface PackageOrder {
  /** Null packs a folder without an installer. */
  type: PackageType | null;
  /** Address where self-updating packages look for updates unless a policy sets another one; null for no updates. */
  updateFeed: string | null;
  environment: Environment;
}

/** Reads the package type that `npm run package -- TYPE` has set; without a type, a folder without a type mark is packed. */
export function readOrder(environment: Environment): PackageOrder {
  const { DIWAN_PACKAGE_TYPE: type, DIWAN_UPDATE_FEED: updateFeed } = environment;
  return { type: isPackageType(type) ? type : null, updateFeed: updateFeed || null, environment };
}

/** Returns the configuration that `electron-builder.yml` can't have: the differences between packages and between build machines. */
export function makeDifferences({ type, updateFeed, environment }: PackageOrder): Configuration {
  const order = type === null ? null : packageTypes[type];
  const sign = (system: PackagedSystem): ReturnType<typeof readSigning> => readSigning(system, order?.system === system ? environment : {});
  const target = order?.targets.map((name) => ({ target: name, arch: [...order.archs] })) ?? 'dir';
  return {
    // Without a channel, a prerelease (0.2.0-beta.1) is published to the channel of its version number, `beta`.
    publish: order?.updatesItself && updateFeed ? { provider: 'generic', url: updateFeed, useMultipleRangeRequest: false } : null,
    win: { ...sign('win').win, target },
    mac: { ...sign('mac').mac, target },
    linux: { target },
  } as Configuration;
}

/** Called by electron-builder, which merges `electron-builder.yml` over the result. */
export default (): Configuration => makeDifferences(readOrder(process.env));
