import type { Logger } from '@main/system/log/logger';
import type { Dialogs } from '@main/windows/windows';
import type { Language } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';

export interface UncaughtDeps {
  dialogs: Dialogs;
  log: Logger;
  language: () => Language;
  /** A page is there, and tells what fails in its own calls. */
  hasPage: () => boolean;
}

/** Logs what nothing caught; the system's dialog speaks only when no page can, and at most once, so that a loop of errors cannot flood. */
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
