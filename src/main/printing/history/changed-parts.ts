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

/** As it lies in the journal: what JSON leaves out is no difference. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** What is different in the order; null when the two are not the same order, because they are of two shops whose ids are alike. */
export function toChangedParts(printed: OrderSnapshot, now: OrderSnapshot): ChangedPart[] | null {
  if (printed.createdAt !== now.createdAt) return null;
  return (Object.keys(parts) as ChangedPart[]).filter(
    (part) => !isDeepStrictEqual(asStored(parts[part](printed)), asStored(parts[part](now))),
  );
}
