import type { socialCalls } from '@shared/contract/site/social';
import type { Handlers } from '../../http/handler';

/** A save replaces the whole record: what it leaves out is empty afterwards (OP-56). */
export const socialHandlers: Handlers<typeof socialCalls> = {
  'homeSocial.read': ({ store }) => store.singles.homeSocial,
  'homeSocial.save'({ body, store }) {
    store.singles.homeSocial = body;
    return body;
  },
  'shopSocial.read': ({ store }) => store.singles.shopSocial,
  'shopSocial.save'({ body, store }) {
    store.singles.shopSocial = body;
    return body;
  },
};
