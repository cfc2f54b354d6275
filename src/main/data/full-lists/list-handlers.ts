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

/** Keeps what is held in step with what this app reads and writes. */
export function followCalls(api: Pick<Api, 'onAnswer'>, lists: FullLists): void {
  for (const list of fullListNames) {
    // A name and its answer belong together; each of these lists answers with rows.
    api.onAnswer(list as 'orders.list', ({ rows }, _input, { takesRows }) => takesRows || lists.noteSeen(list, rows));
    for (const [name, call] of Object.entries(calls) as [JsonCallName, AnyCall][]) {
      if (!call.touches.includes(list)) continue;
      api.onAnswer(name, (value, input) => {
        if (call.touchesAll.includes(list)) return lists.noteAllWritten(list);
        const { id } = (input as { params?: { id?: number | string } }).params ?? {};
        if (id === undefined) lists.noteAdded(list);
        // Only orders answer a write with the row, or with nothing that could be taken for one.
        else lists.noteWritten(list, Number(id), isOrders(list) ? toRow(value) : null);
      });
    }
  }
}
