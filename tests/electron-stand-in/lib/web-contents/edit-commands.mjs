/** The command names of Chromium's editor, by the methods of webContents. */
const names = { copy: 'copy', cut: 'cut', delete: 'delete', paste: 'paste', redo: 'redo', selectAll: 'selectAll', undo: 'undo' };

/** @param {import('../page/page.mjs').Page} page @param {keyof typeof names} command */
export async function runEditCommand(page, command) {
  await page.attached;
  // A key without a name carries the command to the focused editor and types nothing.
  const key = { key: 'Unidentified', code: '', commands: [names[command]] };
  await page.cdp.trySend('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
}
