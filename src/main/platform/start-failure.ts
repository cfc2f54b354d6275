import { join } from 'node:path';
import { createLogger, createReference } from '@main/system/log/logger';
import { toLanguage } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';
import { app, dialog } from 'electron';
import { createLogSink } from './electron-files';

/** The last word when nothing could be built: the cause goes to the log if there is one, the person gets a reference, the app ends. */
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
