import type { OrderRef } from '@shared/domain/orders/order-ref';
import { useCallback, useMemo, useState } from 'react';
import { toOrderKey } from '../use-station-actions';

interface Ticks {
  ticked: ReadonlySet<string>;
  set(order: OrderRef, isTicked: boolean): void;
  replace(orders: readonly OrderRef[]): void;
}

/** The selected orders: initially `proposed`, until the user changes one; later reads don't change them. */
export function useChecks(proposed: readonly OrderRef[] | undefined): Ticks {
  const [own, setOwn] = useState<ReadonlySet<string> | null>(null);
  const initial = useMemo(() => new Set(proposed?.map(toOrderKey)), [proposed]);
  const set = useCallback(
    (order: OrderRef, isTicked: boolean) =>
      setOwn((current) => {
        const next = new Set(current ?? initial);
        if (isTicked) next.add(toOrderKey(order));
        else next.delete(toOrderKey(order));
        return next;
      }),
    [initial],
  );
  const replace = useCallback((orders: readonly OrderRef[]) => setOwn(new Set(orders.map(toOrderKey))), []);
  return { ticked: own ?? initial, set, replace };
}
