import { z } from 'zod';

/** Ids are positive integers; numeric text is accepted (OP-17). */
export const id = z.union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)]).pipe(z.number().int().positive());
export const idParams = z.object({ id });

/** Text that the server may leave out or null. */
export const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');

export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Query of every paged list; the API client turns `page` into `offset` and `limit`. Without `page` the server returns all rows (OP-24). */
export const pageQuery = z.object({ page: z.number().int().positive().optional(), search: z.string().trim().optional() });
