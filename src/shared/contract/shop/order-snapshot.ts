import { isColorVariant } from '../../domain/colors/color-variant';
import { type Fils, toFils } from '../../domain/money';
import { toLineTotal, toSubtotal } from '../../domain/orders/order-lines';
import type { OrderKind } from '../../domain/orders/order-ref';
import type { GuestOrder, Order, OrderAddress, Payment, SubCart } from './orders';

export interface OrderLineVariant {
  name_en: string;
  name_ar: string;
  value_en: string;
  value_ar: string;
  /** Whether the value is a color, which is shown with a swatch; see `toCssColor`. */
  isColor: boolean;
}

export interface OrderLineExtra {
  id: number;
  name_en: string;
  name_ar: string;
  quantity: number;
  unitPriceFils: Fils;
}

export interface OrderLine {
  id: number;
  name_en: string;
  name_ar: string;
  /** First picture of the product; null if it has none. */
  pictureUrl: string | null;
  quantity: number;
  unitPriceFils: Fils;
  variants: OrderLineVariant[];
  dynamicVariants: OrderLineExtra[];
  totalFils: Fils;
}

/** One form for both kinds of orders, as plain JSON: the data of the details, the address dialog, and the invoice. */
export interface OrderSnapshot {
  kind: OrderKind;
  id: number;
  customer: { name: string; phone: string; email: string };
  /** The first of the order's addresses, otherwise its single one, otherwise null. Missing values are ''. */
  address: OrderAddress | null;
  /** As the server sent it: an ISO date-time or `YYYY-MM-DD`. */
  createdAt: string;
  totalFils: Fils;
  shippingFeeFils: Fils;
  subtotalFils: Fils;
  paymentMethod: string;
  payments: Payment[];
  status: string;
  lines: OrderLine[];
}

/** Call it as `toOrderSnapshot('order', row)` or `toOrderSnapshot('guestOrder', row)`. */
export function toOrderSnapshot(...[kind, row]: ['order', Order] | ['guestOrder', GuestOrder]): OrderSnapshot {
  const customer =
    kind === 'order'
      ? { name: row.user.username, phone: row.user.phone, email: row.user.email }
      : { name: row.guest_name, phone: row.guest_phone, email: row.guest_email };
  return {
    kind,
    id: row.id,
    customer,
    address: row.user_addresses[0] ?? row.user_address,
    createdAt: kind === 'order' ? row.day || row.createdAt : row.createdAt,
    totalFils: row.total,
    shippingFeeFils: row.shipping_fee,
    subtotalFils: toSubtotal(row.total, row.shipping_fee),
    paymentMethod: row.payment_method,
    payments: row.payments,
    status: row.status,
    lines: row.sub_carts.map(toOrderLine),
  };
}

function toOrderLine({ id, amount, price, product, dynamic_variant_carts }: SubCart): OrderLine {
  const line = {
    id,
    name_en: product.name_en,
    name_ar: product.name_ar,
    pictureUrl: product.product_images.find((image) => image.url)?.url ?? null,
    quantity: amount,
    // A registered order's line may not have its own price (OP-85).
    unitPriceFils: price ?? product.price ?? toFils(0),
    variants: product.variant.map(({ variant, variant_value }) => ({
      name_en: variant.name_en,
      name_ar: variant.name_ar,
      value_en: variant_value.value_en,
      value_ar: variant_value.value_ar,
      isColor: isColorVariant(variant),
    })),
    dynamicVariants: dynamic_variant_carts.map((extra) => ({
      id: extra.id,
      name_en: extra.dynamic_variant.name_en,
      name_ar: extra.dynamic_variant.name_ar,
      quantity: extra.amount,
      unitPriceFils: extra.dynamic_variant.price,
    })),
  };
  return { ...line, totalFils: toLineTotal(line) };
}
