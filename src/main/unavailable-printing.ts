import { routes } from '@shared/contract/registry';
import { FailureError } from '@shared/contract/result';
import type { Printing } from './printing-port';

/** Stands in until the print queue is composed: every route says that no printer is there. */
export function unavailablePrinting(): Printing {
  const refuse = (): never => {
    throw new FailureError({ code: 'noPrinter' });
  };
  const names = Object.keys(routes).filter((name) => name.startsWith('printing.'));
  return {
    handlers: Object.fromEntries(names.map((name) => [name, refuse])) as unknown as Printing['handlers'],
    pages: { respond: () => null },
    forgetOrders: () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };
}
