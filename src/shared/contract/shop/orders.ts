import { z } from 'zod';
import { knownOrderStatuses, orderStatuses } from '../../domain/orders/order-status';
import { canChangeOrderStatus } from '../../domain/permissions';
import { call } from '../call';
import { variantChoice } from '../catalogue/variants';
import {
  bilingualName,
  dayText,
  id,
  integer,
  isoDate,
  listOf,
  mixedMoneyOrNull,
  mixedMoneyOrZero,
  momentText,
  nameText,
  orEmpty,
  pageQuery,
  picture,
  text,
  textOrNothing,
  wordOf,
} from '../entity';
import { mixedMoneyIn } from '../money';
import { paged, written } from '../response';
import { onWire } from '../wire';

/** Payment methods that have labels; the server may send others, which are shown as they are (checklist ORD-27). */

const payment = z.object({ payment_type: text, Ref: text, invoice_id: text, PostDate: text, createdAt: momentText });
export type Payment = z.output<typeof payment>;

const dynamicVariantCart = z.object({
  id,
  amount: integer,
  dynamic_variant: orEmpty(bilingualName.extend({ price: mixedMoneyOrZero })),
});

const subCart = z.object({
  id,
  amount: integer,
  /** Null for lines of registered orders that only have the product's price. */
  price: mixedMoneyOrNull,
  product: orEmpty(bilingualName.extend({ price: mixedMoneyOrNull, product_images: listOf(picture), variant: listOf(variantChoice) })),
  /** Only lines with extras have it. */
  dynamic_variant_carts: onWire(listOf(dynamicVariantCart), { isOptional: true }),
});
export type SubCart = z.output<typeof subCart>;

const placeName = onWire(nameText, { isNullable: true });

const orderAddress = z.object({
  addressName: textOrNothing,
  governorate: placeName,
  area: placeName,
  avenue: textOrNothing,
  block: textOrNothing,
  street: textOrNothing,
  houseNumber: textOrNothing,
  floorNumber: textOrNothing,
  officeNumber: textOrNothing,
  otherInstructions: textOrNothing,
});
export type OrderAddress = z.output<typeof orderAddress>;

const common = z.object({
  id,
  total: mixedMoneyIn,
  /** Parsed as 0 if missing (OP-87). */
  shipping_fee: mixedMoneyOrZero,
  payment_method: text,
  payments: listOf(payment),
  /** One of `knownOrderStatuses`, or any other status of the server. */
  status: wordOf(knownOrderStatuses),
  createdAt: momentText,
  user_address: onWire(
    orderAddress.nullish().transform((value) => value ?? null),
    { isNullable: true },
  ),
  user_addresses: listOf(orderAddress),
  sub_carts: listOf(subCart),
});

export const order = common.extend({
  /** The requirements only define the day. */
  createdAt: onWire(momentText, { isOptional: true }),
  /** The requirements list it for guest orders only. */
  user_addresses: onWire(common.shape.user_addresses, { isOptional: true }),
  user: orEmpty(z.object({ username: text, email: text, phone: text })),
  day: dayText,
});
export type Order = z.output<typeof order>;

export const guestOrder = common.extend({ guest_name: text, guest_email: text, guest_phone: text });
export type GuestOrder = z.output<typeof guestOrder>;

/** Both days are inclusive (OP-80). */
export const orderQuery = pageQuery.extend({
  startDate: isoDate.optional(),
  endDate: isoDate.optional(),
});

const statusBody = z.object({ status: z.enum(orderStatuses) });

export const orderCalls = {
  'orders.list': call({
    method: 'GET',
    path: '/order/admin',
    query: orderQuery,
    answer: paged(order),
    assumed: ['query'],
    probe: { area: 'shop' },
    example: { query: { page: 1 } },
  }),
  'orders.changeStatus': call({
    method: 'PUT',
    path: '/order/changeStatus/:id',
    body: statusBody,
    answer: written(order),
    needs: canChangeOrderStatus,
    touches: ['orders.list', 'dashboard.read'],
    assumed: ['answer'],
    example: { params: { id: 10_482 }, body: { status: 'shipped' } },
  }),
  'guestOrders.list': call({
    method: 'GET',
    path: '/orderGuest/admin',
    query: orderQuery,
    answer: paged(guestOrder),
    assumed: ['query'],
    probe: { area: 'shop' },
    example: { query: { page: 1 } },
  }),
  'guestOrders.changeStatus': call({
    method: 'PUT',
    path: '/orderGuest/changeStatus/:id',
    body: statusBody,
    answer: written(guestOrder),
    needs: canChangeOrderStatus,
    touches: ['guestOrders.list', 'dashboard.read'],
    assumed: ['answer'],
    example: { params: { id: 10_700 }, body: { status: 'shipped' } },
  }),
} as const;
