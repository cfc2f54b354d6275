import type { Notice } from '@shared/contract/desktop/app';
import type { Translate } from '@shared/i18n/translate';

/** What the app has to tell once after it started. */
export function toNoticeText(notice: Notice, t: Translate): string {
  switch (notice.kind) {
    case 'tokenInMemory':
      return t('shell.notices.tokenInMemory');
    case 'settingsRestored':
      return notice.from === 'lastGood'
        ? t('shell.notices.settingsFromLastGood', { file: notice.file })
        : t('shell.notices.settingsFromDefaults', { file: notice.file });
    case 'draftsRemoved':
      return t('policy.draftsRemoved', { count: notice.count });
    case 'draftsWait':
      return t('shell.notices.draftsWait', { count: notice.count, title: notice.title });
    case 'crashedLastTime':
      return t('shell.notices.crashedLastTime');
    case 'rightsChanged':
      return t('shell.notices.rightsChanged');
    case 'journalUnavailable':
      return t('shell.notices.journalUnavailable');
    case 'printQueueLocked':
      return t('shell.notices.printQueueLocked');
    case 'journalReplaced':
      return t('shell.notices.journalReplaced', { file: notice.file });
  }
}
