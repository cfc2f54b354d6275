import { appOrigin } from '@shared/contract/desktop/media';
import type { RecordInWindow } from '@shared/contract/desktop/windows';
import { createWindowClosing, type WindowClosingDeps } from './window-closing';
import type { OpenWindow, WindowHub } from './window-hub';
import type { WindowRecovery } from './window-recovery';
import { minimumSize, type WindowState } from './window-state';
import type { Windows } from './windows';

interface OpenWindowDeps extends WindowClosingDeps {
  windows: Windows;
  care: WindowRecovery;
  hub: WindowHub;
  /** Whether closing the window minimizes it instead, unless the app quits. */
  minimizes: (key: string) => boolean;
}

interface WindowWish {
  key: string;
  title: string;
  /** Where the window opens; centered without a position. */
  state: Omit<WindowState, 'x' | 'y'> & { x?: number | undefined; y?: number | undefined };
  /** Stores the window's bounds for the next window of its kind. */
  stored: { write(state: WindowState): void };
  record: RecordInWindow | null;
}

/** Opens the main window and windows of records. Each reports to the hub, and asks before it closes. */
export function createOpenWindow(deps: OpenWindowDeps): (wish: WindowWish) => OpenWindow {
  const { windows, care, hub, minimizes } = deps;
  return ({ key, title, state: { isMaximized, ...bounds }, stored, record }) => {
    const window = windows.open({
      key,
      bounds,
      minimum: minimumSize,
      isMaximized,
      title,
      backgroundColor: care.background(),
      url: `${appOrigin}/`,
    });
    const report = (event: 'window.unsaved' | 'window.stayed'): void => hub.events.emit(event, key);
    const closing = createWindowClosing({ key, destroy: () => window.destroy(), report }, deps);
    const opened: OpenWindow = { key, window, closing, title: '', isPinned: false, record };
    window.onClosing((keepOpen) => {
      care.remember(window, stored);
      if (!closing.mayClose()) keepOpen();
      else if (!closing.isQuitting() && minimizes(key)) {
        keepOpen();
        window.minimize();
      }
    });
    window.onFocused(() => hub.noteFocused(key));
    window.onTitle((now) => {
      if (opened.title === now) return;
      opened.title = now;
      hub.events.emit('window.titled', key);
    });
    window.onClosed(() => {
      closing.forget();
      hub.remove(key);
    });
    care.attend(window, closing);
    hub.add(opened);
    return opened;
  };
}

export type OpenAppWindow = ReturnType<typeof createOpenWindow>;
