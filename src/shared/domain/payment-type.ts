/** checklist ORD-27 */
export const paymentTypes = ['knet', 'visa', 'cash'] as const;
export type PaymentType = (typeof paymentTypes)[number];
