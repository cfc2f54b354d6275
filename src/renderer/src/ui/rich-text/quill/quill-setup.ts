import Quill from 'quill';
import { CleanClipboard } from './quill-clipboard';
import { registerFormats } from './quill-formats';
import { createKeyBindings } from './quill-keys';

registerFormats();
Quill.register('modules/clipboard', CleanClipboard, true);

/** One object for good: the editor would be built anew for another one. */
export const quillModules = {
  toolbar: false,
  keyboard: { bindings: createKeyBindings() },
  // What the app puts into the editor is not for the user to undo.
  history: { userOnly: true },
  uploader: { mimetypes: [], handler: () => undefined },
};
