import { describe, expect, it } from 'vitest';
import { type InstallationFacts, installationObstacle } from './own-installation';

type Facts = Partial<Omit<InstallationFacts, 'canWriteIn'>>;

/** Returns a packaged installation with an update server and these writable folders. */
const copy = (facts: Facts, writable: readonly string[]): InstallationFacts => ({
  isPackaged: true,
  developmentConfig: null,
  packageType: null,
  hasFeed: true,
  execPath: '/opt/Diwan/diwan',
  appImage: null,
  canWriteIn: (folder) => writable.includes(folder),
  ...facts,
});

const windowsFolder = 'C:\\Users\\noura\\AppData\\Local\\Programs\\Diwan';
const windows = { packageType: 'nsis', execPath: `${windowsFolder}\\Diwan.exe` };
const mac = { packageType: 'dmg', execPath: '/Applications/Diwan.app/Contents/MacOS/Diwan' };
const mounted = '/tmp/.mount_DiwanXyz';
const started = { file: '/home/noura/Diwan.AppImage', mountedAt: mounted };
const appImage = { packageType: 'appimage', execPath: `${mounted}/diwan`, appImage: started };

const cases: [name: string, facts: Facts, writable: string[], obstacle: ReturnType<typeof installationObstacle>][] = [
  ['NSIS for one person', windows, [windowsFolder], null],
  ['NSIS for the whole computer', windows, [], 'notWritable'],
  ['MSI, also in a folder that the person may write in', { ...windows, packageType: 'msi' }, [windowsFolder], 'package'],
  ['DMG', mac, ['/Applications', '/Applications/Diwan.app'], null],
  ['DMG whose program belongs to somebody else', mac, ['/Applications'], 'notWritable'],
  ['DMG where the person may not exchange programs', mac, ['/Applications/Diwan.app'], 'notWritable'],
  ['PKG', { ...mac, packageType: 'pkg' }, ['/Applications', '/Applications/Diwan.app'], 'package'],
  ['AppImage', appImage, ['/home/noura'], null],
  ['AppImage in a folder of the system', appImage, [], 'notWritable'],
  ['AppImage that was unpacked', { ...appImage, appImage: null }, ['/home/noura'], 'package'],
  ['AppImage without an update server', { ...appImage, hasFeed: false }, ['/home/noura'], 'noFeed'],
  ['deb', { packageType: 'deb' }, ['/opt/Diwan'], 'package'],
  ['no known package', {}, ['/opt/Diwan'], 'package'],
  ['sources', { isPackaged: false }, [], 'unpackaged'],
  ['sources with an update server of the developer’s', { isPackaged: false, developmentConfig: '/tmp/app-update.yml' }, [], null],
];

describe('whether a copy may update itself', () => {
  it.each(cases)('%s', (_name, facts, writable, obstacle) => {
    expect(installationObstacle(copy(facts, writable))).toBe(obstacle);
  });
});
