import { type FuseConfig, FuseV1Options, FuseVersion } from '@electron/fuses';

/** What the shipped program refuses and allows. `strictlyRequireAllFuses`: a fuse that a new Electron brings has to be decided here first. */
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
  // There is no snapshot of our own; with it the program would not start.
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // Pages come from app://, never from file://.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  [FuseV1Options.WasmTrapHandlers]: true,
} satisfies FuseConfig;
