import { isAbsolute } from 'node:path';
import { orderKinds } from '@shared/domain/orders/order-ref';
import { z } from 'zod';
import type { CommandLine } from './command-line';

/** What a second start hands to the program that runs. It may come from anybody on this account, so nothing else is read from it. */
const handedOver = z.object({
  isHidden: z.boolean(),
  exportTo: z
    .object({
      file: z.string().max(4096).refine(isAbsolute),
      /** Under which the second program waits for the answer. */
      answer: z.uuid(),
    })
    .nullable(),
  quit: z.object({ isWhenIdle: z.boolean(), answer: z.uuid() }).nullable().default(null),
  order: z
    .object({ kind: z.enum(orderKinds), id: z.number().int().positive() })
    .nullable()
    .default(null),
});
export type HandedOver = z.output<typeof handedOver>;

/** Only shows the window. */
export const plainStart: HandedOver = { isHidden: false, exportTo: null, quit: null, order: null };

/** What an older version or a foreign program says is a plain second start. */
export function readHandedOver(data: unknown): HandedOver {
  const parsed = handedOver.safeParse(data);
  return parsed.success ? parsed.data : plainStart;
}

export function toHandedOver({ command, isHidden, isWhenIdle, file, order }: CommandLine, answer: string): HandedOver {
  return {
    // An older version knows nothing of it, and must not take it for the wish to see its window.
    isHidden: isHidden || command === 'quit',
    exportTo: command === 'exportDiagnostics' && file !== null ? { file, answer } : null,
    quit: command === 'quit' ? { isWhenIdle, answer } : null,
    order,
  };
}
