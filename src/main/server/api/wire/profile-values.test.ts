import type { AnyCall } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/tables/registry';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { describe, expect, it } from 'vitest';
import { toCallForm } from './call-form';
import { toContractBody } from './envelopes';

const formOf = (name: CallName, profile: Omit<ServerProfile, 'version'>) => toCallForm(calls[name], name, { version: 1, ...profile });

describe('days and moments with the day first', () => {
  const { answer }: AnyCall = calls['guestOrders.list'];
  const read = (createdAt: string): unknown => {
    const row = { id: 1, total: 5, payment_method: 'cash', status: 'ordered', createdAt, sub_carts: [] };
    const body = toContractBody(
      answer.form,
      { data: { data: [row], totalItems: 1 } },
      formOf('guestOrders.list', { dates: { answers: 'dayFirst' } }),
    );
    return (answer.decode(body) as { rows: { createdAt: string }[] }).rows[0]?.createdAt;
  };

  it('are read as such: a day alone gets no time', () => {
    expect(read('20/11/2026')).toBe('2026-11-20');
    expect(read('20/11/2026 09:05')).toBe('2026-11-20T06:05:00.000Z');
    expect(read('29/02/2028 09:05')).toBe('2028-02-29T06:05:00.000Z');
    expect(read('31/31/2026')).toBe('31/31/2026');
  });

  it.each(['31/02/2026', '31/02/2026 09:05', '29/02/2026', '31/04/2026 09:05:00', '00/04/2026'])(
    'stay as they came where there is no such day: %s',
    (came) => expect(read(came)).toBe(came),
  );
});

describe('amounts in fils', () => {
  const read = (body: unknown): unknown =>
    toContractBody((calls['iban.read'] as AnyCall).answer.form, body, formOf('iban.read', { amounts: 'fils' }));
  const products = (row: object): unknown => {
    const { answer }: AnyCall = calls['products.list'];
    return answer.decode(
      toContractBody(answer.form, { data: { data: [row], totalItems: 1 } }, formOf('products.list', { amounts: 'fils' })),
    );
  };
  const product = { id: 1, name_en: 'Cup', name_ar: 'كوب', amount: 7, images: [] };

  it('are read as dinars, and no other number is', () => {
    expect(products({ ...product, price: 12_500, cost: '7250', offerPrice: null })).toMatchObject({
      rows: [{ price: 12_500, cost: 7_250, offerPrice: null, amount: 7 }],
    });
    expect(read({ data: { iban: 'KW1', amount: 5 } })).toEqual({ data: { iban: 'KW1', amount: 5 } });
  });

  it('are not what has a part of a fils: such a row is left out, not shown a thousandth of itself', () => {
    expect(products({ ...product, price: 12.5 })).toMatchObject({ rows: [], unreadable: [expect.anything()] });
  });

  // An upload isn't JSON.
  it.each((Object.keys(calls) as CallName[]).filter((name) => name !== 'files.upload'))('%s can be sent so', (name) => {
    const call: AnyCall = calls[name];
    expect(() => formOf(name, { amounts: 'fils', dates: { sent: 'dayFirst' } }).sentBody(call.body ? {} : undefined)).not.toThrow();
  });

  it('are sent as such, with days as the server has them', () => {
    const form = formOf('products.add', { amounts: 'fils' });
    const body = { price: 4.35, cost: 1.005, offerPrice: null, amount: 3, category_id: 9, variant_data: [{ price: 0.29, amount: 2 }] };
    expect(form.sentBody(body)).toEqual({ ...body, price: 4350, cost: 1005, variant_data: [{ price: 290, amount: 2 }] });
    // A percentage or whole dinars; the documents don't define it as an amount.
    const promo = { name: '2026-11-20', amount: 12, end_date: '2026-11-20' };
    expect(formOf('promoCodes.add', { amounts: 'fils', dates: { sent: 'dayFirst' } }).sentBody(promo)).toEqual({
      ...promo,
      end_date: '20/11/2026',
    });
  });
});
