import type { AppCommand } from '@shared/contract/desktop/app';
import type { Appearance } from '@shared/contract/desktop/session';
import type { Language } from '@shared/domain/language';

/** What choosing a menu entry means; entries with a `role` are carried out by the system. */
export type MenuAction =
  | { kind: 'command'; command: AppCommand }
  | { kind: 'language'; language: Language }
  | { kind: 'appearance'; appearance: Appearance }
  /** Brings the window of this name to the front. */
  | { kind: 'window'; key: string }
  | { kind: 'closeRecords' }
  /** The window in front and the one before it share the screen. */
  | { kind: 'sideBySide' }
  | { kind: 'allToFront' }
  /** The window in front stays over all others, or does so no more. */
  | { kind: 'pin' }
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
  /** Only its accelerator is there. */
  isHidden?: boolean;
  submenu?: MenuItem[];
}

/** What was right-clicked. */
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
  /** Asked at every right click in a page; an empty template shows no menu. */
  provideContextMenu(toTemplate: (target: ContextTarget) => MenuItem[]): void;
}
