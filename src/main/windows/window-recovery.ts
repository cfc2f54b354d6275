import type { Logger } from '@main/system/log/logger';
import type { PreferenceStore } from '@main/system/settings/preferences';
import { translator } from '@shared/i18n/translate';
import type { WindowClosing } from './window-closing';
import type { WindowState } from './window-state';
import type { AppWindow, Dialogs, PageGone, Theme } from './windows';

/** Background color before the first paint, so that the window doesn't flash in the other theme. */
const backgrounds = { light: '#F4F2EE', dark: '#151716' };

const maxReloads = 3;
const reloadWindowMs = 10 * 60_000;

type Closing = Pick<WindowClosing, 'forget'>;

export interface WindowCareDeps {
  theme: Theme;
  dialogs: Dialogs;
  preferences: PreferenceStore;
  log: Logger;
  quit: () => void;
  /** Never rejects. */
  exportDiagnostics: () => Promise<void>;
  now?: () => number;
}

/** Questions about a page that died or hangs. */
function createQuestions({ dialogs, preferences, log, quit, exportDiagnostics }: WindowCareDeps) {
  const texts = () => translator(preferences.read().language);

  async function offerReload(window: AppWindow, reference: string): Promise<void> {
    const t = texts();
    const choice = await dialogs.ask({
      message: t('desktop.pageGone'),
      detail: t('desktop.pageGoneBody', { reference }),
      buttons: [t('desktop.reload'), t('desktop.quit'), t('menu.exportDiagnostics')],
      cancelIndex: 1,
    });
    if (choice === 0) window.reload();
    else if (choice === 1) quit();
    else {
      await exportDiagnostics();
      await offerReload(window, reference);
    }
  }

  async function askAboutHang(window: AppWindow, closing: Closing): Promise<void> {
    log.warn('window.unresponsive');
    const t = texts();
    const choice = await dialogs.ask({
      message: t('desktop.pageHangs'),
      detail: t('desktop.pageHangsBody'),
      buttons: [t('desktop.wait'), t('desktop.reload')],
      cancelIndex: 0,
    });
    if (choice !== 1) return;
    closing.forget();
    window.reload();
  }

  return { offerReload, askAboutHang };
}

export type WindowRecovery = ReturnType<typeof createWindowCare>;

/** Gives each window the theme's background, and helps when its page dies, hangs, or can't be loaded. */
export function createWindowCare(deps: WindowCareDeps) {
  const { theme, log, now = Date.now } = deps;
  const { offerReload, askAboutHang } = createQuestions(deps);
  const attended = new Set<AppWindow>();
  let reloads: number[] = [];

  const background = (): string => (theme.isDark() ? backgrounds.dark : backgrounds.light);
  theme.onChanged(() => {
    for (const window of attended) window.setBackgroundColor(background());
  });

  /** Reloads the page; asks the user instead if it has died too often lately. */
  async function recover(window: AppWindow, closing: Closing, { reason, exitCode }: PageGone): Promise<void> {
    closing.forget();
    if (reason === 'clean-exit') return;
    const reference = log.error('window.pageGone', new Error('the page is gone'), { reason, exitCode });
    reloads = reloads.filter((at) => now() - at < reloadWindowMs);
    if (reloads.length < maxReloads) {
      reloads.push(now());
      window.reload();
      return;
    }
    await offerReload(window, reference);
  }

  return {
    background,
    /** Stores the window's bounds for the next window of its kind; a failure is only logged. */
    remember(window: AppWindow, stored: { write(state: WindowState): void }): void {
      try {
        stored.write({ ...window.normalBounds(), isMaximized: window.isMaximized() });
      } catch (error) {
        log.warn('window.boundsNotStored', { error });
      }
    },
    attend(window: AppWindow, closing: Closing): void {
      attended.add(window);
      window.onUnresponsive(() => void askAboutHang(window, closing));
      window.onPageGone((gone) => void recover(window, closing, gone));
      window.onLoadFailed((reason) => log.error('window.loadFailed', new Error(reason)));
      window.onClosed(() => void attended.delete(window));
    },
  };
}
