import type { Api } from '@main/server/api/api-client';
import type { OrderSnapshots } from './order-snapshots';

/** What is held for paper goes with every answer that shows orders or changes their status, whoever asked. */
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
  // What a server writes back need not be the whole order: its status alone is taken.
  api.onAnswer('orders.changeStatus', (row, { params, body }) =>
    snapshots.noteStatus({ kind: 'order', id: Number(params.id) }, row?.status ?? body.status),
  );
  api.onAnswer('guestOrders.changeStatus', (row, { params, body }) =>
    snapshots.noteStatus({ kind: 'guestOrder', id: Number(params.id) }, row?.status ?? body.status),
  );
}
