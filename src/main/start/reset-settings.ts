import { existsSync, rmSync } from 'node:fs';
import { sessionKeys } from '@main/server/session/stored-session';
import { settingsFiles, tryRead } from '@main/system/settings/open-settings';
import { putAsideForSupport } from '@main/system/settings/redact-people';
import type { SettingsFile } from '@main/system/settings/settings';

/** Settings of the session and its server, which stay: with another server the session would be removed. */
const keysOfSession = [...sessionKeys, 'connection'];

/**
 * Resets the settings to their defaults before they are opened. Returns the new path of the old file; null if there was none. A stored
 * session stays, with its server; drafts and the print queue have their own files.
 */
export function resetSettings(openFile: (name: string) => SettingsFile, now: Date): string | null {
  const file = openFile(settingsFiles.current);
  const lastGood = openFile(settingsFiles.lastGood);
  if (!existsSync(file.path)) return null;
  const content = tryRead(file) ?? tryRead(lastGood) ?? {};
  const hasSession = sessionKeys.some((key) => Object.hasOwn(content, key));
  const kept = `${file.path}.before-reset-${now.toISOString().replaceAll(':', '-')}`;
  putAsideForSupport(file.path, kept);
  rmSync(lastGood.path, { force: true });
  if (hasSession) file.write(Object.fromEntries(Object.entries(content).filter(([key]) => keysOfSession.includes(key))));
  return kept;
}
