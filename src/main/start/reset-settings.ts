import { existsSync, rmSync } from 'node:fs';
import { sessionKeys } from '@main/server/session/stored-session';
import { settingsFiles, tryRead } from '@main/system/settings/open-settings';
import { putAsideForSupport } from '@main/system/settings/redact-people';
import type { SettingsFile } from '@main/system/settings/settings';

/** A session belongs to its server: with another one in use it would be removed. */
const keysOfSession = [...sessionKeys, 'connection'];

/**
 * Puts the settings back to their defaults before anything has opened them, and answers with where the old file lies now; null when there was
 * none. A session that is kept stays, with the server it belongs to; drafts and the print queue have files of their own.
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
