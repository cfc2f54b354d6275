import { guard, KnownEmitter } from '../guard.mjs';
import { inner, runtime } from '../runtime.mjs';
import { webContents } from '../web-contents/web-contents.mjs';
import { BrowserWindow } from '../window/browser-window.mjs';
import { matchesAccelerator } from './accelerators.mjs';
import { MenuItem } from './menu-item.mjs';

let applicationMenu = null;

/** Adjacent radio items form one group, in which exactly one item is checked: the last one declared as checked, otherwise the first. */
function joinRadioGroups(items) {
  const groups = [];
  items.forEach((item, index) => {
    if (item.type !== 'radio') return;
    if (items[index - 1]?.type !== 'radio') groups.push([]);
    groups.at(-1).push(item);
  });
  for (const group of groups) {
    for (const item of group) item[inner].radioGroup = group;
    const checked = group.findLast((item) => item.checked) ?? group[0];
    checked.checked = true;
  }
}

class MenuImplementation extends KnownEmitter {
  constructor() {
    super('Menu', ['menu-will-close', 'menu-will-show']);
    this.items = [];
    // biome-ignore lint/correctness/noConstructorReturn: every exported object is guarded
    return guard('Menu', this);
  }

  static buildFromTemplate(template) {
    if (!Array.isArray(template)) throw new TypeError('Invalid template for Menu: Menu template must be an array');
    const menu = new Menu();
    for (const given of template) {
      if (!given.label && !given.role && given.type !== 'separator') {
        throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
      }
      menu.append(new MenuItem(given), given.submenu);
    }
    return menu;
  }

  static setApplicationMenu(menu) {
    applicationMenu = menu;
  }

  static getApplicationMenu() {
    return applicationMenu;
  }

  append(item, submenu) {
    this.insert(this.items.length, item, submenu);
  }

  insert(position, item, submenu) {
    if (submenu) item.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : submenu;
    item.menu = this;
    this.items.splice(position, 0, item);
    joinRadioGroups(this.items);
  }

  getMenuItemById(id) {
    for (const item of this.items) {
      if (item.id === id) return item;
      const found = item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }

  /** No menu is drawn: a test reads the last menu popped up, and clicks its items. */
  popup(options = {}) {
    Menu[inner].lastPopup = this;
    queueMicrotask(() => this.emit('menu-will-show'));
    this[inner] = { callback: options.callback };
  }

  closePopup() {
    queueMicrotask(() => this.emit('menu-will-close'));
    this[inner]?.callback?.();
  }
}

MenuImplementation[inner] = { lastPopup: null };

export const Menu = guard('Menu', MenuImplementation);

const editing = new Set(['undo', 'redo', 'cut', 'copy', 'paste', 'pasteAndMatchStyle', 'delete', 'selectAll']);

function findByAccelerator(menu, input) {
  for (const item of menu.items) {
    const found = item.submenu
      ? findByAccelerator(item.submenu, input)
      : item.accelerator && item.enabled && !editing.has(item[inner].role) && matchesAccelerator(item.accelerator, input) && item;
    if (found) return found;
  }
  return null;
}

// Keys that a test presses never reach a native menu, in Electron either. A user's keys do.
webContents[inner].onUnusedInput = (contents, input) => {
  if (runtime.isHeadless || input.type !== 'keyDown' || !applicationMenu) return;
  findByAccelerator(applicationMenu, input)?.click({ triggeredByAccelerator: true }, BrowserWindow.fromWebContents(contents), contents);
};
