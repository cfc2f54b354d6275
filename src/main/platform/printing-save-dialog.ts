import type { SaveDialog } from '../printing/save-pdf';
import { electronDialogs } from './electron-system';

export const electronSaveDialog: SaveDialog = {
  askPath: electronDialogs.askFile,
};
