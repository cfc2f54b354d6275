import type { Api } from '@main/server/api/api-client';
import type { OrderSnapshots } from './order-snapshots';

/** Updates the order snapshots with every response that has orders or changes their status, whichever page sent the request. */
export function followOrders(api: Pick<Api, 'onAnswer'>, snapshots: Pick<OrderSnapshots, 'note' | 'noteStatus'>): void {
  api.onAnswer('orders.list', ({ rows }, _input, heard) =>
    snapshots.note(
      rows.map((row) => ({ kind: 'order', row })),
      heard,
    ),
  );
  api.onAnswer('guestOrders.list', ({ rows }, _input, heard) =>
    snapshots.note(
      rows.map((row) => ({ kind: 'guestOrder', row })),
      heard,
    ),
  );
  // The response to a status change may not have the whole order, so only its status is used.
  api.onAnswer('orders.changeStatus', (row, { params, body }) =>
    snapshots.noteStatus({ kind: 'order', id: Number(params.id) }, row?.status ?? body.status),
  );
  api.onAnswer('guestOrders.changeStatus', (row, { params, body }) =>
    snapshots.noteStatus({ kind: 'guestOrder', id: Number(params.id) }, row?.status ?? body.status),
  );
}
