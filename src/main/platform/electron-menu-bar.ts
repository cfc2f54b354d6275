import type { MenuAction, MenuBar, MenuItem } from '@main/windows/menu/menu-bar';
import { app, BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';

function toElectron(item: MenuItem, onAction: (action: MenuAction) => void): MenuItemConstructorOptions {
  const { action, submenu, isHidden, ...rest } = item;
  return {
    ...rest,
    ...(isHidden ? { visible: false, acceleratorWorksWhenHidden: true } : {}),
    ...(action ? { click: () => onAction(action) } : {}),
    ...(submenu ? { submenu: submenu.map((child) => toElectron(child, onAction)) } : {}),
  };
}

const ignore = (): void => undefined;

export const electronMenuBar: MenuBar = {
  apply(template, onAction) {
    Menu.setApplicationMenu(Menu.buildFromTemplate(template.map((item) => toElectron(item, onAction))));
  },
  provideContextMenu(toTemplate) {
    app.on('web-contents-created', (_created, contents) => {
      contents.on('context-menu', (_event, { isEditable, selectionText, editFlags }) => {
        const { canCut, canCopy, canPaste } = editFlags;
        const template = toTemplate({ isEditable, hasSelection: selectionText.trim() !== '', canCut, canCopy, canPaste });
        const window = BrowserWindow.fromWebContents(contents);
        if (template.length === 0 || !window) return;
        Menu.buildFromTemplate(template.map((item) => toElectron(item, ignore))).popup({ window });
      });
    });
  },
};
