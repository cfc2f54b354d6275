export type PackagedSystem = 'win' | 'mac' | 'linux';

/**
 * Packages that IT or a shop installs. Each is packed separately, because the app reads from `resources/package-type` how it was installed.
 */
export const packageTypes = {
  nsis: { system: 'win', targets: ['nsis'], archs: ['x64', 'arm64'], updatesItself: true },
  msi: { system: 'win', targets: ['msi'], archs: ['x64', 'arm64'], updatesItself: false },
  // On macOS, updates are installed from the ZIP.
  dmg: { system: 'mac', targets: ['dmg', 'zip'], archs: ['universal'], updatesItself: true },
  pkg: { system: 'mac', targets: ['pkg'], archs: ['universal'], updatesItself: false },
  deb: { system: 'linux', targets: ['deb'], archs: ['x64'], updatesItself: false },
  appimage: { system: 'linux', targets: ['AppImage'], archs: ['x64'], updatesItself: true },
} as const satisfies Record<string, { system: PackagedSystem; targets: string[]; archs: string[]; updatesItself: boolean }>;

export type PackageType = keyof typeof packageTypes;

export const isPackageType = (name: string | undefined): name is PackageType => name !== undefined && Object.hasOwn(packageTypes, name);
