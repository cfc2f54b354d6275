import { dirname } from 'node:path';
import type { Access } from '@main/server/api/access';
import type { Endpoint } from '@main/server/api/endpoint';
import type { Session } from '@main/server/session/session';
import type { ExportFolder } from '@main/system/files/export-folder';
import type { SaveDialog } from '@main/system/files/file-dialogs';
import { replaceFile } from '@main/system/files/replace-file';
import type { Handlers } from '@main/system/ports/handlers';
import type { Settings } from '@main/system/settings/settings';
import { FailureError } from '@shared/contract/result';
import { toKuwaitDay } from '@shared/domain/dates';
import type { Language } from '@shared/domain/language';
import type { CheckArea, ServerCheckReport } from '@shared/domain/server-check';
import { translator } from '@shared/i18n/translate';
import { z } from 'zod';
import { countByArea } from './readings';
import { type ReportFormat, toReportFile } from './report-files';
import type { ReportHistory } from './report-history';
import type { CheckServer } from './server-check';

type Names = `serverCheck.${'run' | 'stop' | 'read' | 'history' | 'open' | 'save'}`;

export interface ServerCheckHandlerDeps {
  check: CheckServer;
  kept: ReportHistory;
  session: Pick<Session, 'state'>;
  endpoint: Pick<Endpoint, 'target'>;
  access: Pick<Access, 'current'>;
  dialog: SaveDialog;
  settings: Settings;
  exportFolder: ExportFolder;
  language: () => Language;
  announce(report: ServerCheckReport): void;
  now: () => Date;
}

const hasAnswers = ({ calls }: ServerCheckReport): boolean => calls.some(({ status }) => status !== null);

/** Prompts for a place to save a report, and writes it there; suggests the folder that was used last. */
function createReportSaver({ dialog, settings, exportFolder, language }: ServerCheckHandlerDeps) {
  const folder = settings.slot('serverCheckFolder', z.string().nullable(), null);

  return async (report: ServerCheckReport, format: ReportFormat, at: Date): Promise<{ path: string | null }> => {
    const fileName = `${translator(language())('serverCheck.fileName', { date: toKuwaitDay(at) })}.${format}`;
    const path = await dialog.askPath({ folder: await exportFolder.start(folder.read()), fileName, extension: format });
    if (path === null) return { path: null };
    await exportFolder.demand(path);
    await replaceFile(path, toReportFile(report, format, language()), { isShared: true });
    folder.write(dirname(path));
    return { path };
  };
}

async function open(kept: ReportHistory, id: string): Promise<ServerCheckReport> {
  const report = await kept.read(id);
  if (!report) throw new FailureError({ code: 'notFound' });
  return report;
}

export function createServerChecks(deps: ServerCheckHandlerDeps) {
  const { check, kept, session, endpoint, access } = deps;
  const save = createReportSaver(deps);
  let latest: ServerCheckReport | null = null;
  let running: { stop: AbortController; done: Promise<ServerCheckReport> } | null = null;

  async function start(slowMs: number, areas: readonly CheckArea[]): Promise<ServerCheckReport> {
    const target = endpoint.target();
    const grant = access.current();
    if (!target) throw new FailureError({ code: 'notConfigured' });
    if (grant?.apiRoot !== target.apiRoot) throw new FailureError({ code: 'sessionEnded' });
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, grant.signal]);
    const note = (report: ServerCheckReport): void => {
      if (grant.signal.aborted) return;
      latest = report;
      deps.announce(report);
    };
    const rules = session.state().roles;
    const done = check({ target, token: () => access.current()?.token ?? grant.token, rules, areas, slowMs, signal, onProgress: note });
    running = { stop, done };
    try {
      const report = await done;
      note(report);
      if (!grant.signal.aborted && hasAnswers(report)) await kept.keep(report);
      return report;
    } finally {
      running = null;
    }
  }

  const handlers: Handlers<Names> = {
    'serverCheck.run': ({ slowMs, areas }) => running?.done ?? start(slowMs, areas),
    'serverCheck.stop'() {
      running?.stop.abort();
      return null;
    },
    'serverCheck.read': () => ({ report: latest, isRunning: running !== null }),
    async 'serverCheck.history'() {
      const target = endpoint.target();
      return { calls: countByArea(), kept: target ? await kept.list(target.apiRoot) : [] };
    },
    'serverCheck.open': ({ id }) => open(kept, id),
    async 'serverCheck.save'({ format, id }) {
      const report = id === null ? latest : await open(kept, id);
      if (!report) throw new FailureError({ code: 'notFound' });
      return save(report, format, id === null ? deps.now() : new Date(report.startedAt));
    },
  };

  return {
    handlers,
    /** Called when the session ends: stops a running check. Stored reports have no personal data and stay. */
    forget(): void {
      running?.stop.abort();
      latest = null;
    },
  };
}
