// biome-ignore-all lint/suspicious/noTemplateCurlyInString: electron-builder fills in names of artefacts.
import type { Configuration } from 'electron-builder';
import { finishPack, preparePack } from './hooks.ts';
import { type PackagedSystem, type PackageType, packageTypes } from './package-types.ts';
import { readSigning } from './signing.ts';

export interface PackageOrder {
  /** Null packs a folder: nothing that somebody installs from. */
  type: PackageType | null;
  /** Where self-updating packages look for updates unless a policy names another place; without one they look nowhere. */
  updateFeed: string | null;
  environment: Readonly<Record<string, string | undefined>>;
}

/** Never changes: Windows Installer finds by it what a newer MSI replaces. */
const upgradeCode = 'A1C300AC-68C5-5E43-A195-826E82223DF1';
/** Never changes: by it NSIS finds the installed program. */
const nsisGuid = '51806f9c-9eff-5ecb-ac0d-d524ac990f1b';

const appId = 'com.diwan.backoffice';

const files = [
  'out/**',
  'package.json',
  '!**/*.map',
  // Everything else is in the bundle; and of keytar what runs, not what installed and compiled it.
  '!node_modules/!(keytar){,/**}',
  '!node_modules/keytar/!(lib|build|package.json|LICENSE.md){,/**}',
  '!node_modules/keytar/build/!(Release){,/**}',
  '!node_modules/keytar/build/Release/!(keytar.node){,/**}',
];

const windows: Configuration = {
  win: {
    icon: 'icons/icon.ico',
    // AppLocker and Windows Defender Application Control judge libraries too.
    signExts: ['.dll', '.node'],
    verifyUpdateCodeSignature: true,
  },
  nsis: {
    guid: nsisGuid,
    artifactName: '${productName}-Setup-${version}.${ext}',
    include: 'installer.nsh',
    installerSidebar: 'icons/sidebar.bmp',
    uninstallerSidebar: 'icons/sidebar.bmp',
    installerLanguages: ['en_US', 'ar_SA'],
    // For one person without rights of an administrator; /allusers for all. IT that installs for a machine takes the MSI.
    oneClick: false,
    perMachine: false,
    allowToChangeInstallationDirectory: true,
    deleteAppDataOnUninstall: false,
    warningsAsErrors: true,
  },
  msi: {
    artifactName: '${productName}-${version}-${arch}.${ext}',
    upgradeCode,
    perMachine: true,
    oneClick: true,
    runAfterFinish: false,
    warningsAsErrors: true,
  },
};

const mac: Configuration = {
  mac: {
    artifactName: '${productName}-${version}-${arch}.${ext}',
    icon: 'icons/icon.icns',
    category: 'public.app-category.business',
    minimumSystemVersion: '13.0',
    hardenedRuntime: true,
    entitlements: 'resources/entitlements.mac.plist',
    entitlementsInherit: 'resources/entitlements.mac.inherit.plist',
    mergeASARs: true,
    extendInfo: { CFBundleLocalizations: ['en', 'ar'], LSFileQuarantineEnabled: true },
  },
  dmg: { sign: false },
  pkg: {
    // Always where IT put it, not where a person moved a copy.
    isRelocatable: false,
    allowAnywhere: false,
    allowCurrentUserHome: false,
    overwriteAction: 'upgrade',
    mustClose: [appId],
  },
};

const linux: Configuration = {
  linux: {
    artifactName: '${name}-${version}-${arch}.${ext}',
    executableName: 'diwan',
    // Windows belong to the entry of the menu by its name.
    syncDesktopName: true,
    icon: 'icons/linux',
    category: 'Office',
    synopsis: 'Back-office of an online shop',
    // Becomes the English comment of the menu too, whatever that says of itself.
    description: 'Orders, products and silent invoice printing of an online shop',
    desktop: {
      entry: {
        Name: 'Diwan',
        'Name[ar]': 'ديوان',
        GenericName: 'Shop back-office',
        'GenericName[ar]': 'إدارة المتجر',
        'Comment[ar]': 'طلبات المتجر ومنتجاته وطباعة فواتيره مباشرة',
        Keywords: 'shop;orders;products;invoices;',
        'Keywords[ar]': 'متجر;طلبات;منتجات;فواتير;',
      },
    },
  },
  deb: {
    packageCategory: 'misc',
    // Without a keychain one signs in at every start; without CUPS nothing is printed.
    recommends: ['gnome-keyring', 'cups'],
  },
  // The older tool set starts the app with --no-sandbox and needs libfuse2, which systems no longer have.
  toolsets: { appimage: '1.0.3' },
  appImage: { executableArgs: [] },
};

/** `electron-builder`'s whole configuration for one package, or for a folder. */
export function makeConfiguration({ type, updateFeed, environment }: PackageOrder): Configuration {
  const order = type === null ? null : packageTypes[type];
  const sign = (system: PackagedSystem): ReturnType<typeof readSigning> => readSigning(system, order?.system === system ? environment : {});
  const [forWindows, forMac] = [sign('win'), sign('mac')];
  const target = order?.targets.map((name) => ({ target: name, arch: [...order.archs] })) ?? 'dir';
  return {
    appId,
    productName: 'Diwan',
    copyright: 'Copyright © Diwan maintainers',
    directories: { output: 'release', buildResources: 'resources' },
    files,
    extraResources: [
      { from: 'resources/legal', to: 'legal' },
      { from: 'resources/policy', to: 'policy' },
    ],
    electronLanguages: ['ar', 'en', 'en-US'],
    asar: true,
    asarUnpack: ['**/*.node'],
    // keytar speaks Node-API: one binary serves every Electron of its architecture.
    npmRebuild: true,
    nativeRebuilder: 'sequential',
    buildDependenciesFromSource: false,
    nodeGypRebuild: false,
    allowMissingDependencies: false,
    // No channel: a version for trying (0.2.0-beta.1) goes to its own, `beta`, by its number.
    publish: order?.updatesItself && updateFeed ? { provider: 'generic', url: updateFeed, useMultipleRangeRequest: false } : null,
    beforePack: preparePack(type),
    afterPack: finishPack(type),
    ...windows,
    win: { ...windows.win, ...forWindows.win, target },
    ...mac,
    mac: { ...mac.mac, ...forMac.mac, target },
    ...linux,
    linux: { ...linux.linux, target },
  } as Configuration;
}
