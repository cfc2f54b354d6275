import type { AppInfo } from '@shared/contract/app';
import type { BootInfo } from '@shared/contract/session';
import type { Network, NetworkControl } from '../api/network';
import type { BackgroundSystem } from '../background/background-system';
import type { Transport } from '../bridge/transport';
import type { LogSink } from '../diagnostics/logger';
import type { Machine } from '../diagnostics/report/machine';
import type { SystemLogTool } from '../diagnostics/system-log/system-log-tool';
import type { MenuBar } from '../menu/menu-bar';
import type { Shrinkable } from '../pictures/shrink-picture';
import type { SchemeHost } from '../scheme/scheme-handler';
import type { SecretBox } from '../secrets/encrypted-file-store';
import type { Keychain } from '../secrets/keychain';
import type { SettingsFile } from '../settings/settings';
import type { UpdateSystem } from '../updates/updater';
import type { Dialogs, Theme, Windows } from '../window/windows';

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

export interface Shell {
  openExternal(url: string): Promise<void>;
  openFolder(path: string): Promise<void>;
  /** Opens the folder of the file with the file chosen in it. */
  showFile(path: string): Promise<void>;
}

export interface Power {
  /** The machine does not go to sleep until the returned function is called; the screen may. */
  keepAwake(): () => void;
  /** The machine has woken up. */
  onResumed(listener: () => void): void;
  /** The machine goes to sleep or its screen is locked, which Linux does not tell. */
  onLeft(listener: () => void): void;
}

export interface Clipboard {
  writeText(text: string): Promise<void>;
}

export interface Images {
  /** A smaller version whose longer edge is `maxEdgePx`; null when it is small enough or cannot be read. Never rejects. */
  shrink(picture: Shrinkable, maxEdgePx: number): Promise<Shrinkable | null>;
}

/** Everything that the main process needs of Electron; tests pass their own. Interfaces stand beside their consumers. */
export interface Platform {
  host: AppHost;
  transport: Transport;
  scheme: SchemeHost;
  windows: Windows;
  dialogs: Dialogs;
  menuBar: MenuBar;
  theme: Theme;
  network: Network & NetworkControl;
  images: Images;
  secretBox: SecretBox;
  loadKeychain: () => Promise<Keychain>;
  openSettingsFile: (name: string) => SettingsFile;
  logSink: LogSink;
  shell: Shell;
  clipboard: Clipboard;
  power: Power;
  background: BackgroundSystem;
  machine: Machine;
  updates: UpdateSystem;
  systemLog: SystemLogTool;
}
