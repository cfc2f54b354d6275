import { toOrderLink } from '@renderer/features/orders/order-navigation';
import { type OrderRow, toOrderRow } from '@renderer/features/orders/order-row';
import { useRead } from '@renderer/runtime/calls/use-read';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { toSearch } from '@renderer/ui/controls/search-field';
import type { ValueOf } from '@shared/contract/bridge';
import type { GuestOrder, Order } from '@shared/contract/orders';
import type { OrderKind } from '@shared/contract/printing';
import type { FailureError } from '@shared/contract/result';
import { toPhoneText } from '@shared/domain/phone';
import { isServerAway } from '@shared/domain/server-away';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandItem } from './command-items';

const pauseMs = 300;
const shownOfEach = 5;

interface OrderSearch {
  items: CommandItem[];
  isSearching: boolean;
  /** Why orders are missing from the results. */
  failure: string | null;
}

/** Orders and guest orders by number, name or phone, as the server finds them. */
export function useOrderSearch(typed: string): OrderSearch {
  const { t } = useTranslation();
  const wanted = toSearch(typed);
  const search = usePaused(wanted);
  const input = { query: { page: 1, search } };
  const options = { enabled: search !== '', failure: 'inPlace', keepPrevious: false } as const;
  const orders = useRead('orders.list', input, options);
  const guestOrders = useRead('guestOrders.list', input, options);
  const keptOrders = useKeptMatches('order', search, orders.error);
  const keptGuestOrders = useKeptMatches('guestOrder', search, guestOrders.error);
  const toItem = (row: OrderRow): CommandItem => ({
    id: `${row.kind}-${row.id}`,
    group: row.kind === 'order' ? 'orders' : 'guestOrders',
    label: `${t('orders.number', { id: row.id })} ${row.customer.name}`,
    detail: toPhoneText(row.customer.phone),
    ...toOrderLink('details', row),
  });
  const found =
    wanted === '' || search === ''
      ? []
      : [
          ...(orders.data?.rows ?? (keptOrders.rows as Order[])).slice(0, shownOfEach).map((row) => toItem(toOrderRow('order', row))),
          ...(guestOrders.data?.rows ?? (keptGuestOrders.rows as GuestOrder[]))
            .slice(0, shownOfEach)
            .map((row) => toItem(toOrderRow('guestOrder', row))),
        ];
  const error = orders.error ?? guestOrders.error;
  const isKept = keptOrders.isShown || keptGuestOrders.isShown;
  return {
    items: found,
    isSearching: wanted !== search || (search !== '' && (orders.isLoading || guestOrders.isLoading)),
    failure:
      error && search !== ''
        ? t(isKept ? 'shell.command.kept' : 'shell.command.failed', { reason: toFailureText(error.failure, t) })
        : null,
  };
}

/** What this computer keeps, when the server could not be asked. */
function useKeptMatches(
  kind: OrderKind,
  search: string,
  error: FailureError | null,
): { rows: ValueOf<'offline.orders'>['rows']; isShown: boolean } {
  const isAway = search !== '' && error !== null && isServerAway(error.failure);
  const input = { kind, page: 1, search };
  const { data } = useRead('offline.orders', input, { enabled: isAway, failure: 'inPlace', keepPrevious: false, staleTimeMs: 0 });
  const isShown = isAway && data !== undefined && data.keptItems > 0;
  return { rows: isShown ? data.rows : [], isShown };
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
