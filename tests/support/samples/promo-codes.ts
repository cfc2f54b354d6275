import type { PromoCode } from '@shared/contract/shop/promo-codes';

/** Ten percent off, since August 2026, without an end, used 20 of 50 times. */
export function aCode(id: number, changes: Partial<PromoCode> = {}): PromoCode {
  return {
    id,
    name: `CODE${id}`,
    amount: 10,
    Type: 'percentage',
    createdAt: '2026-08-01T09:00:00.000Z',
    end_date: null,
    max_usage: 50,
    count_usage: 20,
    is_active: true,
    ...changes,
  };
}
