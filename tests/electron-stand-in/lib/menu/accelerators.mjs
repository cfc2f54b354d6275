const isMac = process.platform === 'darwin';

const modifiers = {
  alt: 'alt',
  cmd: 'meta',
  cmdorctrl: isMac ? 'meta' : 'control',
  command: 'meta',
  commandorcontrol: isMac ? 'meta' : 'control',
  control: 'control',
  ctrl: 'control',
  meta: 'meta',
  option: 'alt',
  shift: 'shift',
  super: 'meta',
};

const codes = {
  '+': 'Equal',
  ',': 'Comma',
  '-': 'Minus',
  '.': 'Period',
  '/': 'Slash',
  '=': 'Equal',
  backspace: 'Backspace',
  delete: 'Delete',
  down: 'ArrowDown',
  enter: 'Enter',
  esc: 'Escape',
  escape: 'Escape',
  left: 'ArrowLeft',
  plus: 'Equal',
  return: 'Enter',
  right: 'ArrowRight',
  space: 'Space',
  tab: 'Tab',
  up: 'ArrowUp',
};

/** @param {string} key as in an accelerator @returns {string} the key's position on the keyboard, in any layout */
function toCode(key) {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  if (/^\d$/.test(key)) return `Digit${key}`;
  if (/^f\d+$/i.test(key)) return key.toUpperCase();
  return codes[key.toLowerCase()] ?? key;
}

/** @param {string} accelerator as in 'CmdOrCtrl+Shift+P' @param {Record<string, any>} input of before-input-event */
export function matchesAccelerator(accelerator, input) {
  const parts = accelerator.replace(/\+\+$/, '+Plus').split('+');
  const key = parts.pop();
  const wanted = new Set(parts.map((part) => modifiers[part.toLowerCase()]));
  const hasModifiers = ['alt', 'control', 'meta', 'shift'].every((name) => wanted.has(name) === Boolean(input[name]));
  return hasModifiers && input.code === toCode(key);
}
