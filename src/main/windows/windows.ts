import type { Appearance } from '@shared/contract/desktop/session';

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface WindowOptions {
  /** Name by which the main process identifies its page. */
  key: string;
  /** Centered if the position is left out. */
  bounds: { x?: number | undefined; y?: number | undefined; width: number; height: number };
  minimum: Pick<Rectangle, 'width' | 'height'>;
  isMaximized: boolean;
  title: string;
  backgroundColor: string;
  /** Address of the page; the window is shown once the page can paint. */
  url: string;
}

export interface PageGone {
  reason: string;
  exitCode: number;
}

/** A window with a page of the app. */
export interface AppWindow {
  focus(): void;
  /** Moves the window, even if it is minimized or maximized. */
  placeAt(bounds: Rectangle): void;
  /** Sets whether it stays on top of all other windows, even if another one is focused. */
  keepOnTop(isOnTop: boolean): void;
  reload(): void;
  minimize(): void;
  /** Closes without asking the page. */
  destroy(): void;
  setBackgroundColor(color: string): void;
  bounds(): Rectangle;
  /** Bounds when neither maximized nor in full screen. */
  normalBounds(): Rectangle;
  isMaximized(): boolean;
  onBoundsChanged(listener: () => void): void;
  /** Called before it closes, while its bounds can still be read; `keepOpen` prevents closing. */
  onClosing(listener: (keepOpen: () => void) => void): void;
  /** Adds a listener; each one is called. */
  onClosed(listener: () => void): void;
  onFocused(listener: () => void): void;
  /** Called with the page's title, which the window already shows. */
  onTitle(listener: (title: string) => void): void;
  onUnresponsive(listener: () => void): void;
  onPageGone(listener: (gone: PageGone) => void): void;
  /** Called when the preload script failed or the document couldn't be loaded. */
  onLoadFailed(listener: (reason: string) => void): void;
}

export interface Windows {
  open(options: WindowOptions): AppWindow;
  /** Returns the usable area of every display. */
  workAreas(): Rectangle[];
  /** Returns the usable area of the display that has most of these bounds. */
  workAreaAt(bounds: Rectangle): Rectangle;
}

export interface Theme {
  use(appearance: Appearance): void;
  isDark(): boolean;
  onChanged(listener: () => void): void;
}

export interface FileRequest {
  folder: string | null;
  fileName: string;
  extension: 'pdf' | 'csv' | 'xlsx' | 'zip' | 'json' | 'html';
}

/** Native dialogs, which need no page. */
export interface Dialogs {
  showError(title: string, body: string): void;
  /** Resolves to the index of the selected button. */
  ask(question: { message: string; detail: string; buttons: string[]; cancelIndex: number }): Promise<number>;
  /** Opens a save dialog; resolves to null if the user canceled. Without a folder, it opens in the user's documents. */
  askFile(wish: FileRequest): Promise<string | null>;
  /** Opens a file dialog; resolves to null if the user canceled. */
  askOpenFile(wish: Pick<FileRequest, 'folder' | 'extension'>): Promise<string | null>;
}
