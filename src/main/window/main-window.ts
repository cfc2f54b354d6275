import { appOrigin } from '@shared/contract/desktop/media';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import { translator } from '@shared/i18n/translate';
import type { Logger } from '../log/logger';
import type { PreferenceStore } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { type CloseGuard, type CloseGuardDeps, createCloseGuard } from './close-guard';
import type { WindowCare } from './window-care';
import { minimumSize, toOpeningState, windowState } from './window-state';
import type { AppWindow, Windows } from './windows';

const saveDelayMs = 500;

export interface MainWindow {
  /** Opens the window, or brings the open one to the front. */
  show(): void;
  isOpen(): boolean;
  /** Null while it is closed. */
  window(): AppWindow | null;
  readonly closing: CloseGuard;
}

export interface MainWindowDeps {
  windows: Windows;
  care: WindowCare;
  settings: Settings;
  preferences: PreferenceStore;
  log: Logger;
  printQueue: CloseGuardDeps['printQueue'];
  /** Tells the page that the window is about to close over something that it has to ask about. */
  askPage: CloseGuardDeps['askPage'];
  leave: () => void;
  noteUnsaved: CloseGuardDeps['noteUnsaved'];
  goesOn: CloseGuardDeps['goesOn'];
  isHeld: CloseGuardDeps['isHeld'];
  onStay: CloseGuardDeps['onStay'];
  onOpened: () => void;
  onClosed: () => void;
  /** The keyboard is in it, or its title has changed. */
  onFocused: () => void;
  onTitle: (title: string) => void;
  /** Closing it puts it away instead, unless the program ends. */
  minimises: () => boolean;
}

export function createMainWindow(deps: MainWindowDeps): MainWindow {
  const { windows, care, preferences } = deps;
  const stored = deps.settings.slot('window', windowState.nullable(), null);
  let open: AppWindow | null = null;

  const closing = createCloseGuard({ ...deps, close: () => open?.destroy() });

  function openWindow(): AppWindow {
    const { isMaximized, ...state } = toOpeningState(stored.read(), windows.workAreas());
    const window = windows.open({
      key: mainWindowKey,
      bounds: state,
      minimum: minimumSize,
      isMaximized,
      title: translator(preferences.read().language)('common.appName'),
      backgroundColor: care.background(),
      url: `${appOrigin}/`,
    });
    let timer: NodeJS.Timeout | undefined;
    window.onBoundsChanged(() => {
      clearTimeout(timer);
      timer = setTimeout(() => care.remember(window, stored), saveDelayMs);
    });
    window.onClosing((keepOpen) => {
      clearTimeout(timer);
      care.remember(window, stored);
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
    window.onFocused(deps.onFocused);
    window.onTitle(deps.onTitle);
    care.attend(window, closing);
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
    window: () => open,
    closing,
  };
}
