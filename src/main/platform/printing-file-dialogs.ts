import type { OpenDialog } from '../printing/print-settings-file';
import type { SaveDialog } from '../printing/save-pdf';
import { electronDialogs } from './electron-system';

export const electronFileDialogs: SaveDialog & OpenDialog = {
  askPath: electronDialogs.askFile,
  askExisting: electronDialogs.askOpenFile,
};
