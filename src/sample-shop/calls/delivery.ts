import type { deliveryCalls } from '@shared/contract/shop/delivery';
import { invalid } from '../api-error';
import type { Handlers } from '../http/handler';

export const deliveryHandlers: Handlers<typeof deliveryCalls> = {
  'delivery.read': ({ store }) => store.singles.delivery,
  /** The fees of areas that aren't named stay unchanged. */
  'delivery.save'({ body, store }) {
    const { areas } = store.tables;
    if (body.delivery_all_area && body.area_fees.length > 0) throw invalid('area_fees');
    for (const { id, delivery_fee } of body.area_fees) areas.update(id, { delivery_fee });
    const area_fees = areas.all().map(({ id, delivery_fee }) => ({ id, delivery_fee }));
    store.singles.delivery = { ...body, area_fees };
    return store.singles.delivery;
  },
};
