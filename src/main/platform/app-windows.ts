import type { AppWindow, WindowOptions, Windows } from '@main/windows/windows';
import { BrowserWindow, screen, type WebContents } from 'electron';
import { createSecureWindow } from './secure-window';

/** Name of each window by its contents. */
const appContents = new WeakMap<WebContents, string>();

/** Returns null for contents without a page of the app, such as print windows. */
export function keyOfContents(contents: WebContents): string | null {
  return appContents.get(contents) ?? null;
}

export function allAppContents(): WebContents[] {
  return BrowserWindow.getAllWindows()
    .map((window) => window.webContents)
    .filter((contents) => appContents.has(contents) && !contents.isDestroyed());
}

function toAppWindow(window: BrowserWindow, hasAppeared: () => boolean): AppWindow {
  const { webContents } = window;
  return {
    focus() {
      // Before its first paint, the window comes to the front automatically.
      if (!hasAppeared()) return;
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
    },
    placeAt(bounds) {
      if (window.isMinimized()) window.restore();
      if (window.isMaximized()) window.unmaximize();
      window.setBounds(bounds);
    },
    keepOnTop: (isOnTop) => window.setAlwaysOnTop(isOnTop),
    minimize: () => window.minimize(),
    reload: () => webContents.reload(),
    destroy: () => window.destroy(),
    setBackgroundColor: (color) => window.setBackgroundColor(color),
    bounds: () => window.getBounds(),
    normalBounds: () => window.getNormalBounds(),
    isMaximized: () => window.isMaximized(),
    onBoundsChanged(listener) {
      window.on('resize', listener);
      window.on('move', listener);
    },
    onClosing(listener) {
      window.on('close', (event) => listener(() => event.preventDefault()));
    },
    onClosed(listener) {
      window.on('closed', listener);
    },
    onFocused(listener) {
      window.on('focus', listener);
    },
    onTitle(listener) {
      window.on('page-title-updated', (_event, title) => listener(title));
    },
    onUnresponsive(listener) {
      window.on('unresponsive', listener);
    },
    onPageGone(listener) {
      webContents.on('render-process-gone', (_event, { reason, exitCode }) => listener({ reason, exitCode }));
    },
    onLoadFailed(listener) {
      webContents.on('preload-error', (_event, _path, error) => listener(`preload: ${error.message}`));
      webContents.on('did-fail-load', (_event, errorCode, description, _url, isMainFrame) => {
        if (isMainFrame) listener(`${errorCode} ${description}`);
      });
    },
  };
}

export function createElectronWindows(preload: string): Windows {
  return {
    open({ key, bounds, minimum, isMaximized, title, backgroundColor, url }: WindowOptions) {
      const window = createSecureWindow({
        preload,
        width: bounds.width,
        height: bounds.height,
        ...(bounds.x === undefined || bounds.y === undefined ? {} : { x: bounds.x, y: bounds.y }),
        minWidth: minimum.width,
        minHeight: minimum.height,
        title,
        backgroundColor,
        show: false,
      });
      appContents.set(window.webContents, key);
      let hasAppeared = false;
      const appear = (): void => {
        if (hasAppeared) return;
        hasAppeared = true;
        if (isMaximized) window.maximize();
        window.show();
      };
      window.once('ready-to-show', appear);
      // Without this, a document that paints nothing would never show the window.
      window.webContents.once('did-stop-loading', appear);
      void window.loadURL(url).catch(() => undefined); // The error is reported by did-fail-load.
      return toAppWindow(window, () => hasAppeared);
    },
    workAreas: () => screen.getAllDisplays().map((display) => display.workArea),
    workAreaAt: (bounds) => screen.getDisplayMatching(bounds).workArea,
  };
}
