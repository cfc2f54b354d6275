import { join } from 'node:path';
import { createRawSend } from '@main/server/api/raw-read';
import { createProfileHandlers } from '@main/server/connection/profile-handlers';
import { createDiagnostics } from '@main/support/diagnostics/report/diagnostics';
import { createCheckAs } from '@main/support/server-check/check-as';
import { createReportHistory } from '@main/support/server-check/report-history';
import { createServerCheck } from '@main/support/server-check/server-check';
import { createServerChecks } from '@main/support/server-check/server-check-handlers';
import { monotonicNow } from '@main/system/time/elapsed';
import type { Account } from './account';
import type { ApiServices } from './api';
import type { Foundation } from './foundation';
import type { PrintingServices } from './printing';
import type { Base } from './types';

/** Creates services for IT and support: this computer's report, the server's profile, and the check of a server. */
export function createSupport(needs: Base & Foundation & ApiServices & Account & PrintingServices) {
  const { platform, settings, policy, preferences, language, redactor, log, exportFolder } = needs;
  const { limits, profiles, endpoint, egress, access, serverClock, api, session, connection, printing, station } = needs;
  const { host, network, transport } = platform;
  const diagnostics = createDiagnostics({
    platform,
    policy,
    preferences,
    endpoint,
    session,
    printing,
    station,
    serverClock,
    settings,
    exportFolder,
    redactor,
    log,
  });
  const profileHandlers = createProfileHandlers({
    connection,
    settings,
    dialog: { askPath: platform.dialogs.askFile, askExisting: platform.dialogs.askOpenFile },
    exportFolder,
    language,
  });
  const checkServer = createServerCheck({
    profiles,
    sendAs: createRawSend({ network, limits, language }),
    openJudge: platform.openJudge,
    monotonic: monotonicNow,
    now: () => new Date(),
  });
  const serverChecks = createServerChecks({
    check: checkServer,
    kept: createReportHistory({ folder: join(host.userData, 'server-checks'), log }),
    session,
    endpoint,
    access,
    dialog: { askPath: platform.dialogs.askFile },
    settings,
    exportFolder,
    language,
    announce: (report) => transport.emit('serverCheck.progressed', report),
    now: () => new Date(),
  });
  const checkAs = createCheckAs({
    api,
    egress,
    check: checkServer,
    authorization: () => policy.choose('authorization', undefined, 'bare'),
  });
  return { diagnostics, profileHandlers, serverChecks, checkAs };
}

export type Support = ReturnType<typeof createSupport>;
