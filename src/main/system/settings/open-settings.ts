import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isRecord } from '@shared/domain/is-record';
import type { Logger } from '../log/logger';
import type { Notices } from '../log/notices';
import { copyForSupport, putAsideForSupport } from './redact-people';
import { createSettings, type Settings, type SettingsFile } from './settings';

export interface OpenSettingsDeps {
  /** Opens `<data folder>/<name>.json`; must not access the file before its first use. */
  openFile(name: string): SettingsFile;
  log: Logger;
  notices: Notices;
  now?: () => Date;
}

export const settingsFiles = { current: 'settings', lastGood: 'settings.last-good' } as const;

/** Returns null if the content is damaged. */
export function tryRead(file: SettingsFile): Record<string, unknown> | null {
  try {
    return file.read();
  } catch {
    return null;
  }
}

/** Whether the file has content that can't be parsed; an empty file isn't damaged. */
function isDamaged(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    const parsed: unknown = JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, ''));
    return !isRecord(parsed);
  } catch {
    return true;
  }
}

/**
 * Opens the settings in any state of the file: a damaged one is renamed for support, the last good copy replaces it, and the user is
 * notified once. The copy is updated after every successful write.
 */
export function openSettings({ openFile, log, notices, now = () => new Date() }: OpenSettingsDeps): Settings {
  const file = openFile(settingsFiles.current);
  const lastGoodFile = openFile(settingsFiles.lastGood);
  const quarantinePath = (): string => `${file.path}.damaged-${now().toISOString().replaceAll(':', '-')}`;
  if (isDamaged(lastGoodFile.path)) rmSync(lastGoodFile.path, { force: true });
  const lastGood = tryRead(lastGoodFile) ?? {};

  if (isDamaged(file.path)) {
    const kept = quarantinePath();
    putAsideForSupport(file.path, kept);
    const isRescued = Object.keys(lastGood).length > 0;
    file.write(lastGood);
    log.warn('settings.damaged', { kept, isRescued });
    notices.push({ kind: 'settingsRestored', file: kept, from: isRescued ? 'lastGood' : 'defaults' });
  }

  const keepCopy = (content: Record<string, unknown>): void => {
    try {
      lastGoodFile.write(content);
    } catch (error) {
      log.warn('settings.copyFailed', { error });
    }
  };
  let keptCopy: string | null = null;
  return createSettings({
    file: {
      path: file.path,
      read: () => file.read(),
      write(content) {
        file.write(content);
        keepCopy(content);
      },
    },
    lastGood: (key) => lastGood[key],
    onUnreadable(key, reason) {
      log.warn('settings.keyUnreadable', { key, reason });
      if (keptCopy) return;
      keptCopy = quarantinePath();
      copyForSupport(file.path, keptCopy);
      notices.push({ kind: 'settingsRestored', file: keptCopy, from: Object.hasOwn(lastGood, key) ? 'lastGood' : 'defaults' });
    },
  });
}
