import type { AppCommand } from '@shared/contract/desktop/app';
import type { Appearance } from '@shared/contract/desktop/session';
import type { Language } from '@shared/domain/language';

/** Action of a menu entry; entries with a `role` are handled by the system. */
export type MenuAction =
  | { kind: 'command'; command: AppCommand }
  | { kind: 'language'; language: Language }
  | { kind: 'appearance'; appearance: Appearance }
  /** Brings the window with this name to the front. */
  | { kind: 'window'; key: string }
  | { kind: 'closeRecords' }
  /** Places the front window and the previous one side by side. */
  | { kind: 'sideBySide' }
  | { kind: 'allToFront' }
  /** Sets whether the front window stays on top of all others. */
  | { kind: 'pin' }
  /** In the main process, so that it covers the screens even if a page hangs. */
  | { kind: 'lock' }
  | { kind: 'openLogs' }
  | { kind: 'exportDiagnostics' };

export type MenuRole =
  | 'about'
  | 'services'
  | 'hide'
  | 'hideOthers'
  | 'unhide'
  | 'quit'
  | 'close'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'pasteAndMatchStyle'
  | 'delete'
  | 'selectAll'
  | 'zoomIn'
  | 'zoomOut'
  | 'resetZoom'
  | 'togglefullscreen'
  | 'toggleDevTools'
  | 'minimize'
  | 'zoom'
  | 'front'
  | 'window'
  | 'help';

export interface MenuItem {
  id: string;
  label?: string;
  type?: 'separator' | 'radio' | 'checkbox';
  role?: MenuRole;
  action?: MenuAction;
  accelerator?: string;
  checked?: boolean;
  enabled?: boolean;
  /** Hides the entry, so that only its accelerator works. */
  isHidden?: boolean;
  submenu?: MenuItem[];
}

/** The target of a right click. */
export interface ContextTarget {
  isEditable: boolean;
  hasSelection: boolean;
  canCut: boolean;
  canCopy: boolean;
  canPaste: boolean;
}

/** The native menus; applies whole templates. */
export interface MenuBar {
  apply(template: MenuItem[], onAction: (action: MenuAction) => void): void;
  /** `toTemplate` is called at every right click in a page; an empty template shows no menu. */
  provideContextMenu(toTemplate: (target: ContextTarget) => MenuItem[]): void;
}
