import { inLanguage } from '@shared/domain/language';
import type { OrderListDocument } from '../parts/order-list-document';
import { PickList } from './pick-list';

export const pickList: OrderListDocument = {
  Component: PickList,
  mustShow({ name, orders, language }) {
    const [order] = orders;
    const [line] = order?.lines ?? [];
    return [name, ...(order ? [String(order.id)] : []), ...(line ? [inLanguage(language, 'name', line)] : [])];
  },
};
