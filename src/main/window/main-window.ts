import { appOrigin } from '@shared/contract/desktop/media';
import { translator } from '@shared/i18n/translate';
import type { Logger } from '../log/logger';
import type { PreferenceStore } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { type CloseGuard, type CloseGuardDeps, createCloseGuard } from './close-guard';
import { minimumSize, toOpeningState, windowState } from './window-state';
import type { AppWindow, Dialogs, PageGone, Theme, Windows } from './windows';

/** The background before the first paint, so that neither theme flashes the other. */
const backgrounds = { light: '#F4F2EE', dark: '#151716' };

const saveDelayMs = 500;
const maxReloads = 3;
const reloadWindowMs = 10 * 60_000;

export interface MainWindow {
  /** Opens the window, or brings the open one to the front. */
  show(): void;
  isOpen(): boolean;
  readonly closing: CloseGuard;
}

export interface MainWindowDeps {
  windows: Windows;
  theme: Theme;
  dialogs: Dialogs;
  settings: Settings;
  preferences: PreferenceStore;
  log: Logger;
  quit: () => void;
  printQueue: CloseGuardDeps['printQueue'];
  /** Tells the page that the window is about to close over something that it has to ask about. */
  askPage: CloseGuardDeps['askPage'];
  leave: () => void;
  /** Never rejects. */
  exportDiagnostics: () => Promise<void>;
  noteUnsaved: CloseGuardDeps['noteUnsaved'];
  goesOn: CloseGuardDeps['goesOn'];
  onStay: CloseGuardDeps['onStay'];
  onOpened: () => void;
  onClosed: () => void;
  /** Closing it puts it away instead, unless the program ends. */
  minimises: () => boolean;
  now?: () => number;
}

export function createMainWindow(deps: MainWindowDeps): MainWindow {
  const { windows, theme, dialogs, preferences, log } = deps;
  const now = deps.now ?? Date.now;
  const stored = deps.settings.slot('window', windowState.nullable(), null);
  let open: AppWindow | null = null;
  let reloads: number[] = [];

  const closing = createCloseGuard({ ...deps, close: () => open?.destroy() });

  const texts = () => translator(preferences.read().language);
  const background = (): string => (theme.isDark() ? backgrounds.dark : backgrounds.light);
  theme.onChanged(() => open?.setBackgroundColor(background()));

  function rememberBounds(window: AppWindow): void {
    try {
      stored.write({ ...window.normalBounds(), isMaximized: window.isMaximized() });
    } catch (error) {
      log.warn('window.boundsNotStored', { error });
    }
  }

  /** A page that dies again and again is not loaded for ever. */
  async function recover(window: AppWindow, { reason, exitCode }: PageGone): Promise<void> {
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

  async function askAboutHang(window: AppWindow): Promise<void> {
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

  function openWindow(): AppWindow {
    const { isMaximized, ...state } = toOpeningState(stored.read(), windows.workAreas());
    const window = windows.open({
      bounds: state,
      minimum: minimumSize,
      isMaximized,
      title: texts()('common.appName'),
      backgroundColor: background(),
      url: `${appOrigin}/`,
    });
    let timer: NodeJS.Timeout | undefined;
    window.onBoundsChanged(() => {
      clearTimeout(timer);
      timer = setTimeout(() => rememberBounds(window), saveDelayMs);
    });
    window.onClosing((keepOpen) => {
      clearTimeout(timer);
      rememberBounds(window);
      if (!closing.mayClose()) keepOpen();
      else if (!closing.isQuitting() && deps.minimises()) {
        keepOpen();
        window.minimize();
      }
    });
    window.onClosed(() => {
      clearTimeout(timer);
      open = null;
      closing.forget();
      deps.onClosed();
    });
    window.onUnresponsive(() => void askAboutHang(window));
    window.onPageGone((gone) => void recover(window, gone));
    window.onLoadFailed((reason) => log.error('window.loadFailed', new Error(reason)));
    return window;
  }

  return {
    show() {
      if (open) open.focus();
      else {
        open = openWindow();
        deps.onOpened();
      }
    },
    isOpen: () => open !== null,
    closing,
  };
}
