import type { Api, JsonCallName } from '@main/server/api/api-client';
import type { Handlers } from '@main/system/ports/handlers';
import type { AnyCall } from '@shared/contract/call';
import { calls } from '@shared/contract/tables/registry';
import { isRecord } from '@shared/domain/is-record';
import { wholeListNames } from '@shared/domain/lists/whole-list';
import { isOrders } from './order-sources';
import type { Row } from './row-store';
import type { WholeLists } from './whole-lists';

type Names = `wholeLists.${'view' | 'rows' | 'ids' | 'pick' | 'ticked' | 'count' | 'read' | 'stop'}`;

export function createWholeListHandlers(lists: WholeLists): Handlers<Names> {
  return {
    'wholeLists.view': (question) => lists.view(question),
    'wholeLists.rows': (question) => lists.rows(question),
    'wholeLists.ids': (question) => lists.ids(question),
    'wholeLists.pick': ({ ids, ...question }) => lists.pick(question, ids),
    'wholeLists.ticked': ({ ids, ...question }) => lists.ticked(question, ids),
    'wholeLists.count': ({ filters, ...scope }) => lists.count(scope, filters),
    'wholeLists.read': (scope) => lists.read(scope),
    'wholeLists.stop': (scope) => lists.stop(scope),
  };
}

const toRow = (value: unknown): Row | null => (isRecord(value) && 'id' in value ? (value as Row) : null);

/** Keeps what is held in step with what this app reads and writes. */
export function followCalls(api: Pick<Api, 'onAnswer'>, lists: WholeLists): void {
  for (const list of wholeListNames) {
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
