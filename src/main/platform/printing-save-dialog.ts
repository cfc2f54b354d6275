import { join } from 'node:path';
import { app, BrowserWindow, dialog } from 'electron';
import type { SaveDialog } from '../printing/save-pdf';

export const electronSaveDialog: SaveDialog = {
  async askPath({ folder, fileName }) {
    const options = {
      defaultPath: join(folder ?? app.getPath('documents'), fileName),
      filters: [{ name: 'PDF', extensions: ['pdf'] }],
    };
    const parent = BrowserWindow.getFocusedWindow();
    const { canceled, filePath } = await (parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options));
    return canceled || !filePath ? null : filePath;
  },
};
