import { isDeepStrictEqual } from 'node:util';
import type { ChangedPart } from '@shared/contract/printing/print-history';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';

const parts: Record<ChangedPart, (order: OrderSnapshot) => unknown> = {
  status: ({ status }) => status,
  customer: ({ customer: { name, email } }) => [name, email],
  phone: ({ customer: { phone } }) => phone,
  address: ({ address }) => address,
  lines: ({ lines }) => lines,
  amounts: ({ totalFils, shippingFeeFils, subtotalFils }) => [totalFils, shippingFeeFils, subtotalFils],
  payment: ({ paymentMethod, payments }) => [paymentMethod, payments],
};

/** Returns the value as the journal stores it: properties that JSON leaves out are no difference. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Returns the changed parts of the order; null if these are different orders with the same ID, from two shops. */
export function toChangedParts(printed: OrderSnapshot, now: OrderSnapshot): ChangedPart[] | null {
  if (printed.createdAt !== now.createdAt) return null;
  return (Object.keys(parts) as ChangedPart[]).filter(
    (part) => !isDeepStrictEqual(asStored(parts[part](printed)), asStored(parts[part](now))),
  );
}
