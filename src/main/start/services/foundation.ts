import { createLogCleanup } from '@main/support/diagnostics/log-cleanup';
import { createSystemLog } from '@main/support/diagnostics/system-log/system-log';
import { createExportFolder } from '@main/system/files/export-folder';
import { openLocalFolder } from '@main/system/files/local-folder';
import { createLogger } from '@main/system/log/logger';
import { createNotices } from '@main/system/log/notices';
import { createRedactor } from '@main/system/log/redact';
import { createLastGoodPolicy } from '@main/system/policy/last-good-policy';
import { createPolicy } from '@main/system/policy/policy';
import { ownAccount } from '@main/system/ports/own-account';
import { openSettings } from '@main/system/settings/open-settings';
import { createPreferences } from '@main/system/settings/preferences';
import { translator } from '@shared/i18n/translate';
import type { Base } from './types';

/** Creates the base of all services: the log, the settings, IT's policy, and the language. */
export function createFoundation({ platform, config, options }: Base) {
  const { host, transport } = platform;
  const redactor = createRedactor({ home: ownAccount().home });
  const log = createLogger({ sink: platform.logSink, redactor });
  const notices = createNotices({ announce: () => transport.emit('app.noticesChanged', null) });
  const settings = openSettings({ openFile: platform.openSettingsFile, log, notices });
  const policy = createPolicy({ ...options.policy, kept: createLastGoodPolicy({ folder: host.userData, log }), log });
  const systemLog = createSystemLog({ tool: platform.systemLog, policy, log });
  const { folder } = platform.logSink;
  const logUpkeep = createLogCleanup({ folder, policy, machine: platform.machine, setLevel: log.setLevel, log });
  const preferences = createPreferences({ settings, policy });
  const language = () => preferences.read().language;
  const digits = () => preferences.read().digits;
  return {
    redactor,
    log,
    notices,
    settings,
    policy,
    systemLog,
    logUpkeep,
    preferences,
    language,
    digits,
    texts: () => translator(language(), digits()),
    exportFolder: createExportFolder(policy),
    localFolder: openLocalFolder(host.userData, config, log),
  };
}

export type Foundation = ReturnType<typeof createFoundation>;
