import { dirname } from 'node:path';
import type { ExportFolder } from '@main/system/files/export-folder';
import { replaceFile } from '@main/system/files/replace-file';
import type { Logger, LogSink } from '@main/system/log/logger';
import type { Redactor } from '@main/system/log/redact';
import { toFailure } from '@main/system/log/to-failure';
import type { Shell } from '@main/system/ports/shell';
import type { Settings } from '@main/system/settings/settings';
import type { Dialogs } from '@main/windows/windows';
import { FailureError } from '@shared/contract/result';
import { translator } from '@shared/i18n/translate';
import { strToU8, zipSync } from 'fflate';
import { z } from 'zod';
import { collectReport, type ReportParts } from './collect-report';
import { readLogFiles } from './log-files';

export interface Diagnostics {
  /** Writes the report as a ZIP atomically. */
  exportTo(file: string): Promise<void>;
  /** Opens a save dialog, writes the report, and shows the file in its folder. Resolves to null if the user canceled. */
  exportAsAsked(): Promise<string | null>;
  /** Like `exportAsAsked` if no page can show a failure: the system's dialog shows it. Never rejects. */
  exportWithoutPage(): Promise<void>;
}

export interface DiagnosticsDeps extends ReportParts {
  platform: ReportParts['platform'] & {
    logSink: Pick<LogSink, 'folder'>;
    dialogs: Pick<Dialogs, 'askFile' | 'showError'>;
    shell: Pick<Shell, 'showFile'>;
  };
  settings: Settings;
  exportFolder: ExportFolder;
  redactor: Redactor;
  log: Logger;
  now?: () => Date;
}

const toFileName = (now: Date): string => `diwan-diagnostics-${now.toISOString().slice(0, 16).replaceAll(':', '-')}.zip`;

/** Returns the text in both languages, because the reader may use another language than the sender. */
function toReadme(): string {
  return (['en', 'ar'] as const).map((language) => translator(language)('diagnostics.readme')).join('\n\n');
}

/** Data for support, without personal data (docs/adr/0038). */
export function createDiagnostics(deps: DiagnosticsDeps): Diagnostics {
  const { platform, log, redactor, now = () => new Date() } = deps;
  const folder = deps.settings.slot('diagnosticsFolder', z.string().nullable(), null);

  // Redact line by line, because the redactor cuts long texts.
  const redactLines = (text: string): string =>
    text
      .split('\n')
      .map((line) => redactor.redact(line))
      .join('\n');

  async function exportTo(file: string): Promise<void> {
    log.info('diagnostics.exporting');
    const logs = await readLogFiles(platform.logSink.folder);
    const report = redactor.redact(await collectReport(deps, logs, now()));
    const entries = [
      ['README.txt', toReadme()],
      ['report.json', `${JSON.stringify(report, null, 2)}\n`],
      ...logs.map(({ name, text }) => [`logs/${name}`, redactLines(text)] as const),
    ] as const;
    const zip = zipSync(Object.fromEntries(entries.map(([name, text]) => [name, strToU8(text)])));
    await replaceFile(file, zip, { isShared: true });
  }

  async function exportAsAsked(): Promise<string | null> {
    const start = await deps.exportFolder.start(folder.read());
    const file = await platform.dialogs.askFile({ folder: start, fileName: toFileName(now()), extension: 'zip' });
    if (file === null) return null;
    try {
      await deps.exportFolder.demand(file);
      await exportTo(file);
      folder.write(dirname(file));
    } catch (error) {
      throw new FailureError(toFailure(error, 'diagnostics.export', log), { cause: error });
    }
    await platform.shell.showFile(file).catch((error: unknown) => log.warn('diagnostics.notShown', { error }));
    return file;
  }

  return {
    exportTo,
    exportAsAsked,
    async exportWithoutPage() {
      try {
        await exportAsAsked();
      } catch (error) {
        const { code, reference } = toFailure(error, 'diagnostics.export', log);
        const t = translator(deps.preferences.read().language);
        const why = t(`failures.${code}`);
        const body = reference ? `${why}\n\n${t('common.reference', { reference })}` : why;
        platform.dialogs.showError(t('diagnostics.failed'), body);
      }
    },
  };
}
