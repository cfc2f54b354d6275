import type { Settings } from '@main/system/settings/settings';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import type { OpenAppWindow } from './open-window';
import type { WindowHub } from './window-hub';
import type { WindowRecovery } from './window-recovery';
import { toOpeningState, windowState } from './window-state';
import type { Windows } from './windows';

const saveDelayMs = 500;

/** The main window, which is always open unless the app keeps running without windows. */
export type MainWindow = ReturnType<typeof createMainWindow>;

export interface MainWindowDeps {
  windows: Pick<Windows, 'workAreas'>;
  hub: WindowHub;
  open: OpenAppWindow;
  care: Pick<WindowRecovery, 'remember'>;
  settings: Settings;
  appName: () => string;
}

export function createMainWindow({ windows, hub, open, care, settings, appName }: MainWindowDeps) {
  const stored = settings.slot('window', windowState.nullable(), null);

  /** Opens the window, or brings it to the front. */
  function show(): void {
    if (hub.isOpen(mainWindowKey)) {
      hub.focus(mainWindowKey);
      return;
    }
    const state = toOpeningState(stored.read(), windows.workAreas());
    const { window } = open({ key: mainWindowKey, title: appName(), state, stored, record: null });
    let timer: NodeJS.Timeout | undefined;
    window.onBoundsChanged(() => {
      clearTimeout(timer);
      timer = setTimeout(() => care.remember(window, stored), saveDelayMs);
    });
    window.onClosing(() => clearTimeout(timer));
    window.onClosed(() => clearTimeout(timer));
  }

  hub.events.on('main.wanted', show);
  return { show, isOpen: () => hub.isOpen(mainWindowKey) };
}
