import type { OpenDialog, SaveDialog } from '@main/system/files/file-dialogs';
import { electronDialogs } from '../electron-system';

export const electronFileDialogs: SaveDialog & OpenDialog = {
  askPath: electronDialogs.askFile,
  askExisting: electronDialogs.askOpenFile,
};
