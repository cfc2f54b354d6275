import Quill from 'quill';
import { CleanClipboard } from './quill-clipboard';
import { registerFormats } from './quill-formats';
import { createKeyBindings } from './quill-keys';

function toModules(language: 'en' | 'ar'): Record<string, unknown> {
  return {
    toolbar: false,
    keyboard: { bindings: createKeyBindings(language) },
    // What the app puts into the editor is not for the user to undo.
    history: { userOnly: true },
    uploader: { mimetypes: [], handler: () => undefined },
  };
}

registerFormats();
Quill.register('modules/clipboard', CleanClipboard, true);

/** One object per language for good: the editor is built anew when it gets another one. */
export const quillModules = { en: toModules('en'), ar: toModules('ar') };
