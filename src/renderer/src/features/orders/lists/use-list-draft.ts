import { usePrintDraft } from '@renderer/shared-components/printing/use-print-draft';
import type { ListDraft, ListOptions } from '@shared/contract/printing/print-requests';
import { maxOrdersAtOnce } from '@shared/contract/printing/print-requests';
import type { Failure } from '@shared/contract/result';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { isDelivered } from '@shared/domain/orders/order-status';
import { type ListKind, listFacts } from '@shared/domain/printing/printable';
import { useState } from 'react';

export interface ListDraftState {
  /** Undefined while loading. */
  draft: ListDraft | undefined;
  failure: Failure | null;
  isTooMany: boolean;
  /** The orders on the sheet. */
  orders: readonly OrderSnapshot[];
  options: ListOptions;
  setOptions(options: ListOptions): void;
  isWithoutEarlier: boolean;
  setWithoutEarlier(isWithout: boolean): void;
  /** Orders that are already delivered, on a sheet for a delivery. */
  delivered: readonly OrderSnapshot[];
  isWithoutDelivered: boolean;
  setWithoutDelivered(isWithout: boolean): void;
  /** Loads again what couldn't be loaded. */
  readAgain(): void;
}

/** The data of a list over orders, and the user's options. */
export function useListDraft(document: ListKind, wanted: readonly OrderRef[]): ListDraftState {
  const { sortings, initialParts, asksDelivered } = listFacts[document];
  const [options, setOptions] = useState<ListOptions>({ sorting: sortings[0] ?? 'category', parts: [...initialParts] });
  const [isWithoutEarlier, setWithoutEarlier] = useState(false);
  const [isWithoutDelivered, setWithoutDelivered] = useState(false);
  const isTooMany = wanted.length > maxOrdersAtOnce;
  const read = usePrintDraft<ListKind>({ document, orders: [...wanted] }, !isTooMany);
  const delivered = asksDelivered ? (read.data?.orders ?? []).filter(isDelivered) : [];
  const left = new Set([
    ...(isWithoutEarlier ? (read.data?.earlier ?? []).map(({ order }) => toOrderKey(order)) : []),
    ...(isWithoutDelivered ? delivered.map(toOrderKey) : []),
  ]);
  return {
    draft: read.data ?? undefined,
    failure: read.data ? null : (read.error?.failure ?? null),
    isTooMany,
    orders: (read.data?.orders ?? []).filter((order) => !left.has(toOrderKey(order))),
    options,
    setOptions,
    isWithoutEarlier,
    setWithoutEarlier,
    delivered,
    isWithoutDelivered,
    setWithoutDelivered,
    readAgain: () => void read.refetch(),
  };
}
