import type { Logger, LogSink } from '@main/system/log/logger';
import type { Notices } from '@main/system/log/notices';
import type { AppHost } from '@main/system/ports/app-host';
import type { Clipboard } from '@main/system/ports/clipboard';
import type { Handlers } from '@main/system/ports/handlers';
import type { Shell } from '@main/system/ports/shell';
import type { appLocalCalls } from '@shared/contract/desktop/app';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import { FailureError } from '@shared/contract/result';
import { isExternalLink } from './external-link';
import type { Menu } from './menu/menu';
import type { WindowClosing } from './window-closing';

type Names = keyof typeof appLocalCalls;

export interface AppHandlerDeps {
  platform: { host: Pick<AppHost, 'info'>; shell: Shell; clipboard: Clipboard; logSink: Pick<LogSink, 'folder'> };
  notices: Notices;
  /** Returns the closing state of the window with this name; undefined if the window is closed. */
  closingOf: (window: string) => WindowClosing | undefined;
  menu: Pick<Menu, 'offerPreview'>;
  log: Logger;
}

/** Returns the path `#/admins/edit-admin/3` of an address: a name may follow the number, and searched text the question mark. */
function toScreen(where = ''): string {
  return /^#?(?:\/[a-z-]+)*(?:\/\d+)?(?=[/?]|$)/i.exec(where)?.[0] ?? '';
}

/** Rebuilds an error of a page, so that the log redacts its message and stack like its own errors. */
function toError({ message, stack }: { message: string; stack?: string | undefined }): Error {
  const error = new Error(message);
  error.name = /^\w+/.exec(stack ?? '')?.[0] ?? 'PageError';
  error.stack = stack ?? message;
  return error;
}

export function createAppHandlers({ platform, notices, closingOf, menu, log }: AppHandlerDeps): Handlers<Names> {
  return {
    'app.info': () => platform.host.info,
    // Notices are shown once, in the main window, which is always open.
    'app.notices': (_input, from = mainWindowKey) => (from === mainWindowKey ? notices.take() : []),
    'app.reportError': (report) => ({ reference: log.error('page.failed', toError(report), { where: toScreen(report.where) }) }),
    async 'app.openExternal'({ url }) {
      if (!isExternalLink(url)) throw new FailureError({ code: 'badInput' });
      await platform.shell.openExternal(url);
      return null;
    },
    async 'app.copyText'({ text }) {
      await platform.clipboard.writeText(text);
      return null;
    },
    async 'app.openLogs'() {
      await platform.shell.openPath(platform.logSink.folder);
      return null;
    },
    'app.setUnsaved'({ hasUnsaved, ...work }, from = mainWindowKey) {
      closingOf(from)?.setUnsaved(hasUnsaved, work);
      return null;
    },
    'app.setPreview'({ isOffered }, from = mainWindowKey) {
      menu.offerPreview(from, isOffered);
      return null;
    },
    'app.answerClose'({ answer }, from = mainWindowKey) {
      closingOf(from)?.answer(answer);
      return null;
    },
  };
}
