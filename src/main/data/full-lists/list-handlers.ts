import type { Api, JsonCallName } from '@main/server/api/api-client';
import type { Handlers } from '@main/system/ports/handlers';
import type { AnyCall } from '@shared/contract/call';
import { calls } from '@shared/contract/tables/registry';
import { isRecord } from '@shared/domain/is-record';
import { fullListNames } from '@shared/domain/lists/full-list-names.generated';
import type { FullLists } from './full-lists';
import { isOrders } from './order-sources';
import type { Row } from './row-store';

type Names = `fullLists.${'view' | 'rows' | 'ids' | 'pick' | 'selected' | 'count' | 'read' | 'stop'}`;

export function createFullListHandlers(lists: FullLists): Handlers<Names> {
  return {
    'fullLists.view': (question) => lists.view(question),
    'fullLists.rows': (question) => lists.rows(question),
    'fullLists.ids': (question) => lists.ids(question),
    'fullLists.pick': ({ ids, ...question }) => lists.pick(question, ids),
    'fullLists.selected': ({ ids, ...question }) => lists.ticked(question, ids),
    'fullLists.count': ({ filters, ...scope }) => lists.count(scope, filters),
    'fullLists.read': (scope) => lists.read(scope),
    'fullLists.stop': (scope) => lists.stop(scope),
  };
}

const toRow = (value: unknown): Row | null => (isRecord(value) && 'id' in value ? (value as Row) : null);

/** Updates the cached lists from this app's calls. */
export function followCalls(api: Pick<Api, 'onAnswer'>, lists: FullLists): void {
  for (const list of fullListNames) {
    // The cast pairs a name with its response; the responses of all these lists have rows.
    api.onAnswer(list as 'orders.list', ({ rows }, _input, { takesRows }) => takesRows || lists.noteSeen(list, rows));
    for (const [name, call] of Object.entries(calls) as [JsonCallName, AnyCall][]) {
      if (!call.touches.includes(list)) continue;
      api.onAnswer(name, (value, input) => {
        if (call.touchesAll.includes(list)) return lists.noteAllWritten(list);
        const { id } = (input as { params?: { id?: number | string } }).params ?? {};
        if (id === undefined) lists.noteAdded(list);
        // Only the response to a write of an order is the row; other responses have none that could be used.
        else lists.noteWritten(list, Number(id), isOrders(list) ? toRow(value) : null);
      });
    }
  }
}
