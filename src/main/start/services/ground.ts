import { translator } from '@shared/i18n/translate';
import { createExportFolder } from '../../files/export-folder';
import { openLocalFolder } from '../../files/local-folder';
import { ownAccount } from '../../host/own-account';
import { createLogger } from '../../log/logger';
import { createNotices } from '../../log/notices';
import { createRedactor } from '../../log/redact';
import { createKeptPolicy } from '../../policy/kept-policy';
import { createPolicy } from '../../policy/policy';
import { openSettings } from '../../settings/open-settings';
import { createPreferences } from '../../settings/preferences';
import { createLogUpkeep } from '../../support/log-upkeep';
import { createSystemLog } from '../../support/system-log/system-log';
import type { Base } from './base';

/** What everything stands on: the log, the settings, what IT has decided, and in which words people are spoken to. */
export function createGround({ platform, config, options }: Base) {
  const { host, transport } = platform;
  const redactor = createRedactor({ home: ownAccount().home });
  const log = createLogger({ sink: platform.logSink, redactor });
  const notices = createNotices({ announce: () => transport.emit('app.noticed', null) });
  const settings = openSettings({ openFile: platform.openSettingsFile, log, notices });
  const policy = createPolicy({ ...options.policy, kept: createKeptPolicy({ folder: host.userData, log }), log });
  const systemLog = createSystemLog({ tool: platform.systemLog, policy, log });
  const { folder } = platform.logSink;
  const logUpkeep = createLogUpkeep({ folder, policy, machine: platform.machine, setLevel: log.setLevel, log });
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

export type Ground = ReturnType<typeof createGround>;
