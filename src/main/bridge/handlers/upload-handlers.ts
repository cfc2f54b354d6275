import type { Uploads } from '../../api/uploads';
import type { Handlers } from '../router';

export function createUploadHandlers(uploads: Uploads): Handlers<'uploads.send' | 'uploads.cancel'> {
  return {
    'uploads.send': (upload) => uploads.send(upload),
    'uploads.cancel': ({ id }) => {
      uploads.cancel(id);
      return null;
    },
  };
}
