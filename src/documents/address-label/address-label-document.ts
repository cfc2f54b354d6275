import type { OrderDocument } from '../parts/order-document';
import { AddressLabel } from './address-label';

export const addressLabel: OrderDocument = {
  Component: AddressLabel,
  mustShow: ({ snapshot }) => [`#${snapshot.id}`],
};
