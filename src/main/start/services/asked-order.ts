import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { Handlers } from '../../host/handlers';

/** The order of a link, until a page of somebody signed in takes it. */
export interface AskedOrder {
  ask(order: OrderRef): void;
  /** The person whose link it was has left. */
  forget(): void;
  handlers: Handlers<'windows.takeOrder'>;
}

export function createAskedOrder({ isSignedIn, announce }: { isSignedIn: () => boolean; announce: () => void }): AskedOrder {
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
