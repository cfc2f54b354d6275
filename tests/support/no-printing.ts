import type { Printing } from '@main/printing-port';
import { routes } from '@shared/contract/registry';
import { FailureError } from '@shared/contract/result';

/** For tests of everything else: a machine without any printer. */
export function createNoPrinting(): Printing {
  const refuse = (): never => {
    throw new FailureError({ code: 'noPrinter' });
  };
  const names = Object.keys(routes).filter((name) => /^(printing|history)\./.test(name));
  return {
    handlers: Object.fromEntries(names.map((name) => [name, refuse])) as unknown as Printing['handlers'],
    pages: { respond: () => null },
    queue: { unsent: () => 0, stuck: () => 0, hold: () => undefined, onChanged: () => undefined },
    forgetOrders: () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };
}
