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
    case 'writesInterrupted':
      return toInterruptedText(notice, t);
    case 'journalUnavailable':
      return t('shell.notices.journalUnavailable');
    case 'printQueueLocked':
      return t('shell.notices.printQueueLocked');
    case 'journalReplaced':
      return t('shell.notices.journalReplaced', { file: notice.file });
  }
}

const mostNames = 5;

function toInterruptedText({ total, written, unknown }: Extract<Notice, { kind: 'writesInterrupted' }>, t: Translate): string {
  const words = t('shell.notices.writesInterrupted', { written, count: total });
  if (unknown.length === 0) return words;
  const names = unknown.slice(0, mostNames).join(t('forms.separator'));
  return `${words} ${t('shell.notices.writesUnknown', { count: unknown.length, names })}`;
}
