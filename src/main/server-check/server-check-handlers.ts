import { dirname } from 'node:path';
import { FailureError } from '@shared/contract/result';
import { toKuwaitDay } from '@shared/domain/dates';
import type { Language } from '@shared/domain/language';
import type { ServerCheckReport } from '@shared/domain/server-check';
import { translator } from '@shared/i18n/translate';
import { z } from 'zod';
import type { Access } from '../api/access';
import type { Endpoint } from '../api/endpoint';
import type { ExportFolder } from '../files/export-folder';
import type { SaveDialog } from '../files/file-dialogs';
import { replaceFile } from '../files/replace-file';
import type { Handlers } from '../host/handlers';
import type { Settings } from '../settings/settings';
import { toReportFile } from './report-files';
import type { CheckServer } from './server-check';

type Names = 'serverCheck.run' | 'serverCheck.stop' | 'serverCheck.read' | 'serverCheck.save';

export interface ServerCheckHandlerDeps {
  check: CheckServer;
  endpoint: Pick<Endpoint, 'target'>;
  access: Pick<Access, 'current'>;
  dialog: SaveDialog;
  settings: Settings;
  exportFolder: ExportFolder;
  language: () => Language;
  announce(report: ServerCheckReport): void;
  now: () => Date;
}

export interface ServerChecks {
  handlers: Handlers<Names>;
  /** The session that it was made in is over: a check under way ends, and nothing of it is kept. */
  forget(): void;
}

export function createServerChecks(deps: ServerCheckHandlerDeps): ServerChecks {
  const { check, endpoint, access, dialog, exportFolder, language, now } = deps;
  const folder = deps.settings.slot('serverCheckFolder', z.string().nullable(), null);
  let latest: ServerCheckReport | null = null;
  let running: { stop: AbortController; done: Promise<ServerCheckReport> } | null = null;

  async function start(slowMs: number): Promise<ServerCheckReport> {
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
    const done = check({ target, token: grant.token, slowMs, signal, onProgress: note });
    running = { stop, done };
    try {
      const report = await done;
      note(report);
      return report;
    } finally {
      running = null;
    }
  }

  return {
    handlers: {
      'serverCheck.run': ({ slowMs }) => running?.done ?? start(slowMs),
      'serverCheck.stop'() {
        running?.stop.abort();
        return null;
      },
      'serverCheck.read': () => ({ report: latest, isRunning: running !== null }),
      async 'serverCheck.save'({ format }) {
        const report = latest;
        if (!report) throw new FailureError({ code: 'notFound' });
        const fileName = `${translator(language())('serverCheck.fileName', { date: toKuwaitDay(now()) })}.${format}`;
        const path = await dialog.askPath({ folder: await exportFolder.start(folder.read()), fileName, extension: format });
        if (path === null) return { path: null };
        await exportFolder.demand(path);
        await replaceFile(path, toReportFile(report, format, language()), { isShared: true });
        folder.write(dirname(path));
        return { path };
      },
    },
    forget() {
      running?.stop.abort();
      latest = null;
    },
  };
}
