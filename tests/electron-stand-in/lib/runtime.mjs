/**
 * State shared by the parts of the stand-in: filled by boot.mjs before the app's own code runs, and by start.mjs once Chromium is running.
 */
export const runtime = {
  /** Folder of the app's package.json. */
  appPath: process.cwd(),
  /** @type {{ name?: string, productName?: string, version?: string, main?: string }} */
  packageJson: {},
  /** The launcher, in the role of Electron's executable. */
  executable: process.execPath,
  /** Electron's rule: true if the program isn't called `electron`. */
  isPackaged: false,
  /** The Node that runs everything; process.execPath is replaced by the launcher. */
  node: process.execPath,
  /** Switches from the command line and from `app.commandLine`. @type {Map<string, string>} */
  switches: new Map(),
  isHeadless: process.env.DIWAN_STAND_IN_HEADFUL !== '1',
  isReady: false,
  isQuitting: false,
  isExiting: false,
  isSandboxForced: false,
  /** @type {{ child: import('node:child_process').ChildProcess, connection: import('./chromium/cdp.mjs').CdpConnection, endpoint: string, executable: string, profileDir: string, isSandboxed: boolean } | null} */
  chromium: null,
  /** @type {import('./chromium/targets.mjs').Targets | null} */
  targets: null,
};

/** Key of the state that belongs to an exported object but isn't part of Electron's API. */
export const inner = Symbol('electron stand-in');

export function debug(...parts) {
  if (process.env.DIWAN_STAND_IN_DEBUG) console.error('[stand-in]', ...parts);
}
