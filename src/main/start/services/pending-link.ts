import type { Handlers } from '@main/system/ports/handlers';
import type { OrderRef } from '@shared/domain/orders/order-ref';

/** The order of a link, until a page of somebody signed in takes it. */
export interface PendingLink {
  ask(order: OrderRef): void;
  /** The person whose link it was has left. */
  forget(): void;
  handlers: Handlers<'windows.takeOrder'>;
}

export function createPendingLink({ isSignedIn, announce }: { isSignedIn: () => boolean; announce: () => void }): PendingLink {
  let asked: OrderRef | null = null;
  return {
    ask(order) {
      asked = order;
      announce();
    },
    forget() {
      asked = null;
    },
    handlers: {
      'windows.takeOrder'() {
        if (!isSignedIn()) return null;
        const taken = asked;
        asked = null;
        return taken;
      },
    },
  };
}
