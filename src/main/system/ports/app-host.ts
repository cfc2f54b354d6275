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
  /** What tells this computer from another one, also from one with a copy of the data folder; null where nothing does. */
  readonly machine: string | null;
  /** When the system was started. Fast Startup of Windows doesn't count a shutdown. */
  readonly computerStartedAt: Date;
  /** The built renderer. */
  readonly rendererFolder: string;
  quit(): void;
  exit(code: number): void;
  /** macOS: the icon was clicked while no window was open. */
  onActivated(listener: () => void): void;
  /** Nothing but `quit` ends the program: hidden print windows come and go without the person's window. */
  outliveWindows(): void;
  /** The program was told to end: before any window closes. `prevent` keeps it and all windows. */
  onQuitAsked(listener: (prevent: () => void) => void): void;
  /** Waits for the listener before the program ends. */
  onQuitting(listener: () => Promise<void>): void;
  /** The system shuts down or the person logs off: there is time for a few synchronous lines only. */
  onSystemEnding(listener: () => void): void;
  onUncaught(listener: (error: unknown, kind: 'exception' | 'rejection') => void): void;
  /** A process of Chromium other than a page's (graphics, network …) has ended before its time; Chromium starts it again. */
  onHelperGone(listener: (helper: HelperGone) => void): void;
}
