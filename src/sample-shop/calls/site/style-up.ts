import type { styleUpCalls } from '@shared/contract/site/style-up';
import type { Handlers } from '../../http/handler';

export const styleUpHandlers: Handlers<typeof styleUpCalls> = {
  'styleUp.read': ({ params, store }) => store.singles.styleUp[params.kitchenKey],
  'styleUp.save'({ params, body, store }) {
    store.singles.styleUp[params.kitchenKey] = body;
    return body;
  },
};
