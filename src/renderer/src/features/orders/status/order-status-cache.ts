import { changeRow } from '@renderer/runtime/calls/cached-rows';
import type { OrderKind } from '@shared/contract/printing/printing';
import type { QueryClient } from '@tanstack/react-query';
import { orderKinds } from '../order-kinds';

/** Writes a status that the server has into every cached page, so that no list shows the old one while it is read again. */
export function writeStatusToCache(client: QueryClient, { kind, id }: { kind: OrderKind; id: number }, status: string): void {
  changeRow<{ id: number; status: string }>(client, orderKinds[kind].list, id, (row) => ({ ...row, status }));
}
