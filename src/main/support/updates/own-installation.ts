import type { Config } from '@main/system/ports/config';
import type { UpdatesOff } from '@shared/contract/desktop/updates';

/** What can be seen of how this copy was installed. */
export interface InstallationFacts {
  isPackaged: boolean;
  /** The description of an update server for an unpackaged app; only tests and developers name one. */
  developmentConfig: string | null;
  /** Content of `resources/package-type`, the mark of the package; null without one. */
  packageType: string | null;
  /** Whether the build names an update server, in `resources/app-update.yml`. */
  hasFeed: boolean;
  execPath: string;
  appImage: Config['appImage'];
  /** Whether the person may put files into this folder. */
  canWriteIn: (folder: string) => boolean;
}

function parent(path: string, levels = 1): string {
  const separator = path.includes('\\') ? '\\' : '/';
  return path.split(separator).slice(0, -levels).join(separator) || separator;
}

/** What an update would have to replace; null for an MSI, a PKG or a deb, which those roll out who look after the computers. */
function ownFolders({ packageType, execPath, appImage }: InstallationFacts): string[] | null {
  if (packageType === 'nsis') return [parent(execPath)];
  // …/Diwan.app/Contents/MacOS/Diwan: the bundle, and the folder in which it is exchanged.
  if (packageType === 'dmg') return [parent(execPath, 3), parent(execPath, 4)];
  return packageType === 'appimage' && appImage !== null ? [parent(appImage.file)] : null;
}

/** Why this copy does not update itself; null when it may. */
export function installationObstacle(facts: InstallationFacts): UpdatesOff | null {
  if (!facts.isPackaged) return facts.developmentConfig === null ? 'unpackaged' : null;
  const folders = ownFolders(facts);
  if (folders === null) return 'package';
  if (!facts.hasFeed) return 'noFeed';
  return folders.every(facts.canWriteIn) ? null : 'notWritable';
}
