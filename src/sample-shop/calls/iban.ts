import type { ibanCalls } from '@shared/contract/shop/iban';
import type { Handlers } from '../http/handler';

export const ibanHandlers: Handlers<typeof ibanCalls> = {
  'iban.read': ({ store }) => store.singles.iban,
  'iban.save'({ body, store }) {
    store.singles.iban = body;
    return body;
  },
  'iban.remove'({ store }) {
    store.singles.iban = null;
    return null;
  },
};
