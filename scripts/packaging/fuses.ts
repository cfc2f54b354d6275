import { type FuseConfig, FuseV1Options, FuseVersion } from '@electron/fuses';

/**
 * The shipped program's fuses. `strictlyRequireAllFuses`: packaging fails until a fuse that a new Electron version adds is decided here.
 */
export const fuses = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // Otherwise the signed program would run any script under the shop's name.
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  // The app has no snapshot of its own; with this fuse, the program wouldn't start.
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // Pages are loaded from app://, never from file://.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  [FuseV1Options.WasmTrapHandlers]: true,
} satisfies FuseConfig;
