import { isAbsolute } from 'node:path';
import { orderKinds } from '@shared/domain/orders/order-ref';
import { z } from 'zod';
import { plainStart, type SecondInstanceData } from './first-instance';

/** Any program of this account may send it, so only these fields are used. */
const handedOver = z.object({
  isHidden: z.boolean(),
  exportTo: z.object({ file: z.string().max(4096).refine(isAbsolute), answer: z.uuid() }).nullable(),
  quit: z.object({ isWhenIdle: z.boolean(), answer: z.uuid() }).nullable().default(null),
  order: z
    .object({ kind: z.enum(orderKinds), id: z.number().int().positive() })
    .nullable()
    .default(null),
});

/** Validates the data; data of an older version or another program counts as a plain second start. */
export function readSecondInstanceData(data: unknown): SecondInstanceData {
  const parsed = handedOver.safeParse(data);
  return parsed.success ? parsed.data : plainStart;
}
