import type { Handlers } from '@main/system/ports/handlers';
import type { updateLocalCalls } from '@shared/contract/desktop/updates';
import type { Updates } from './updates';

export function createUpdateHandlers(updates: Updates): Handlers<keyof typeof updateLocalCalls> {
  return {
    'updates.read': updates.view,
    'updates.check': updates.check,
    'updates.download'() {
      updates.download();
      return null;
    },
    'updates.cancelDownload'() {
      updates.cancelDownload();
      return null;
    },
    'updates.restart': updates.restart,
  };
}
