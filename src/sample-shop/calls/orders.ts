import type { orderCalls } from '@shared/contract/orders';
import { toDatePart } from '@shared/domain/dates';
import { toSearch } from '@shared/domain/row-search';
import type { Handlers } from '../http/handler';
import { toServedPage } from '../http/serve-rows';

interface Days {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Both days included, by calendar day in Kuwait. */
function toPeriod({ startDate, endDate }: Days): (date: string) => boolean {
  return (date) => {
    const day = toDatePart(date);
    return (startDate === undefined || day >= startDate) && (endDate === undefined || day <= endDate);
  };
}

/** Lists show the newest order first. */
export const orderHandlers: Handlers<typeof orderCalls> = {
  'orders.list'({ query, store }) {
    const [matches, isWithin] = [toSearch(query.search), toPeriod(query)];
    const rows = store.tables.orders
      .all()
      .filter(({ day }) => isWithin(day))
      .filter(({ id, user }) => matches({ id, texts: [user.username], phones: [user.phone] }));
    return toServedPage(rows.toReversed(), query, (row) => row);
  },
  'orders.changeStatus': ({ params, body, store }) => store.tables.orders.update(params.id, { status: body.status }),
  'guestOrders.list'({ query, store }) {
    const [matches, isWithin] = [toSearch(query.search), toPeriod(query)];
    const rows = store.tables.guestOrders
      .all()
      .filter(({ createdAt }) => isWithin(createdAt))
      .filter(({ id, guest_name, guest_phone }) => matches({ id, texts: [guest_name], phones: [guest_phone] }));
    return toServedPage(rows.toReversed(), query, (row) => row);
  },
  'guestOrders.changeStatus': ({ params, body, store }) => store.tables.guestOrders.update(params.id, { status: body.status }),
};
