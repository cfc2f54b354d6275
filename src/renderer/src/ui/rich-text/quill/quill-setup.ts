import Quill from 'quill';
import { CleanClipboard } from './quill-clipboard';
import { registerFormats } from './quill-formats';
import { createKeyBindings } from './quill-keys';

registerFormats();
Quill.register('modules/clipboard', CleanClipboard, true);

/** A constant, because the editor is created again for every new object. */
export const quillModules = {
  toolbar: false,
  keyboard: { bindings: createKeyBindings() },
  // The user can't undo changes made by the app.
  history: { userOnly: true },
  uploader: { mimetypes: [], handler: () => undefined },
};
