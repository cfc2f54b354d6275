import { join } from 'node:path';
import { createLogger, createReference } from '@main/system/log/logger';
import { toLanguage } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';
import { app, dialog } from 'electron';
import { createLogSink } from './electron-files';

/** Called if the services couldn't be created: logs the cause if there is a log, shows a reference to the user, and ends the app. */
export function reportStartFailure(error: unknown): void {
  let reference: string;
  try {
    const sink = createLogSink(join(app.getPath('userData'), 'logs'), app.isPackaged);
    reference = createLogger({ sink }).error('app.startFailed', error);
  } catch {
    reference = createReference();
  }
  const t = translator(toLanguage(app.getLocale().split('-')[0]));
  dialog.showErrorBox(t('desktop.startFailed'), t('desktop.startFailedBody', { reference }));
  app.exit(1);
}
