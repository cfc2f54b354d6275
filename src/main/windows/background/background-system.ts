/** Marks of the tray icon: a shape with a color (green check, red number, gray bars, blue dots, amber exclamation mark, red cross). */
const trayMarks = ['running', 'news', 'paused', 'waiting', 'attention', 'stopped'] as const;
export type TrayMark = (typeof trayMarks)[number];

export type TrayAction = 'pause' | 'resume' | 'open' | 'quit';

export type TrayItem = { kind: 'separator' } | { kind: 'note'; label: string } | { kind: 'action'; action: TrayAction; label: string };

export interface TrayContent {
  mark: TrayMark;
  tooltip: string;
  items: TrayItem[];
}

/** The tray, and everything else that the system shows of a program without a window. */
export interface BackgroundSystem {
  /** Shows the icon or changes it. A click on it opens the window on systems where it doesn't open the menu. */
  showTray(content: TrayContent, onAction: (action: TrayAction) => void): void;
  hideTray(): void;
  /**
   * Whether the user can see the icon: always on Windows and macOS; on Linux if a desktop shows status icons
   * (`org.kde.StatusNotifierWatcher` has an owner on the session bus). False until it is known.
   */
  hasTray(): boolean;
  /**
   * Sets whether the program starts without a window when the user logs in. Writes nothing if that is set already. Throws if the system
   * refuses.
   */
  startWithSystem(isWanted: boolean): void;
  /** Whether macOS started the program at login. On other systems, its start entry has the option `--hidden`. */
  wasStartedWithSystem(): boolean;
  /** Sets the number on the program's icon; 0 removes it. Does nothing on systems without such a number. */
  setBadge(count: number): void;
  /** Plays the system's own sound. */
  beep(): void;
  /** `onFailed` is called if the system doesn't show it: notifications are turned off, or the program isn't signed. */
  notify(note: { title: string; body: string }, onFailed: (reason: string) => void): void;
  /**
   * Called when any notification was clicked; on Windows also for one in the notification center, and for the click that started the
   * program.
   */
  onNotificationClicked(listener: () => void): void;
}
