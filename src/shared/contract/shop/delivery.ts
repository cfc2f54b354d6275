import { z } from 'zod';
import { toFils } from '../../domain/money';
import { call } from '../call';
import { flag, id, idOut, listOf, moneyOrZero } from '../entity';
import { moneyOut } from '../money';
import { record, written } from '../response';

export const delivery = z.object({
  delivery_possibility: flag,
  /** True: one fee for all areas. False: `area_fees` apply. */
  delivery_all_area: flag,
  delivery_fee: moneyOrZero,
  /** Price per kilogram. */
  shipping_fee: moneyOrZero,
  cash_in_delivery: moneyOrZero,
  area_fees: listOf(z.object({ id, delivery_fee: moneyOrZero })),
});
export type Delivery = z.output<typeof delivery>;

export const deliveryCalls = {
  'delivery.read': call({
    method: 'GET',
    path: '/setting/servicesFee',
    answer: record(delivery),
    assumed: ['answer'],
    probe: { area: 'shop' },
    example: {},
  }),
  'delivery.save': call({
    method: 'POST',
    path: '/setting/servicesFee',
    body: z.object({
      delivery_possibility: z.boolean(),
      delivery_all_area: z.boolean(),
      delivery_fee: moneyOut,
      shipping_fee: moneyOut,
      cash_in_delivery: moneyOut,
      area_fees: z.array(z.object({ id: idOut, delivery_fee: moneyOut })),
    }),
    answer: written(delivery),
    needs: ['masterHN'],
    touches: ['delivery.read', 'lookups.areas'],
    assumed: ['answer'],
    example: {
      body: {
        delivery_possibility: true,
        delivery_all_area: false,
        delivery_fee: toFils(1.25),
        shipping_fee: toFils(0.5),
        cash_in_delivery: toFils(0),
        area_fees: [{ id: 1, delivery_fee: toFils(1.75) }],
      },
    },
  }),
} as const;
