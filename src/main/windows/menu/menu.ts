import type { Logger } from '@main/system/log/logger';
import { toFailure } from '@main/system/log/to-failure';
import type { Policy } from '@main/system/policy/policy';
import type { PreferenceStore } from '@main/system/settings/preferences';
import type { AppCommand } from '@shared/contract/desktop/app';
import type { PolicyKey } from '@shared/policy/policy-schema';
import { toContextMenuTemplate } from './context-menu-template';
import type { MenuAction, MenuBar } from './menu-bar';
import { type MenuWindow, toMenuTemplate } from './menu-template';

export interface MenuDeps {
  menuBar: MenuBar;
  preferences: PreferenceStore;
  policy: Pick<Policy, 'entry'>;
  /** Whether a user's screens can be used: signed in, and not locked. */
  isSignedIn: () => boolean;
  /** Locks the app. */
  lock: () => Promise<void>;
  windows: () => readonly MenuWindow[];
  showWindow: (key: string) => void;
  closeRecords: () => void;
  /** The menu's actions for windows. */
  arrange: { sideBySide(): void; allToFront(): void; togglePin(): void };
  platform: NodeJS.Platform;
  isDevelopment: boolean;
  invokeCommand: (command: AppCommand) => void;
  openLogs: () => Promise<void>;
  /** Shows its own failure. */
  exportDiagnostics: () => Promise<void>;
  log: Logger;
}

export interface Menu {
  /** Builds the application menu again. */
  rebuild(): void;
  /** Sets whether this window's screen has a print preview. */
  offerPreview(window: string, isOffered: boolean): void;
}

/** Updates the native menus. */
export function createMenu(deps: MenuDeps): Menu {
  const { menuBar, preferences, log } = deps;
  const withPreview = new Set<string>();

  function perform(action: MenuAction): void {
    try {
      if (action.kind === 'command') deps.invokeCommand(action.command);
      else if (action.kind === 'language') preferences.update({ language: action.language });
      else if (action.kind === 'appearance') preferences.update({ appearance: action.appearance });
      else if (action.kind === 'window') deps.showWindow(action.key);
      else if (action.kind === 'closeRecords') deps.closeRecords();
      else if (action.kind === 'sideBySide') deps.arrange.sideBySide();
      else if (action.kind === 'allToFront') deps.arrange.allToFront();
      else if (action.kind === 'pin') deps.arrange.togglePin();
      else if (action.kind === 'lock') void deps.lock().catch((error) => toFailure(error, 'menu.lock', log));
      else if (action.kind === 'exportDiagnostics') void deps.exportDiagnostics();
      else void deps.openLogs().catch((error) => toFailure(error, 'menu.openLogs', log));
    } catch (error) {
      toFailure(error, `menu.${action.kind}`, log);
    }
    // The system has moved the radio mark already, so reset it after a change was refused.
    rebuild();
  }

  function rebuild(): void {
    const { language, appearance } = preferences.read();
    const { platform, isDevelopment } = deps;
    const windows = deps.windows();
    for (const key of withPreview) if (!windows.some((window) => window.key === key)) withPreview.delete(key);
    const hasPreview = windows.some(({ key, isFront }) => isFront && withPreview.has(key));
    const isManaged = (key: PolicyKey): boolean => deps.policy.entry(key)?.isEnforced ?? false;
    const managed = { language: isManaged('language'), appearance: isManaged('appearance') };
    menuBar.apply(
      toMenuTemplate({ language, appearance, managed, isSignedIn: deps.isSignedIn(), hasPreview, windows, platform, isDevelopment }),
      perform,
    );
  }

  menuBar.provideContextMenu((target) => toContextMenuTemplate(preferences.read().language, target));
  return {
    rebuild,
    offerPreview(window, isOffered) {
      if (isOffered === withPreview.has(window)) return;
      if (isOffered) withPreview.add(window);
      else withPreview.delete(window);
      rebuild();
    },
  };
}
