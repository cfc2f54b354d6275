import type { Logger } from '@main/system/log/logger';
import type { PreferenceStore } from '@main/system/settings/preferences';
import { translator } from '@shared/i18n/translate';
import type { WindowClosing } from './window-closing';
import type { WindowState } from './window-state';
import type { AppWindow, Dialogs, PageGone, Theme } from './windows';

/** The background before the first paint, so that neither theme flashes the other. */
const backgrounds = { light: '#F4F2EE', dark: '#151716' };

const maxReloads = 3;
const reloadWindowMs = 10 * 60_000;

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

/** What every window of the app needs: its ground in the right theme, and help when its page dies, hangs or cannot be loaded. */
export interface WindowRecovery {
  background(): string;
  /** Keeps where and how the window stands, for the next one of its kind; what cannot be kept is only logged. */
  remember(window: AppWindow, stored: { write(state: WindowState): void }): void;
  attend(window: AppWindow, closing: Pick<WindowClosing, 'forget'>): void;
}

export function createWindowCare(deps: WindowCareDeps): WindowRecovery {
  const { theme, dialogs, preferences, log } = deps;
  const now = deps.now ?? Date.now;
  const attended = new Set<AppWindow>();
  let reloads: number[] = [];

  const texts = () => translator(preferences.read().language);
  const background = (): string => (theme.isDark() ? backgrounds.dark : backgrounds.light);
  theme.onChanged(() => {
    for (const window of attended) window.setBackgroundColor(background());
  });

  /** A page that dies again and again is not loaded for ever. */
  async function recover(window: AppWindow, closing: Pick<WindowClosing, 'forget'>, { reason, exitCode }: PageGone): Promise<void> {
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

  async function offerReload(window: AppWindow, reference: string): Promise<void> {
    const t = texts();
    const choice = await dialogs.ask({
      message: t('desktop.pageGone'),
      detail: t('desktop.pageGoneBody', { reference }),
      buttons: [t('desktop.reload'), t('desktop.quit'), t('menu.exportDiagnostics')],
      cancelIndex: 1,
    });
    if (choice === 0) window.reload();
    else if (choice === 1) deps.quit();
    else {
      await deps.exportDiagnostics();
      await offerReload(window, reference);
    }
  }

  async function askAboutHang(window: AppWindow, closing: Pick<WindowClosing, 'forget'>): Promise<void> {
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

  return {
    background,
    remember(window, stored) {
      try {
        stored.write({ ...window.normalBounds(), isMaximized: window.isMaximized() });
      } catch (error) {
        log.warn('window.boundsNotStored', { error });
      }
    },
    attend(window, closing) {
      attended.add(window);
      window.onUnresponsive(() => void askAboutHang(window, closing));
      window.onPageGone((gone) => void recover(window, closing, gone));
      window.onLoadFailed((reason) => log.error('window.loadFailed', new Error(reason)));
      window.onClosed(() => void attended.delete(window));
    },
  };
}
