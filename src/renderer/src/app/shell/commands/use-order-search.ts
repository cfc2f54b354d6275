import { toOrderResultsPath } from '@renderer/features/orders/order-kinds';
import { useRead } from '@renderer/runtime/calls/use-read';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toOrderLink } from '@renderer/shared-components/orders/order-links';
import { isLatinCode, toOrderSearch } from '@renderer/validation/search-text';
import type { FailureError } from '@shared/contract/result';
import { isServerAway } from '@shared/contract/server-away';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import type { ValueOf } from '@shared/contract/tables/bridge';
import { readOrderNumber } from '@shared/domain/orders/order-code';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { toPhoneText } from '@shared/domain/phone';
import { type OrderRow, toOrderRow } from '@shared/lists/orders';
import type { CommandItem, CommandTotals } from './command-items';
import { usePaused } from './use-paused';

const shownOfEach = 5;

export interface OrderSearch {
  /** Results of the current text only; the last item of a kind may link to all of them. */
  items: CommandItem[];
  /** Total number, shown or not. */
  total: number;
  /** Totals by kind. */
  totals: CommandTotals;
  isSearching: boolean;
  /** The unambiguous result: the only one, or the one with exactly this number; null while that is unknown. */
  certain: CommandItem | null;
  /** Why orders are missing from the results. */
  failure: string | null;
  /** Only orders that were shown on this computer were searched. */
  isAmongSeen: boolean;
  /** Retries failed searches. */
  retry(): void;
  /** Starts with the kind that the letter of a code names. */
  groups: CommandItem['group'][];
  /** Groups whose search is still running. */
  reading: CommandItem['group'][];
  /** Searches without waiting for the next key. */
  hurry(): void;
}

/** Searches orders and guest orders by number, name, or phone on the server. The kind that a code's letter names comes first. */
export function useOrderSearch(typed: string): OrderSearch {
  const t = useTexts();
  // Neither a name nor a phone is written as a product's code.
  const wanted = isLatinCode(typed) && !readOrderNumber(typed) ? '' : toOrderSearch(typed);
  const { paused: search, hurry } = usePaused(wanted);
  const found = {
    order: useFound('order', search),
    guestOrder: useFound('guestOrder', search),
  };
  const isCurrent = wanted === search;
  const named = readOrderNumber(typed);
  const kinds: OrderKind[] = named?.kind === 'guestOrder' ? ['guestOrder', 'order'] : ['order', 'guestOrder'];
  const shown = isCurrent && wanted !== '' ? kinds : [];
  const orders = shown.flatMap((kind) => {
    const equalFirst = found[kind].rows.toSorted((a, b) => Number(b.id === named?.id) - Number(a.id === named?.id));
    return equalFirst.slice(0, shownOfEach).map((row) => ({ row, item: toOrderItem(row, t('orders.number', { id: row.id })) }));
  });
  const items = shown.flatMap((kind): CommandItem[] => {
    const { total } = found[kind];
    const ofKind = orders.filter(({ row }) => row.kind === kind).map(({ item }) => item);
    const all = {
      id: `all-${kind}`,
      group: groupOf[kind],
      label: t(`shell.command.all.${kind}`, { total }),
      short: t('shell.command.allShort', { total }),
    };
    return total > ofKind.length ? [...ofKind, { ...all, to: toOrderResultsPath(kind, search) }] : ofKind;
  });
  const total = shown.reduce((sum, kind) => sum + found[kind].total, 0);
  const equal = orders.filter(({ row }) => row.id === named?.id && (named.kind === null || row.kind === named.kind));
  const isSearching = !isCurrent || found.order.isReading || found.guestOrder.isReading;
  const error = found.order.error ?? found.guestOrder.error;
  const isKept = found.order.isKept || found.guestOrder.isKept;
  return {
    items,
    total,
    totals: Object.fromEntries(shown.map((kind) => [groupOf[kind], found[kind].total])),
    isSearching,
    certain: isSearching ? null : ((equal.length === 1 ? equal : total === 1 ? orders : [])[0]?.item ?? null),
    failure:
      error && search !== ''
        ? t(isKept ? 'shell.command.kept' : 'shell.command.failed', { reason: toFailureText(error.failure, t) })
        : null,
    isAmongSeen: shown.some((kind) => found[kind].isSeen),
    retry: () => {
      for (const kind of kinds) if (found[kind].error) found[kind].retry();
    },
    groups: kinds.map((kind) => groupOf[kind]),
    reading: shown.filter((kind) => found[kind].isReading).map((kind) => groupOf[kind]),
    hurry,
  };
}

const groupOf = { order: 'orders', guestOrder: 'guestOrders' } as const satisfies Record<OrderKind, CommandItem['group']>;

/** Converts an order to an item. */
export function toOrderItem(row: OrderRow, number: string): CommandItem {
  return {
    id: `${row.kind}-${row.id}`,
    group: groupOf[row.kind],
    label: `${number} ${row.customer.name}`,
    lead: number,
    detail: toPhoneText(row.customer.phone),
    isRecord: true,
    order: { kind: row.kind, id: row.id },
    standing: { status: row.status, totalFils: row.totalFils },
    ...toOrderLink('details', row),
  };
}

interface Found {
  rows: readonly OrderRow[];
  total: number;
  isReading: boolean;
  error: FailureError | null;
  /** The rows are those stored on this computer. */
  isKept: boolean;
  /** The rows are orders that were shown on this computer, found in other spellings. */
  isSeen: boolean;
  retry(): void;
}

/** Searches the first page of one kind, or the stored orders if the server can't be reached. */
function useFound(kind: OrderKind, search: string): Found {
  const enabled = search !== '';
  const options = { failure: 'inPlace', keepPrevious: false } as const;
  const input = { query: { page: 1, search } };
  const orders = useRead('orders.list', input, { ...options, enabled: enabled && kind === 'order' });
  const guestOrders = useRead('guestOrders.list', input, { ...options, enabled: enabled && kind === 'guestOrder' });
  const own = kind === 'order' ? orders : guestOrders;
  const isAway = enabled && own.error !== null && isServerAway(own.error.failure);
  // The server compares letter by letter; among the orders shown on this computer, other spellings are found too.
  const isMissing = enabled && own.data?.totalItems === 0;
  const kept = useRead('offline.orders', { kind, page: 1, search }, { ...options, enabled: isAway || isMissing, staleTimeMs: 0 });
  const isKept = isAway && kept.data !== undefined && kept.data.keptItems > 0;
  const isSeen = isMissing && kept.data !== undefined && kept.data.totalItems > 0;
  const answer: Answer | undefined = enabled ? (isSeen ? kept.data : (own.data ?? (isKept ? kept.data : undefined))) : undefined;
  return {
    rows: answer?.rows.map((row) => (kind === 'order' ? toOrderRow(kind, row as Order) : toOrderRow(kind, row as GuestOrder))) ?? [],
    total: isSeen ? Math.min(answer?.rows.length ?? 0, shownOfEach) : (answer?.totalItems ?? 0),
    isReading: enabled && (own.isLoading || ((isAway || isMissing) && kept.isLoading)),
    error: own.error,
    isKept,
    isSeen,
    retry: () => void own.refetch(),
  };
}

type Answer = Pick<ValueOf<'orders.list'> | ValueOf<'guestOrders.list'> | ValueOf<'offline.orders'>, 'rows' | 'totalItems'>;
