/** What the tray's icon says at a glance: a shape on a colour (green check, red number, grey bars, blue dots, amber exclamation mark, red cross). */
const trayMarks = ['running', 'news', 'paused', 'waiting', 'attention', 'stopped'] as const;
export type TrayMark = (typeof trayMarks)[number];

export type TrayAction = 'pause' | 'resume' | 'open' | 'quit';

export type TrayItem = { kind: 'separator' } | { kind: 'note'; label: string } | { kind: 'action'; action: TrayAction; label: string };

export interface TrayContent {
  mark: TrayMark;
  tooltip: string;
  items: TrayItem[];
}

/** The place beside the clock, and what else the system shows of a program without a window. */
export interface BackgroundSystem {
  /** Shows the icon or changes it; a click on it opens the window where clicks do not open the menu. */
  showTray(content: TrayContent, onAction: (action: TrayAction) => void): void;
  hideTray(): void;
  /**
   * Whether people can see the icon: always on Windows and macOS; on Linux when a desktop shows status icons (`org.kde.StatusNotifierWatcher`
   * has an owner on the session bus). False until it is known.
   */
  hasTray(): boolean;
  /** Starts the program, without a window, when the person signs in to the computer; or no longer. Writes nothing where it is so already. Throws when the system refuses. */
  startWithSystem(isWanted: boolean): void;
  /** macOS: the program was started at login. Elsewhere its start entry says so itself, by `--hidden`. */
  wasStartedWithSystem(): boolean;
  /** The number on the program's icon; 0 takes it away. Nothing where the system has no such number. */
  setBadge(count: number): void;
  /** The system's own sound. */
  beep(): void;
  /** `onFailed` is called where the system doesn't show it: notifications are turned off, or the program isn't signed. */
  notify(note: { title: string; body: string }, onFailed: (reason: string) => void): void;
  /** Any notification was clicked; on Windows also one that has moved to the notification center, or the click that started the program. */
  onNotificationClicked(listener: () => void): void;
}
