import type { AppInfo } from '@shared/contract/desktop/app';
import type { BootInfo } from '@shared/contract/desktop/session';

export interface HelperGone {
  type: string;
  reason: string;
  exitCode: number;
}

/** The running program as the system sees it. */
export interface AppHost {
  readonly info: AppInfo;
  readonly isPackaged: boolean;
  readonly platform: BootInfo['platform'];
  /** The data folder. */
  readonly userData: string;
  /** ID of this computer, which differs even for a computer with a copy of the data folder; null if there is none. */
  readonly machine: string | null;
  /** Time when the system was started. Fast Startup of Windows doesn't count as a shutdown. */
  readonly computerStartedAt: Date;
  /** Folder of the built renderer. */
  readonly rendererFolder: string;
  quit(): void;
  exit(code: number): void;
  /** Called on macOS when the icon was clicked while no window was open. */
  onActivated(listener: () => void): void;
  /** Lets only `quit` end the program: the hidden print windows open and close independent of the user's window. */
  outliveWindows(): void;
  /** Called when the program was requested to end, before any window closes. `prevent` cancels this, and all windows stay open. */
  onQuitAsked(listener: (prevent: () => void) => void): void;
  /** Waits for the listener before the program ends. */
  onQuitting(listener: () => Promise<void>): void;
  /** Called when the system shuts down or the user logs off: there is time for a few synchronous lines only. */
  onSystemEnding(listener: () => void): void;
  onUncaught(listener: (error: unknown, kind: 'exception' | 'rejection') => void): void;
  /** Called when a process of Chromium other than a page's (graphics, network …) has ended unexpectedly; Chromium restarts it. */
  onHelperGone(listener: (helper: HelperGone) => void): void;
}
