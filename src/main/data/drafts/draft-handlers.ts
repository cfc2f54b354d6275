import type { Handlers } from '@main/system/ports/handlers';
import type { Drafts } from './drafts';

type Names = 'drafts.save' | 'drafts.read' | 'drafts.remove' | 'drafts.list' | 'drafts.clear';

export function createDraftHandlers(drafts: Drafts): Handlers<Names> {
  return {
    'drafts.save': (draft) => drafts.save(draft),
    'drafts.read': (ref) => drafts.read(ref),
    async 'drafts.remove'(ref) {
      await drafts.remove(ref);
      return null;
    },
    'drafts.list': () => drafts.list(),
    async 'drafts.clear'() {
      await drafts.clear();
      return null;
    },
  };
}
