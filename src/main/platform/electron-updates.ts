import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InstallationFacts, installationObstacle } from '@main/support/updates/own-installation';
import type { UpdateSystem } from '@main/support/updates/updater';
import type { Config } from '@main/system/ports/config';
import { app, session } from 'electron';
import { withoutSystemAccount } from './no-system-account';

function canWriteIn(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function readMark(): string | null {
  try {
    return readFileSync(join(process.resourcesPath, 'package-type'), 'utf8').trim();
  } catch {
    return null;
  }
}

const facts = ({ appImage, updateConfig }: Config): InstallationFacts => ({
  isPackaged: app.isPackaged,
  developmentConfig: updateConfig,
  packageType: readMark(),
  hasFeed: existsSync(join(process.resourcesPath, 'app-update.yml')),
  execPath: process.execPath,
  appImage,
  canWriteIn,
});

/** Name of the session that electron-updater uses for its requests. */
const updaterPartition = 'electron-updater';

/** Creates the updates, and loads electron-updater only if this copy may update itself, at the first request to the server. */
export function createElectronUpdates(config: Config): UpdateSystem {
  return {
    obstacle: () => installationObstacle(facts(config)),
    async open({ proxy, ...options }) {
      const own = session.fromPartition(updaterPartition, { cache: false });
      withoutSystemAccount(own);
      await own.setProxy(proxy);
      const { createUpdateEngine, createSystemUpdater } = await import('./updates/update-engine');
      const engine = createUpdateEngine({
        ...options,
        updater: createSystemUpdater(config.updateConfig),
        allowLoopback: config.updateConfig !== null,
      });
      return {
        ...engine,
        install() {
          // Otherwise the new program would find the old one still running and quit.
          app.releaseSingleInstanceLock();
          engine.install();
        },
      };
    },
  };
}
