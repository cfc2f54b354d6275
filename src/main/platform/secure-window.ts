import { appOrigin } from '@shared/contract/desktop/media';
import { BrowserWindow, type BrowserWindowConstructorOptions, session, type WebContents } from 'electron';
import { openExternal } from './open-external';
import { protectSession } from './secure-session';

/** Options that callers may set; all security options are set here and nowhere else. */
export type SecureWindowOptions = Omit<BrowserWindowConstructorOptions, 'webPreferences'> & {
  /** Null for documents without scripts, which get no bridge. */
  preload: string | null;
  /** Name of a separate in-memory session; the default session if left out. */
  partition?: string;
  /** Runs timers and painting at full speed in a window that is never shown. */
  isUnthrottled?: boolean;
};

function isOwnPage(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && `${parsed.protocol}//${parsed.host}` === appOrigin;
}

/**
 * Prevents pages from leaving the app's scheme, opening a window, or embedding another page; links that the user clicks open in the
 * system's programs.
 */
function guard(contents: WebContents): void {
  const refuseForeign = (event: { preventDefault(): void; url?: string }, url?: string): void => {
    if (!isOwnPage(event.url ?? url ?? '')) event.preventDefault();
  };
  contents.on('will-navigate', refuseForeign);
  contents.on('will-frame-navigate', (event) => {
    // Pages have no frames, so any load into one is refused.
    if (!event.isMainFrame || !isOwnPage(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', refuseForeign);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openExternal(url).catch(() => undefined);
    return { action: 'deny' };
  });
}

/** Creates a window; no other code may. */
export function createSecureWindow({ preload, partition, isUnthrottled, ...options }: SecureWindowOptions): BrowserWindow {
  const windowSession = partition === undefined ? session.defaultSession : session.fromPartition(partition, { cache: false });
  protectSession(windowSession);
  const window = new BrowserWindow({
    ...options,
    webPreferences: {
      ...(preload === null ? {} : { preload }),
      session: windowSession,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      ...(isUnthrottled ? { backgroundThrottling: false } : {}),
    },
  });
  guard(window.webContents);
  return window;
}
