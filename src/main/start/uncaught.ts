import type { Logger } from '@main/system/log/logger';
import type { Dialogs } from '@main/windows/windows';
import type { Language } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';

export interface UncaughtDeps {
  dialogs: Dialogs;
  log: Logger;
  language: () => Language;
  /** Whether there is a page, which reports failures of its own calls. */
  hasPage: () => boolean;
}

/**
 * Logs uncaught errors. Shows the system's dialog only if there is no page, and at most once, so that a loop of errors doesn't open many
 * dialogs.
 */
export function createUncaughtHandler({ dialogs, log, language, hasPage }: UncaughtDeps): (error: unknown, kind: string) => void {
  let hasSpoken = false;
  return (error, kind) => {
    const reference = log.error('app.uncaught', error, { kind });
    if (hasSpoken || hasPage()) return;
    hasSpoken = true;
    const t = translator(language());
    dialogs.showError(t('desktop.unexpected'), t('desktop.unexpectedBody', { reference }));
  };
}
