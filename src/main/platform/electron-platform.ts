import { join } from 'node:path';
import createExportWorker from '@main/data/full-lists/export/export-worker?nodeWorker';
import { createTableWriter } from '@main/data/full-lists/export/table-writer';
import { createTableReader } from '@main/data/imports/table-reader';
import createTableWorker from '@main/data/imports/table-worker?nodeWorker';
import { createSystemLogTool } from '@main/support/diagnostics/system-log/system-log-tool';
import { createJudgeThread } from '@main/support/server-check/check-thread';
import createJudgeWorker from '@main/support/server-check/check-worker?nodeWorker';
import { createPictureShrinker } from '@main/system/pictures/picture-shrinker';
import createShrinkWorker from '@main/system/pictures/shrink-worker?nodeWorker';
import type { Config } from '@main/system/ports/config';
import type { SystemPrograms } from '@main/system/ports/system-programs';
import { loadKeytar } from '@main/system/secrets/keychain';
import { app } from 'electron';
import type { Platform } from '../start/services/platform';
import { createElectronWindows } from './app-windows';
import { createElectronBackground } from './electron-background';
import { createLogSink, openElectronStore } from './electron-files';
import { createElectronHost } from './electron-host';
import { electronMachine } from './electron-machine';
import { electronMenuBar } from './electron-menu-bar';
import { createElectronNetwork } from './electron-network';
import { electronClipboard, electronDialogs, electronPower, electronSecretBox, electronShell, electronTheme } from './electron-system';
import { electronTransport } from './electron-transport';
import { createElectronUpdates } from './electron-updates';
import { electronScheme } from './secure-session';

/** Memory limits of the export worker in MB: data of one portion is short-lived, and 40,000 lines need a small part of the rest. */
const exportLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 };

/** Call when the app is ready. */
export function createElectronPlatform(config: Config, programs: SystemPrograms): Platform {
  const host = createElectronHost();
  return {
    host,
    transport: electronTransport,
    scheme: electronScheme,
    windows: createElectronWindows(join(app.getAppPath(), 'out', 'preload', 'index.cjs')),
    dialogs: electronDialogs,
    menuBar: electronMenuBar,
    theme: electronTheme,
    network: createElectronNetwork(),
    images: createPictureShrinker({ startWorker: () => createShrinkWorker({ resourceLimits: { maxYoungGenerationSizeMb: 2 } }) }),
    tables: createTableReader({ startWorker: () => createTableWorker({ resourceLimits: { maxOldGenerationSizeMb: 512 } }) }),
    openJudge: createJudgeThread({ startWorker: () => createJudgeWorker({ resourceLimits: { maxOldGenerationSizeMb: 512 } }) }),
    tableWriter: createTableWriter({ startWorker: () => createExportWorker({ resourceLimits: exportLimits }) }),
    secretBox: electronSecretBox,
    loadKeychain: loadKeytar,
    openSettingsFile: (name) => openElectronStore(host.userData, name),
    logSink: createLogSink(join(host.userData, 'logs'), host.isPackaged),
    shell: electronShell,
    clipboard: electronClipboard,
    power: electronPower,
    background: createElectronBackground(config, programs),
    machine: electronMachine,
    updates: createElectronUpdates(config),
    systemLog: createSystemLogTool({ platform: process.platform, windowsFolder: config.systemRoot, programs }),
  };
}
