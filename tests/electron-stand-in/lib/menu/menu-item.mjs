import { app } from '../app/app.mjs';
import { guard } from '../guard.mjs';
import { inner } from '../runtime.mjs';
import { BrowserWindow } from '../window/browser-window.mjs';
import { checkRole, roles } from './roles.mjs';

const types = ['normal', 'separator', 'submenu', 'checkbox', 'radio', 'header'];
const options = new Set([
  'accelerator',
  'acceleratorWorksWhenHidden',
  'after',
  'afterGroupContaining',
  'before',
  'beforeGroupContaining',
  'checked',
  'click',
  'enabled',
  'icon',
  'id',
  'label',
  'registerAccelerator',
  'role',
  'sublabel',
  'submenu',
  'toolTip',
  'type',
  'visible',
]);

let nextCommandId = 1;

class MenuItemImplementation {
  /** @param {Record<string, any>} given as in Electron's MenuItemConstructorOptions */
  constructor(given) {
    const unknown = Object.keys(given).find((name) => !options.has(name));
    if (unknown) throw new Error(`electron stand-in: menu item option ${unknown} is not provided`);
    const role = given.role === undefined ? undefined : checkRole(given.role);
    const type = given.type ?? (given.submenu ? 'submenu' : 'normal');
    if (!types.includes(type)) throw new Error(`Unknown menu item type: ${type}`);
    if (type === 'submenu' && !given.submenu) throw new Error('Invalid submenu');
    this.id = given.id ?? '';
    this.type = type;
    this.role = role?.toLowerCase();
    this.label = given.label ?? roles[role]?.label ?? '';
    this.sublabel = given.sublabel ?? '';
    this.toolTip = given.toolTip ?? '';
    this.accelerator = given.accelerator ?? roles[role]?.accelerator;
    this.icon = given.icon;
    this.enabled = given.enabled ?? true;
    this.visible = given.visible ?? true;
    this.registerAccelerator = given.registerAccelerator ?? true;
    this.submenu = undefined;
    this.menu = undefined;
    this.commandId = nextCommandId++;
    this[inner] = { isChecked: given.checked ?? false, handler: given.click, role };
    // biome-ignore lint/correctness/noConstructorReturn: every exported object is guarded
    return guard('MenuItem', this);
  }

  get checked() {
    return this[inner].isChecked;
  }

  set checked(isChecked) {
    if (this.type === 'radio' && isChecked) for (const other of this[inner].radioGroup ?? []) other[inner].isChecked = false;
    this[inner].isChecked = Boolean(isChecked);
  }

  /**
   * Toggles the item, then runs its role's action; without one, the item's own `click`. Only the drawn menu checks whether the item is
   * enabled.
   */
  click(event = {}, window = BrowserWindow.getFocusedWindow(), contents = window?.webContents) {
    if (this.type === 'checkbox') this.checked = !this.checked;
    if (this.type === 'radio') this.checked = true;
    const { handler, role } = this[inner];
    const deed = roles[role]?.click;
    if (deed) deed(window, contents, app);
    else handler?.(this, window, { triggeredByAccelerator: false, ...event });
  }
}

export const MenuItem = guard('MenuItem', MenuItemImplementation);
