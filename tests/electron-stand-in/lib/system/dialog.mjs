import { guard } from '../guard.mjs';
import { inner, runtime } from '../runtime.mjs';
import { askInWindow } from './dialog-window.mjs';

/** Every dialog asked for, in order, whoever answered. */
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
 * Without a display nobody can answer, so every dialog is cancelled: a test that wants another answer puts its own function
 * here. With a display a small window asks.
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
