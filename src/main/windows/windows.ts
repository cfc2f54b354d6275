import type { Appearance } from '@shared/contract/desktop/session';

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface WindowOptions {
  /** Name under which its page is known to the main process. */
  key: string;
  /** Centred when the place is left out. */
  bounds: { x?: number | undefined; y?: number | undefined; width: number; height: number };
  minimum: Pick<Rectangle, 'width' | 'height'>;
  isMaximized: boolean;
  title: string;
  backgroundColor: string;
  /** The window shows itself once this page can paint. */
  url: string;
}

export interface PageGone {
  reason: string;
  exitCode: number;
}

/** A window with a page of the app. */
export interface AppWindow {
  focus(): void;
  /** Puts it there, whatever state it was in. */
  placeAt(bounds: Rectangle): void;
  /** Over all other windows, also while another one has the keyboard. */
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
  /** Before it closes, while its bounds can still be read; `keepOpen` prevents it. */
  onClosing(listener: (keepOpen: () => void) => void): void;
  /** Each listener is told. */
  onClosed(listener: () => void): void;
  onFocused(listener: () => void): void;
  /** Of its page; the window carries it already. */
  onTitle(listener: (title: string) => void): void;
  onUnresponsive(listener: () => void): void;
  onPageGone(listener: (gone: PageGone) => void): void;
  /** The preload script failed or the document could not be loaded. */
  onLoadFailed(listener: (reason: string) => void): void;
}

export interface Windows {
  open(options: WindowOptions): AppWindow;
  /** Usable area of every display. */
  workAreas(): Rectangle[];
  /** Of the display that most of this lies on. */
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

/** Native dialogs; they need no page. */
export interface Dialogs {
  showError(title: string, body: string): void;
  /** The position of the chosen button. */
  ask(question: { message: string; detail: string; buttons: string[]; cancelIndex: number }): Promise<number>;
  /** Where to save; null when the person cancelled. Without a folder the person's documents are offered. */
  askFile(wish: FileRequest): Promise<string | null>;
  /** Which file to open; null when the person cancelled. */
  askOpenFile(wish: Pick<FileRequest, 'folder' | 'extension'>): Promise<string | null>;
}
