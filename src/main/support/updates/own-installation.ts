import type { Config } from '@main/system/ports/config';
import type { UpdatesOff } from '@shared/contract/desktop/updates';

/** Facts that show how this copy was installed. */
export interface InstallationFacts {
  isPackaged: boolean;
  /** Config of an update server for an unpackaged app; set only by tests and developers. */
  developmentConfig: string | null;
  /** Content of `resources/package-type`, which the package contains; null without the file. */
  packageType: string | null;
  /** Whether the build has an update server, in `resources/app-update.yml`. */
  hasFeed: boolean;
  execPath: string;
  appImage: Config['appImage'];
  /** Whether the user may write files into this folder. */
  canWriteIn: (folder: string) => boolean;
}

function parent(path: string, levels = 1): string {
  const separator = path.includes('\\') ? '\\' : '/';
  return path.split(separator).slice(0, -levels).join(separator) || separator;
}

/** Returns the folders that an update has to write to; null for an MSI, a PKG, or a deb, which the IT department deploys. */
function ownFolders({ packageType, execPath, appImage }: InstallationFacts): string[] | null {
  if (packageType === 'nsis') return [parent(execPath)];
  // …/Diwan.app/Contents/MacOS/Diwan: the bundle, and its parent folder, where it is replaced.
  if (packageType === 'dmg') return [parent(execPath, 3), parent(execPath, 4)];
  return packageType === 'appimage' && appImage !== null ? [parent(appImage.file)] : null;
}

/** Returns the reason why this copy can't update itself; null if it can. */
export function installationObstacle(facts: InstallationFacts): UpdatesOff | null {
  if (!facts.isPackaged) return facts.developmentConfig === null ? 'unpackaged' : null;
  const folders = ownFolders(facts);
  if (folders === null) return 'package';
  if (!facts.hasFeed) return 'noFeed';
  return folders.every(facts.canWriteIn) ? null : 'notWritable';
}
