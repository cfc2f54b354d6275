import type { staticPageCalls } from '@shared/contract/site/static-pages';
import type { Handlers } from '../../http/handler';
import type { StoredStaticBlock } from '../../store/model';

type Served = StoredStaticBlock & { type: 'about' };

function toServedBlocks(blocks: readonly StoredStaticBlock[]): Served[] {
  return blocks.map((block) => ({ ...block, type: 'about' }));
}

function withIds(blocks: readonly Omit<StoredStaticBlock, 'id'>[], before: readonly StoredStaticBlock[]): StoredStaticBlock[] {
  const lastId = Math.max(0, ...before.map((block) => block.id));
  return blocks.map((block, index) => ({ ...block, id: lastId + index + 1 }));
}

/** A save replaces all blocks (OP-58). */
export const staticPageHandlers: Handlers<typeof staticPageCalls> = {
  'homeAbout.list': ({ store }) => toServedBlocks(store.singles.homeAbout),
  'homeAbout.save'({ body, store }) {
    store.singles.homeAbout = withIds(body.static_page, store.singles.homeAbout);
    return toServedBlocks(store.singles.homeAbout);
  },
  'shopAbout.list': ({ store }) => toServedBlocks(store.singles.shopAbout),
  'shopAbout.save'({ body, store }) {
    store.singles.shopAbout = withIds(body.static_page, store.singles.shopAbout);
    return toServedBlocks(store.singles.shopAbout);
  },
};
