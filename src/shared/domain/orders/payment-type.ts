/** Payment methods with a label (checklist ORD-27). */
export const paymentTypes = ['knet', 'visa', 'cash'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** Returns null for a method without a label. */
export function toPaymentType(method: string): PaymentType | null {
  const known = method.trim().toLowerCase();
  return paymentTypes.find((type) => type === known) ?? null;
}
