import type { Handlers } from '@main/system/ports/handlers';
import type { Uploads } from './uploads';

export function createUploadHandlers(uploads: Uploads): Handlers<'uploads.send' | 'uploads.cancel'> {
  return {
    'uploads.send': (upload) => uploads.send(upload),
    'uploads.cancel': ({ id }) => {
      uploads.cancel(id);
      return null;
    },
  };
}
