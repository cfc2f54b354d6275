import { guard } from '../guard.mjs';
import { inner, runtime } from '../runtime.mjs';
import { askInWindow } from './dialog-window.mjs';

/** Every requested dialog in order, with or without a test's own function. */
const asked = [];

/** The first argument may be the window that the dialog belongs to. */
const optionsOf = (args) => args.at(-1) ?? {};

function cancelButton({ buttons = [], cancelId }) {
  if (cancelId !== undefined) return cancelId;
  return Math.max(
    0,
    buttons.findIndex((label) => /^&?(cancel|no)$/i.test(label)),
  );
}

/**
 * Without a display no user can respond, so every dialog is canceled. A test that needs another response sets its own function here. With a
 * display, a small window is shown.
 */
export const dialog = guard('dialog', {
  async showMessageBox(...args) {
    const options = optionsOf(args);
    asked.push({ kind: 'message', options });
    const cancel = { response: cancelButton(options), checkboxChecked: options.checkboxChecked ?? false };
    return runtime.isHeadless ? cancel : askInWindow('message', options, cancel);
  },
  async showSaveDialog(...args) {
    const options = optionsOf(args);
    asked.push({ kind: 'save', options });
    const cancel = { canceled: true, filePath: '' };
    return runtime.isHeadless ? cancel : askInWindow('save', options, cancel);
  },
  async showOpenDialog(...args) {
    const options = optionsOf(args);
    asked.push({ kind: 'open', options });
    const cancel = { canceled: true, filePaths: [] };
    return runtime.isHeadless ? cancel : askInWindow('open', options, cancel);
  },
  showErrorBox(title, content) {
    asked.push({ kind: 'error', options: { title, content } });
    console.error(`${title}\n${content}`);
    if (!runtime.isHeadless && runtime.isReady) askInWindow('message', { type: 'error', message: title, detail: content }, undefined);
  },
  [inner]: { asked },
});
