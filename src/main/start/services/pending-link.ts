import type { Handlers } from '@main/system/ports/handlers';
import type { OrderRef } from '@shared/domain/orders/order-ref';

/** The order of a link, until a page of a signed-in user opens it. */
export interface PendingLink {
  ask(order: OrderRef): void;
  /** Called when the user who opened the link has signed out. */
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
